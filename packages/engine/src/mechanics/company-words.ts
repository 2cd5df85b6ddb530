// The cards of the companies as hints speak of them, and what a hand is like without some of them.

import type { Card } from '../pack.ts';
import { companies, parker } from '../packs/parker.ts';
import type { SuitTerms } from './card-does.ts';
import { companyOf, numberOf, PRESIDENT } from './companies.ts';
import { listAnd, listOr } from './lists.ts';

/** How hints speak of the Parker cards and their companies. */
export const companyWords: SuitTerms = {
  suit: (card) => companies[companyOf(card)]?.title,
  name: (card) =>
    card < PRESIDENT ? `the ${companies[companyOf(card)].title} ${numberOf(card)}` : parker.say(card),
  rank: numberOf,
};

/** What becomes of the companies of a hand without some cards: "leaves you no Cavalry card", "thins Artillery". */
export function companiesWithout(hand: readonly Card[], gone: readonly Card[]): string[] {
  const left = hand.filter((card) => !gone.includes(card));
  const touched = companies.filter((_, company) => gone.some((card) => companyOf(card) === company));
  const has = (title: string): boolean => left.some((card) => companyWords.suit(card) === title);
  const titles = touched.map(({ title }) => title);
  const [empty, thin] = [titles.filter((title) => !has(title)), titles.filter(has)];
  return [
    ...(empty.length > 0 ? [`leaves you no ${listOr(empty)} card`] : []),
    ...(thin.length > 0 ? [`thins ${listAnd(thin)}`] : []),
  ];
}

/** The highest number among company cards; 0 where there are none. */
export function highestOf(cards: readonly Card[]): number {
  return Math.max(0, ...cards.filter((card) => card < PRESIDENT).map(numberOf));
}
