// Sets of cards as two 32-bit words, for packs whose cards fall into halves of 24: a card's bit is its place in the
// pack, less 24 in `high`. Parker's odd cards take the bits of `high` from 24 on.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';

const LOW_CARDS = 24;

/** The card's bit in the `low` word, or 0 if it belongs in `high`. */
export function lowBit(card: Card): number {
  return card < LOW_CARDS ? 1 << card : 0;
}

/** The card's bit in the `high` word, or 0 if it belongs in `low`. */
export function highBit(card: Card): number {
  return card < LOW_CARDS ? 0 : 1 << (card - LOW_CARDS);
}

/** Writes the cards of a set into `moves` from index `n`, in the pack's order; returns the new length. */
export function listCards(low: number, high: number, moves: Move[], n: number): number {
  let length = n;
  for (let rest = low; rest !== 0; rest &= rest - 1) moves[length++] = 31 - Math.clz32(rest & -rest);
  for (let rest = high; rest !== 0; rest &= rest - 1) moves[length++] = 55 - Math.clz32(rest & -rest);
  return length;
}

/** Lists the cards of a set in the pack's order. */
export function cardsIn(low: number, high: number): Card[] {
  const cards: Card[] = [];
  listCards(low, high, cards, 0);
  return cards;
}

/** Puts a card into the hand of a seat; `hands` holds the two words of each seat in turn. */
export function addCard(hands: number[], seat: number, card: Card): void {
  if (card < LOW_CARDS) hands[2 * seat] |= 1 << card;
  else hands[2 * seat + 1] |= 1 << (card - LOW_CARDS);
}

/** Takes a card out of a seat's hand. */
export function dropCard(hands: number[], seat: number, card: Card): void {
  if (card < LOW_CARDS) hands[2 * seat] &= ~(1 << card);
  else hands[2 * seat + 1] &= ~(1 << (card - LOW_CARDS));
}

/** Whether a seat has a card in hand. */
export function holdsCard(hands: readonly number[], seat: number, card: Card): boolean {
  return (hands[2 * seat] & lowBit(card)) !== 0 || (hands[2 * seat + 1] & highBit(card)) !== 0;
}

/** The cards of the set `low`, `high` that lie neither in one of the hands nor in one of the lists. */
export function cardsElsewhere(
  low: number,
  high: number,
  hands: readonly number[],
  ...lists: readonly (readonly Card[])[]
): Card[] {
  let restLow = low;
  let restHigh = high;
  for (let i = 0; i < hands.length; i += 2) {
    restLow &= ~hands[i];
    restHigh &= ~hands[i + 1];
  }
  for (const list of lists) {
    for (const card of list) {
      restLow &= ~lowBit(card);
      restHigh &= ~highBit(card);
    }
  }
  return cardsIn(restLow, restHigh);
}
