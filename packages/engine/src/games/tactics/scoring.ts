// What counts in Tactics, for the sheet beside the scores.

import type { View } from '../../game.ts';
import type { Rules } from '../../options.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import { type Scoring, SIDES, type WhatCounts } from '../../scoring.ts';
import type { TacticsFacts } from './view.ts';

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

/** What both sides have captured in a hand, and what of it in squads and in Ordnance (TAC-14). */
export function capturedIn({ facts }: View): Record<'squads' | 'ordnance' | 'captured', number[]> {
  const { squads: taken, captured } = facts as TacticsFacts;
  const squads = taken.map((count) => count * tacticsPoints.squad);
  return { squads, ordnance: captured.map((points, side) => points - squads[side]), captured };
}

export const scoring: Scoring = {
  whatCounts,
  goal: ({ match }) =>
    match === 'hand'
      ? undefined
      : `${match === 'campaign' ? 'two Engagements to' : 'to'} ${tacticsPoints.engagement}`,
  pad: SIDES,
};
