// What counts in Sammy, in English: for the sheet beside the scores, pads, and the terminal.

import type { Rules } from '../../options.ts';
import { type Scoring, SIDES, type WhatCounts } from '../../scoring.ts';
import { A_TRICK, MADE, presidentPoints, TOP_DECLARANTS, TOP_OPPONENTS } from './score.ts';

/** What the first, second … of some cards bring together: "25 for 3, 50 for 4". */
function steps(points: readonly number[]): string {
  return points
    .flatMap((each, cards) => (each > (points[cards - 1] ?? 0) ? [`${each} for ${cards}`] : []))
    .join(', ');
}

export function whatCounts(rules: Rules): WhatCounts {
  return {
    counts: [
      ['Bid made', String(MADE)],
      ['Each extra trick', String(A_TRICK)],
      ['Each trick short', `${A_TRICK} to the others`],
      ['Each President', String(presidentPoints(1))],
      ['Top four trumps, bidding side', steps(TOP_DECLARANTS)],
      ['Top four trumps, other side', steps(TOP_OPPONENTS)],
    ],
    words: `The top four of trumps; without trumps the Uncle Sams. ${
      rules['deals'] === 1 ? 'One hand is' : `${rules['deals']} hands are`
    } played; the higher total wins.`,
  };
}

export const scoring: Scoring = {
  whatCounts,
  goal: ({ deals }) => (deals === 1 ? undefined : `${deals} hands`),
  pad: SIDES,
};
