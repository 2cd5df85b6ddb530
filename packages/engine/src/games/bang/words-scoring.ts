// What counts in Bang, in English, for the terminal.

import type { Scoring } from '../../scoring.ts';
import { inShort } from './words.ts';

export const scoring: Scoring = {
  whatCounts: (rules) => ({ words: inShort(rules) }),
  goal: ({ limit }) => `the most cards win, ends after ${limit} laid`,
};
