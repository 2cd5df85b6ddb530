// A short match of Bang, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { seats: 4, rules: { limit: '240' }, speed: 60 };
