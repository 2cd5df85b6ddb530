// What counts in Do-Boy, in English: for the sheet beside the scores, pads, and the terminal.

import { doBoyPoints } from '../../packs/parker.ts';
import { players, type Scoring, type WhatCounts } from '../../scoring.ts';

export function whatCounts(): WhatCounts {
  return {
    counts: [
      ['Each Infantry card', String(doBoyPoints.infantryCard)],
      ['The President', String(doBoyPoints.president)],
      ['In a hand', String(doBoyPoints.hand)],
    ],
  };
}

export const scoring: Scoring = {
  whatCounts,
  goal: ({ match, target }) =>
    match === 'hand' ? 'the fewest points win' : `the fewest points win, ends at ${target}`,
  pad: players(6),
};
