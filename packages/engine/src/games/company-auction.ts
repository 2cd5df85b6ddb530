// What Tactics and Militac say alike: the companies within a sentence, and what happens when nobody bids.

import type { OptionRule } from '../game-words.ts';
import type { Option } from '../options.ts';

export const COMPANY_TERMS: Readonly<Record<string, string>> = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  engineers: 'Engineers',
  combined: 'combined forces',
};

/** TAC-6, MIL-8. */
export const ALL_PASS: OptionRule = { key: 'allPass', values: ['redeal', 'dealer'], default: 'redeal' };

export const ALL_PASS_WORDS: Pick<Option, 'help' | 'words'> = {
  help: 'What happens when nobody bids.',
  words: {
    redeal: 'The hand is thrown in and the deal moves on',
    dealer: 'The dealer can’t pass after three passes',
  },
};
