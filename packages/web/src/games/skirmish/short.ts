// A short match of Skirmish, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { rules: { limit: '0' } };
