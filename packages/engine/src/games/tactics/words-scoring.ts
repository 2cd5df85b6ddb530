// What counts in Tactics, in English: for the sheet beside the scores, pads, and the terminal.

import type { Rules } from '../../options.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import { type Scoring, SIDES, type WhatCounts } from '../../scoring.ts';

export function whatCounts(rules: Rules): WhatCounts {
  const lost = rules['setback'] === 'shortfall' ? 'what is missing' : 'the bid';
  return {
    counts: [
      ['Each squad', String(tacticsPoints.squad)],
      ['Ordnance', 'its number'],
      ['In a hand', String(tacticsPoints.hand)],
    ],
    words: `Short of the bid, ${lost} is lost; the other side always keeps what it captured.`,
  };
}

export const scoring: Scoring = {
  whatCounts,
  goal: ({ match }) =>
    match === 'hand'
      ? undefined
      : `${match === 'campaign' ? 'two Engagements to' : 'to'} ${tacticsPoints.engagement}`,
  pad: SIDES,
};
