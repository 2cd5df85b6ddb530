// What counts in United States, in English: for the sheet beside the scores, pads, and the terminal.

import { players, type Scoring, type WhatCounts } from '../../scoring.ts';

/** US-15 to US-17. */
export function whatCounts(): WhatCounts {
  return {
    words:
      'The player who goes out scores the border states left in the other hands, and the player holding the most loses that many. If nobody can lay, the hand is blocked: the fewest cards win it, the others first throw away as many, and nobody loses.',
  };
}

export const scoring: Scoring = {
  whatCounts,
  goal: ({ target }) => `to ${target}`,
  pad: players(6),
};
