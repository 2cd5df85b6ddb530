// Advice for SIGS: keep cards that go together, lay and add what can be laid and added, halt a player who overlooks a play,
// and let the loneliest card go.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { AUXILIARY_COUNT, bitOf, CIC, down, isAuxiliary, RANKS, SUITS, up, WORDS, wordOf } from './cards.ts';
import {
  ADD,
  cardOf,
  DISCARD,
  DRAW_ACTIVE,
  DRAW_RESERVE,
  deedOf,
  GIVE_CARD,
  HALT,
  LAY_KIND,
  LAY_RUN,
  lengthOfRun,
  SWAP,
  wildsOf,
} from './moves.ts';
import type { Sigs } from './position.ts';

/** A card from the Active pile is taken if it goes this well with the hand. */
const WELCOME = 3;
/** With this few cards left, auxiliaries are added too, to go out. */
const LAST_CARDS = 3;

/** How well a card goes with a hand: equal ranks, and neighbours of its suit. */
export function company(p: Sigs, seat: number, card: Card): number {
  if (isAuxiliary(card)) return 12;
  if (card === CIC) return 1;
  const at = WORDS * seat;
  const suit = wordOf(card);
  const bit = bitOf(card);
  let sum = 0;
  for (let s = 0; s < SUITS; s++) if (s !== suit && p.hands[at + s] & bit) sum += 2;
  const own = p.hands[at + suit];
  if (own & up(bit)) sum += 2;
  if (own & down(bit)) sum += 2;
  if (own & up(up(bit))) sum += 1;
  if (own & down(down(bit))) sum += 1;
  return sum;
}

function worthOf(p: Sigs, seat: number, move: Move): number {
  switch (deedOf(move)) {
    case DRAW_RESERVE:
      return 10;
    case DRAW_ACTIVE: {
      const top = p.active.at(-1)!;
      return isAuxiliary(top) || company(p, seat, top) >= WELCOME ? 20 : 0;
    }
    case LAY_RUN:
      return 90 + lengthOfRun(move) - 4 * AUXILIARY_COUNT[wildsOf(move)];
    case LAY_KIND:
      return 92 - 4 * AUXILIARY_COUNT[wildsOf(move)];
    case SWAP:
      return 80;
    case ADD:
      return isAuxiliary(cardOf(move)) && p.counts[seat] > LAST_CARDS ? -50 : 70;
    case HALT:
      return 60;
    case DISCARD:
    case GIVE_CARD:
      // Of cards alike the higher one, which costs more if it stays.
      return -company(p, seat, cardOf(move)) + (cardOf(move) % RANKS) / 100;
    default:
      return -20;
  }
}

function playout(p: Sigs, seat: number, moves: readonly Move[], count: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = moves[i] < 0 ? -100 : worthOf(p, seat, moves[i]);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

export const advice: Advice<Sigs> = {
  sound: true,
  playout: (p, seat, moves, count) => playout(p, seat, moves, count),
};
