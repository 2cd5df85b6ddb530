// A short match of Sammy, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { rules: { deals: '1' } };
