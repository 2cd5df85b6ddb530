// A short match of Sammy’s Travels, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { seats: 1, patience: 40 };
