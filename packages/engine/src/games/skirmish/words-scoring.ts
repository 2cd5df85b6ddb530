// What counts in Skirmish, in English: for the sheet beside the scores, pads, and the terminal.

import { figure } from '../../numbers.ts';
import type { Rules } from '../../options.ts';
import { sets, skirmish } from '../../packs/skirmish.ts';
import { type Scoring, SIDES, type WhatCounts } from '../../scoring.ts';
import { captures } from './words.ts';

const ORDINARY = skirmish.cards.filter(({ kind, points }) => kind === 'ordinary' && points > 0);
const NURSE = skirmish.cards.find(({ kind }) => kind === 'nurse')!.points;
const POINTS = ORDINARY.map(({ points }) => points);

export function whatCounts(rules: Rules): WhatCounts {
  return {
    counts: [
      ['A Nurse', figure(NURSE)],
      ['Officers', 'their number'],
      ['Soldiers, sailors', `${Math.max(...POINTS)} to ${Math.min(...POINTS)}`],
      ...sets
        .slice(0, 2)
        .map(({ spy, takesFrom, points }): [string, string] => [
          `Spy ${spy} takes a Nurse from an ${takesFrom} card`,
          `−${figure(points)}`,
        ]),
    ],
    words: captures(rules),
  };
}

export const scoring: Scoring = {
  whatCounts,
  goal: ({ limit }) => (limit === 0 ? undefined : `to ${limit}`),
  pad: SIDES,
};
