// A short match of SIGS, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { seats: 4, rules: { target: '300' }, bots: 'sergeant', speed: 60 };
