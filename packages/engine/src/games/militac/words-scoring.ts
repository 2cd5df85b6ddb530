// What counts in Militac, in English: for the sheet beside the scores, pads, and the terminal.

import { type Scoring, SIDES, type WhatCounts } from '../../scoring.ts';

export function whatCounts(): WhatCounts {
  return {
    words: 'A bid that is made scores its value for the bidders; one that fails scores it for the others.',
  };
}

export const scoring: Scoring = {
  whatCounts,
  goal: ({ match, target }) => (match === 'hand' ? undefined : `to ${target}`),
  pad: SIDES,
};
