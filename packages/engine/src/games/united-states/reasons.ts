// What a hint tells of a choice in United States: who wins the hand, what a card opens for one's own, and the border
// states one is rid of.

import { WAIT } from '../../ask.ts';
import type { Move } from '../../game.ts';
import { BORDERS, cardsIn } from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { drawback, type Effect, type Reasons } from '../../reasons.ts';
import { PASS } from './play.ts';
import {
  belongs,
  CARD_MASK,
  CORNERS,
  GIVE,
  KANSAS,
  NO_CARD,
  PLAY,
  type UnitedStates,
  WINDOW,
} from './position.ts';

export const reasons: Reasons<UnitedStates> = {
  goal: (p, seat) =>
    p.sheet ? { words: 'the hand won', reached: p.sheet.entry.winner === seat } : undefined,
  does(p, seat, move) {
    if (p.phase === WINDOW) return callDoes(p, move);
    if (p.phase !== PLAY)
      return [sheds(move), ...(p.phase === GIVE && fits(p, move) ? [drawback('could be laid now')] : [])];
    if (move === WAIT) return ['keeps your cards for now'];
    return move === PASS ? ['ends your turn'] : layDoes(p, seat, move >> 6, move & CARD_MASK);
  },
  // US-20
  isWrong: (p, _seat, move) =>
    p.phase === PLAY && move !== PASS && move !== WAIT && !belongs(move >> 6, move & CARD_MASK),
};

/** US-8, US-9: a card laid, and those of one's own that can follow on it. */
function layDoes(p: UnitedStates, seat: number, card: Card, top: Card): Effect[] {
  const own = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]).filter((one) => one !== card);
  if (own.length === 0) return ['goes out'];
  const next = own.filter((one) => belongs(one, card));
  const lost = own.filter(
    (one) => belongs(one, top) && top !== KANSAS && !fits(p, one, top) && !belongs(one, card),
  );
  return [
    next.length === 0 ? drawback('opens none of yours') : `lets ${named(next)} follow`,
    ...(lost.length > 0 ? [drawback(`shuts ${named(lost)} out for now`)] : []),
    sheds(card),
  ];
}

/** US-22, US-23, US-27. */
function callDoes(p: UnitedStates, move: Move): Effect[] {
  const right = belongs(p.card, p.top);
  if (move === WAIT) return [right ? 'leaves a right play alone' : drawback('lets a wrong play stand')];
  if (!right) return ['calls a wrong play', 'gives them a card of yours'];
  return ['calls a right play', drawback(p.pay ? 'brings you a card of theirs' : 'has no effect')];
}

/** Whether a card could be laid now; `without` a top that is about to be covered. */
function fits(p: UnitedStates, card: Card, without: Card = NO_CARD): boolean {
  if (CORNERS.includes(card)) return true;
  return p.tops.some((top) => top !== NO_CARD && top !== without && belongs(card, top));
}

/** The border states that count when a hand is over. */
function sheds(card: Card): string {
  return `sheds ${BORDERS[card].length} ${BORDERS[card].length === 1 ? 'point' : 'points'}`;
}

function named(cards: readonly Card[]): string {
  return cards.length === 1 ? pack.say(cards[0]) : `${cards.length} of yours`;
}
