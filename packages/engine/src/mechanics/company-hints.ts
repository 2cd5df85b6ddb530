// The companies of a hand for hints: which cards are of which, and what a hand is like without some of them.

import type { Card } from '../pack.ts';
import { companies } from '../packs/parker.ts';
import type { FactOf } from '../told.ts';
import type { Suits, SuitWords } from './card-does.ts';
import { companyOf, numberOf, PRESIDENT } from './companies.ts';

/** What becomes of the companies of a hand, in words. */
export interface CompanyWords extends SuitWords {
  thins(companies: readonly number[]): string;
}

/** The companies as suits. */
export const companySuits: Suits = {
  suit: (card) => (companies[companyOf(card)] ? companyOf(card) : undefined),
  rank: numberOf,
};

/** What becomes of the companies of a hand without some cards. */
export function companiesWithout(hand: readonly Card[], gone: readonly Card[]): FactOf<CompanyWords>[] {
  const left = hand.filter((card) => !gone.includes(card));
  const touched = companies.flatMap((_, company) =>
    gone.some((card) => companyOf(card) === company) ? [company] : [],
  );
  const has = (company: number): boolean => left.some((card) => companyOf(card) === company);
  const [empty, thin] = [touched.filter((company) => !has(company)), touched.filter(has)];
  return [
    ...(empty.length > 0 ? [['leavesNone', empty] as const] : []),
    ...(thin.length > 0 ? [['thins', thin] as const] : []),
  ];
}

/** The highest number among company cards; 0 where there are none. */
export function highestOf(cards: readonly Card[]): number {
  return Math.max(0, ...cards.filter((card) => card < PRESIDENT).map(numberOf));
}
