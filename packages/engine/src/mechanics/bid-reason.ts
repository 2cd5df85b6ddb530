// What a hand has for the bid it makes, as a player would say it.

import type { Move } from '../game.ts';
import { BID_TITLES, COMBINED, companyOfBid, PASS } from './auction.ts';
import { cardsIn, companyOf, numberOf, PRESIDENT } from './companies.ts';

/** From this number on a card is worth naming. */
const HIGH = 10;

export function bidReason(hands: readonly number[], seat: number, bid: Move): string | undefined {
  if (bid === PASS) return undefined;
  const company = companyOfBid(bid);
  const cards = cardsIn(hands[2 * seat], hands[2 * seat + 1]).filter((card) => card < PRESIDENT);
  const own = company === COMBINED ? cards : cards.filter((card) => companyOf(card) === company);
  const high = own.map(numberOf).filter((number) => number >= HIGH);
  if (company === COMBINED) return `You hold ${high.length} cards of ten and higher.`;
  const among = high.sort((a, b) => b - a).map((number) => `the ${number}`);
  const named =
    among.length === 0
      ? ''
      : `, ${[among.slice(0, -1).join(', '), among.at(-1)].filter(Boolean).join(' and ')} among them`;
  return `You hold ${own.length} of ${BID_TITLES[company]}${named}.`;
}
