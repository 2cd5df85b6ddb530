// Advice for United States: lay what is worth most at a glance, throw away what counts most, and call what is wrong.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { BORDERS } from '../../mechanics/borders.ts';
import type { Random } from '../../random.ts';
import { type Holding, layWorth } from './lay-worth.ts';
import type { UnitedStatesSeen } from './memory.ts';
import { PASS } from './play.ts';
import { belongs, CARD_MASK, CORNERS, KANSAS, PLAY, type UnitedStates, WINDOW } from './position.ts';

/** What laying is worth at a glance; passing and wrong plays come last. */
function worthOfMove(p: UnitedStates, held: Holding, move: Move, random: Random): number {
  if (move === PASS || move < 0) return -1000;
  const [card, top] = [move >> 6, move & CARD_MASK];
  if (p.honor && !belongs(card, top)) return -2000;
  const corner = top === KANSAS ? CORNERS.indexOf(card) : p.tops.indexOf(top);
  return layWorth(held, p.tops, card, corner) + random.below(1000) / 500;
}

/** A seat's hand, and all that is not laid yet. */
function holdingOf(p: UnitedStates, seat: number): Holding {
  let openLow = 0;
  let openHigh = 0;
  for (let s = 0; s < p.seats; s++) {
    openLow |= p.hands[2 * s];
    openHigh |= p.hands[2 * s + 1];
  }
  return { low: p.hands[2 * seat], high: p.hands[2 * seat + 1], openLow, openHigh };
}

function playout(
  p: UnitedStates,
  seat: number,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  if (p.phase === WINDOW) return belongs(p.card, p.top) ? count - 1 : 0;
  const held = holdingOf(p, seat);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth =
      p.phase === PLAY ? worthOfMove(p, held, moves[i], random) : (BORDERS[moves[i]]?.length ?? -1);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

export const advice: Advice<UnitedStates, UnitedStatesSeen> = {
  playout,
  // US-22: a call against a right play changes nothing at best, and a bot that weighs it finds it as good as none.
  habit: (p, _seat, _moves, count) => (p.phase === WINDOW && belongs(p.card, p.top) ? count - 1 : -1),
  // Only the strongest think a whole turn through: nobody else waits for it.
  plan: async (seen, _seat, moves, count, random, memory, effort) =>
    (await import('./turn.ts')).planTurn(seen, moves, count, random, memory, effort),
};
