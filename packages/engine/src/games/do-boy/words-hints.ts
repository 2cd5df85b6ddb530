// What hints say in Do-Boy, in English.

import { companyNames, companyWords } from '../../mechanics/words-companies.ts';
import { points, trickWords } from '../../mechanics/words-tricks.ts';
import type { DoBoyHintWords } from './hint-facts.ts';

export const hintWords: DoBoyHintWords = {
  ...trickWords({ ...companyNames, trick: 'squad' }),
  ...companyWords,
  taken: () => 'taken',
  givesAway: (sum) => `gives ${sum > 0 ? points(sum) : 'no points'} away`,
  keepsNothingAbove: (highest) => `keeps nothing above ${highest}`,
};
