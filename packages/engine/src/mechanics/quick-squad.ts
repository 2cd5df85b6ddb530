// How a quick player plays to squads in playouts: leads what is strong, beats what it can, spares what it cannot.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';
import type { Random } from '../random.ts';
import { companyOf } from './companies.ts';
import { NO_LEAD, type Squads, sideOf } from './squads.ts';

/** One play in this many is random, so that playouts differ. */
const WHIM = 3;

/** The strength of a card in a squad to which this company was led. */
export type StrengthIn<P> = (position: P, led: number, card: Card) => number;

/** The index of a play among the legal ones. */
export function quickPlay<P extends Squads>(
  p: P,
  seat: number,
  moves: readonly Move[],
  count: number,
  strengthIn: StrengthIn<P>,
  random: Random,
): number {
  if (count === 1 || random.below(WHIM) === 0) return random.below(count);
  if (p.led === NO_LEAD) return extreme(count, (i) => strengthIn(p, companyOf(moves[i]), moves[i]));
  const strength = (i: number): number => strengthIn(p, p.led, moves[i]);
  const weakest = extreme(count, (i) => -strength(i));
  if (sideOf(p.taker) === sideOf(seat)) return weakest;
  const last = ((seat + 1) & 3) === p.leader;
  // The last to play wins as cheaply as it can, the others as safely as they can.
  const best = extreme(count, (i) => {
    const s = strength(i);
    return s <= p.strongest ? Number.NEGATIVE_INFINITY : last ? -s : s;
  });
  return strength(best) > p.strongest ? best : weakest;
}

/** The index below `count` with the greatest worth. */
function extreme(count: number, worth: (index: number) => number): number {
  let best = 0;
  let most = worth(0);
  for (let i = 1; i < count; i++) {
    const value = worth(i);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return best;
}

/** How many discards a quick player looks at. */
const LOOKS = 10;

/** The index of a discard among the legal ones: of a few at random, the one that costs the least strength. */
export function quickDiscard<P>(
  p: P,
  moves: readonly Move[],
  count: number,
  cardsOf: (move: Move) => readonly Card[],
  strengthIn: StrengthIn<P>,
  random: Random,
): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS; look++) {
    const index = random.below(count);
    let strength = 0;
    for (const card of cardsOf(moves[index])) strength += strengthIn(p, companyOf(card), card);
    if (strength < least) {
      least = strength;
      best = index;
    }
  }
  return best;
}
