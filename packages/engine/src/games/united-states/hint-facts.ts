// What a hint tells of a choice in United States: who wins the hand, what a card opens for one's own, and the border
// states one is rid of.

import { WAIT } from '../../ask.ts';
import type { Move } from '../../game.ts';
import { drawback, type Effect, type HintFacts } from '../../hint-facts.ts';
import { BORDERS, cardsIn } from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import type { FactOf } from '../../told.ts';
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

/** What is said of a choice. */
export interface UnitedStatesHintWords {
  handWon(): string;
  sheds(points: number): string;
  couldBeLaid(): string;
  keepsCards(): string;
  endsTurn(): string;
  goesOut(): string;
  opensNone(): string;
  letsFollow(cards: readonly Card[]): string;
  shutsOut(cards: readonly Card[]): string;
  leavesRightAlone(): string;
  letsWrongStand(): string;
  callsWrong(): string;
  givesYours(): string;
  callsRight(): string;
  bringsTheirs(): string;
  hasNoEffect(): string;
}

type StatesFact = FactOf<UnitedStatesHintWords>;

export const hintFacts: HintFacts<UnitedStates, StatesFact> = {
  goal: (p, seat) => (p.sheet ? { what: ['handWon'], reached: p.sheet.entry.winner === seat } : undefined),
  does(p, seat, move) {
    if (p.phase === WINDOW) return callDoes(p, move);
    if (p.phase !== PLAY)
      return p.phase === GIVE && fits(p, move) ? [sheds(move), drawback(['couldBeLaid'])] : [sheds(move)];
    if (move === WAIT) return [['keepsCards']];
    return move === PASS ? [['endsTurn']] : layDoes(p, seat, move >> 6, move & CARD_MASK);
  },
  // US-20
  isWrong: (p, _seat, move) =>
    p.phase === PLAY && move !== PASS && move !== WAIT && !belongs(move >> 6, move & CARD_MASK),
};

/** US-8, US-9: a card laid, and those of one's own that can follow on it. */
function layDoes(p: UnitedStates, seat: number, card: Card, top: Card): Effect<StatesFact>[] {
  const own = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]).filter((one) => one !== card);
  if (own.length === 0) return [['goesOut']];
  const next = own.filter((one) => belongs(one, card));
  const lost = own.filter(
    (one) => belongs(one, top) && top !== KANSAS && !fits(p, one, top) && !belongs(one, card),
  );
  return [
    next.length === 0 ? drawback(['opensNone']) : ['letsFollow', next],
    ...(lost.length > 0 ? [drawback<StatesFact>(['shutsOut', lost])] : []),
    sheds(card),
  ];
}

/** US-22, US-23, US-27. */
function callDoes(p: UnitedStates, move: Move): Effect<StatesFact>[] {
  const right = belongs(p.card, p.top);
  if (move === WAIT) return [right ? ['leavesRightAlone'] : drawback(['letsWrongStand'])];
  if (!right) return [['callsWrong'], ['givesYours']];
  return [['callsRight'], drawback(p.pay ? ['bringsTheirs'] : ['hasNoEffect'])];
}

/** Whether a card could be laid now; `without` a top that is about to be covered. */
function fits(p: UnitedStates, card: Card, without: Card = NO_CARD): boolean {
  if (CORNERS.includes(card)) return true;
  return p.tops.some((top) => top !== NO_CARD && top !== without && belongs(card, top));
}

/** The border states that count when a hand is over. */
const sheds = (card: Card): StatesFact => ['sheds', BORDERS[card].length];
