// A short match of Flag, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { patience: 40 };
