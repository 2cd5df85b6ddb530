// Whether a journey for one can go through every state when all cards are known. Every card comes by again, so only the
// map decides; where transfers are compulsory nothing is left to choose, and the journey is played.

import type { Move } from '../../game.ts';
import { highBit, lowBit } from '../../mechanics/borders.ts';
import { hasJourney } from '../../mechanics/journeys.ts';
import type { Winnable, WinnableFound } from '../../parts.ts';
import { apply, legal, STOP } from './play.ts';
import { clone, MAINE, OVER, type SammysTravels, START, topOf, UNION } from './position.ts';

const UNTOLD: WinnableFound = { can: undefined, steps: 0 };

export const winnable: Winnable<SammysTravels> = {
  look(position, steps) {
    const [low, high] = position.left;
    if (position.seats > 1) return UNTOLD;
    // TRV-19: what comes after the start cannot be known before it.
    if (position.mustTransfer) return position.phase === START ? UNTOLD : played(position);
    if (position.phase !== START) return hasJourney(topOf(position, 0), low, high, steps);
    return hasJourney(MAINE, low & ~lowBit(MAINE), high & ~highBit(MAINE), steps);
  },
};

/** TRV-9, TRV-19: whatever fits has to be taken; else the next card is dealt. */
function played(from: SammysTravels): WinnableFound {
  const p = clone(from);
  const moves: Move[] = [];
  let steps = 0;
  for (; p.phase !== OVER && p.stopped === 0; steps++) {
    const count = legal(p, 0, moves);
    const move = moves.findIndex((one, i) => i < count && one !== STOP);
    if (move < 0) break;
    apply(p, 0, moves[move]);
  }
  return { can: p.travel[0].length === UNION.length, steps };
}
