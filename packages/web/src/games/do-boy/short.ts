// A short match of Do-Boy, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { rules: { match: 'hand' } };
