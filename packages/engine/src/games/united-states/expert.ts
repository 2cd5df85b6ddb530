// Advice for United States: lay what leaves the most to lay next, throw away what counts most, and call what is wrong.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { BORDER_HIGH, BORDER_LOW, BORDERS } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Random } from '../../random.ts';
import { PASS } from './play.ts';
import {
  belongs,
  CARD_MASK,
  CORNERS_HIGH,
  CORNERS_LOW,
  KANSAS,
  NO_CARD,
  PLAY,
  type UnitedStates,
  WINDOW,
} from './position.ts';

/** How many cards of a hand could be laid after this one is laid on this top. */
function leaves(p: UnitedStates, seat: number, card: number, top: number): number {
  let low = BORDER_LOW[card];
  let high = BORDER_HIGH[card];
  for (const other of p.tops) {
    if (other === NO_CARD || other === top) continue;
    low |= BORDER_LOW[other];
    high |= BORDER_HIGH[other];
  }
  low = (low & ~CORNERS_LOW) | CORNERS_LOW;
  high = (high & ~CORNERS_HIGH) | CORNERS_HIGH;
  return bitCount(p.hands[2 * seat] & low) + bitCount(p.hands[2 * seat + 1] & high);
}

function layWorth(p: UnitedStates, seat: number, move: Move, random: Random): number {
  if (move === PASS || move < 0) return -1;
  const [card, top] = [move >> 6, move & CARD_MASK];
  if (p.honor && !belongs(card, top)) return -2;
  // A corner state fits at any time: it can wait while others cannot.
  const waits = top === KANSAS ? 0.5 : 0;
  return leaves(p, seat, card, top) + 0.1 * BORDERS[card].length - waits + random.below(100) / 200;
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

export const advice: Advice<UnitedStates> = { playout };
