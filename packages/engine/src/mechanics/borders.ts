// The border graph of the Sammy pack, and sets of its cards as two 28-bit words: `low` holds red and blue, `high` stars
// and stripes. A card's bit is its place in the pack, less 28 in `high`; of two states the smaller index ranks higher.

import { type Card, makeCards } from '../pack.ts';
import { sammy } from '../packs/sammy.ts';

/** The number of cards in the `low` word of a set; the others are in `high`. */
export const LOW_CARDS = 28;
/** The number of cards in each suit. */
export const SUIT_CARDS = 14;

/** All 56 cards in the pack's order, New York first. */
export const SAMMY_DECK: readonly Card[] = sammy.cards.map((_, card) => card);

/** The 48 states in the pack's order, which is the order of their population. */
export const STATES: readonly Card[] = SAMMY_DECK.filter((card) => isState(card));

/** For each card the cards that border it, in the pack's order; D.C. borders Maryland and Virginia. */
export const BORDERS: readonly (readonly Card[])[] = sammy.cards.map((printed) =>
  printed.borders.map((id) => sammy.find(id)!).sort((a, b) => a - b),
);

/** For each card the two words of the set of cards that border it. */
export const BORDER_LOW: readonly number[] = BORDERS.map((cards) => lowWord(cards));
/** For each card the `high` word that goes with the one in BORDER_LOW. */
export const BORDER_HIGH: readonly number[] = BORDERS.map((cards) => highWord(cards));

/** Tells the 48 states from the territories in the pack. */
export function isState(card: Card): boolean {
  return sammy.cards[card].kind === 'state';
}

/** 0 red, 1 blue, 2 stars, 3 stripes. */
export function suitOf(card: Card): number {
  return (card / SUIT_CARDS) | 0;
}

/** The card's bit in the `low` word, or 0 if it belongs in `high`. */
export function lowBit(card: Card): number {
  return card < LOW_CARDS ? 1 << card : 0;
}

/** The card's bit in the `high` word, or 0 if it belongs in `low`. */
export function highBit(card: Card): number {
  return card < LOW_CARDS ? 0 : 1 << (card - LOW_CARDS);
}

/** The words of a set given as a list. */
export function lowWord(cards: readonly Card[]): number {
  return cards.reduce((word, card) => word | lowBit(card), 0);
}

/** The `high` word of the set of these cards. */
export function highWord(cards: readonly Card[]): number {
  return cards.reduce((word, card) => word | highBit(card), 0);
}

/** Whether a card is in a set. */
export function holds(low: number, high: number, card: Card): boolean {
  return card < LOW_CARDS ? (low & (1 << card)) !== 0 : (high & (1 << (card - LOW_CARDS))) !== 0;
}

/** Whether two cards are neighbors on the map. */
export function borders(a: Card, b: Card): boolean {
  return holds(BORDER_LOW[a], BORDER_HIGH[a], b);
}

/** Writes the cards of a set into `list` from index `n`, in the pack's order; returns the new length. */
export function listCards(low: number, high: number, list: number[], n: number): number {
  let length = n;
  for (let rest = low; rest !== 0; rest &= rest - 1) list[length++] = 31 - Math.clz32(rest & -rest);
  for (let rest = high; rest !== 0; rest &= rest - 1) list[length++] = 59 - Math.clz32(rest & -rest);
  return length;
}

/** Lists the cards of a set in the pack's order. */
export function cardsIn(low: number, high: number): Card[] {
  const cards: Card[] = [];
  listCards(low, high, cards, 0);
  return cards;
}

/** Lists the cards of a set by identifier, as views and records write them. */
export function idsIn(low: number, high: number): string[] {
  return makeCards(sammy, cardsIn(low, high));
}
