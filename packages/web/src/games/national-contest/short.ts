// A short match of A National Contest, for tests.

import type { ShortMatch } from '../page-parts.ts';

export const short: ShortMatch = { rules: { election: 'president' } };
