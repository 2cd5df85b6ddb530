// Advice for United States: lay what leaves the most to lay next, throw away what counts most, and call what is wrong.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { BORDER_HIGH, BORDER_LOW, BORDERS, highBit, LOW_CARDS, lowBit } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Random } from '../../random.ts';
import type { UnitedStatesSeen } from './memory.ts';
import { PASS } from './play.ts';
import {
  belongs,
  CARD_MASK,
  CORNERS,
  CORNERS_HIGH,
  CORNERS_LOW,
  KANSAS,
  NO_CARD,
  PLAY,
  type UnitedStates,
  WINDOW,
} from './position.ts';
import { planTurn } from './turn.ts';

/** So many cards of a series are looked ahead. */
const AHEAD = 3;

/** How many cards of a hand can be laid one after another on these tops, looking so far ahead; in part how many next. */
function series(low: number, high: number, tops: readonly number[], ahead: number): number {
  let fits = 0;
  let most = 0;
  for (let at = 0; at < tops.length; at++) {
    const top = tops[at];
    if (top === NO_CARD) continue;
    let fitLow = low & BORDER_LOW[top] & ~CORNERS_LOW;
    let fitHigh = high & BORDER_HIGH[top] & ~CORNERS_HIGH;
    fits += bitCount(fitLow) + bitCount(fitHigh);
    if (ahead === 0) continue;
    for (; fitLow !== 0; fitLow &= fitLow - 1) {
      const card = 31 - Math.clz32(fitLow & -fitLow);
      most = Math.max(most, 1 + series(low & ~(1 << card), high, tops.with(at, card), ahead - 1));
    }
    for (; fitHigh !== 0; fitHigh &= fitHigh - 1) {
      const bit = 31 - Math.clz32(fitHigh & -fitHigh);
      most = Math.max(most, 1 + series(low, high & ~(1 << bit), tops.with(at, bit + LOW_CARDS), ahead - 1));
    }
  }
  return ahead === 0 ? Math.min(1, fits) + fits / 100 : most + fits / 100;
}

function layWorth(p: UnitedStates, seat: number, move: Move, random: Random): number {
  if (move === PASS || move < 0) return -1;
  const [card, top] = [move >> 6, move & CARD_MASK];
  if (p.honor && !belongs(card, top)) return -2;
  const at = top === KANSAS ? CORNERS.indexOf(card) : p.tops.indexOf(top);
  const low = p.hands[2 * seat] & ~lowBit(card);
  const high = p.hands[2 * seat + 1] & ~highBit(card);
  // A corner state fits at any time: it can wait while others cannot.
  const waits = top === KANSAS ? 0.5 : 0;
  return (
    series(low, high, p.tops.with(at, card), AHEAD) +
    0.03 * BORDERS[card].length -
    waits +
    random.below(100) / 500
  );
}

function playout(
  p: UnitedStates,
  seat: number,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  if (p.phase === WINDOW) return belongs(p.card, p.top) ? count - 1 : 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = p.phase === PLAY ? layWorth(p, seat, moves[i], random) : (BORDERS[moves[i]]?.length ?? -1);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

export const advice: Advice<UnitedStates, UnitedStatesSeen> = {
  playout,
  plan: (seen, _seat, moves, count, random, memory) => planTurn(seen, moves, count, random, memory),
};
