// A short match of United States, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { seats: 3, rules: { target: '10' } };
