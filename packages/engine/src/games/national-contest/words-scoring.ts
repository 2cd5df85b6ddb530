// What counts in A National Contest, in English: for the sheet beside the scores, pads, and the terminal.

import type { Scoring, WhatCounts } from '../../scoring.ts';

/** NC-13. */
export function whatCounts(): WhatCounts {
  return {
    words: 'A state goes to the most populous neighbor that outranks it. If you hold none, pass.',
  };
}

export const scoring: Scoring = {
  whatCounts,
  pad: ['Democrats', 'Republicans'],
};
