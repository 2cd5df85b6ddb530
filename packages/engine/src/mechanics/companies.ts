// Sets of Parker cards as two 32-bit words: `low` holds Infantry and Cavalry, `high` Artillery, Engineers and, from
// bit 24 on, the President and the four Ordnance cards. A card's bit is its place in the pack, less 24 in `high`.

import type { Move } from '../game.ts';
import { type Card, makeCards } from '../pack.ts';
import { parker } from '../packs/parker.ts';
import { addCard, cardsIn, listCards } from './card-sets.ts';

export {
  addCard,
  cardsElsewhere,
  cardsIn,
  dropCard,
  highBit,
  holdsCard,
  listCards,
  lowBit,
} from './card-sets.ts';

/** The President, the first card that belongs to no company. */
export const PRESIDENT: Card = 48;
const COMPANY_CARDS = 12;
const ONE_COMPANY = 0xfff;

/** 0 Infantry, 1 Cavalry, 2 Artillery, 3 Engineers; 4 for cards without a company. */
export function companyOf(card: Card): number {
  return card >= PRESIDENT ? 4 : (card / COMPANY_CARDS) | 0;
}

/** The number printed on a company card, 1 to 12. */
export function numberOf(card: Card): number {
  return (card % COMPANY_CARDS) + 1;
}

/** The cards of one company within a word of a set, still in their place; company 0 and 1 of `low`, 2 and 3 of `high`. */
export function ofCompany(low: number, high: number, company: number): number {
  const word = company < 2 ? low : high;
  return word & (ONE_COMPANY << (COMPANY_CARDS * (company & 1)));
}

/**
 * Writes the cards with which a hand may answer the company led: those of the company, or all if it has none. `led`
 * is 4 where a card without a company was led, to which everybody is free.
 */
export function listFollowing(low: number, high: number, led: number, moves: Move[]): number {
  const follow = led < 4 ? ofCompany(low, high, led) : 0;
  if (follow === 0) return listCards(low, high, moves, 0);
  return led < 2 ? listCards(follow, 0, moves, 0) : listCards(0, follow, moves, 0);
}

/** Makes these identifiers the hand of a seat. */
export function setHand(hands: number[], seat: number, ids: readonly (string | null)[]): void {
  hands[2 * seat] = 0;
  hands[2 * seat + 1] = 0;
  for (const id of ids) addCard(hands, seat, parker.find(id!)!);
}

/** Lists the cards of a set by identifier, as views and records write them. */
export function idsIn(low: number, high: number): string[] {
  return makeCards(parker, cardsIn(low, high));
}

/** How a hand may answer to the company led: with these numbers of it, and the President; without any, as it likes. */
export interface Follow {
  readonly ask: 'follow';
  readonly company: number;
  readonly numbers: readonly number[];
  readonly president: boolean;
}

/** Read from the legal texts, and so from the seat's own view. */
export function followIn(led: string, legal: readonly string[]): Follow {
  const company = companyOf(parker.find(led)!);
  const cards = legal.map((text) => parker.find(text.slice('play '.length))!);
  const numbers = cards.filter((card) => companyOf(card) === company).map(numberOf);
  return {
    ask: 'follow',
    company,
    numbers: numbers.sort((a, b) => a - b),
    president: cards.includes(PRESIDENT),
  };
}
