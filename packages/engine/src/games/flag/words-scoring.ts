// What may be laid where in Flag, in English, for the terminal.

import type { Scoring } from '../../scoring.ts';
import { STACKING_RULE } from './words.ts';

export const scoring: Scoring = { whatCounts: () => ({ words: STACKING_RULE }) };
