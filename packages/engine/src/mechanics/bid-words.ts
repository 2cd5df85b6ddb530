// What a hand has for the bid it makes or leaves, as a player would say it.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';
import { companies } from '../packs/parker.ts';
import { type Auction, BID_TITLES, COMBINED, companyOfBid, PASS } from './auction.ts';
import { cardsIn, companyOf, numberOf, PRESIDENT } from './companies.ts';
import { all } from './either.ts';
import { sideOf } from './squads.ts';

/** From this number on a card is worth naming. */
const HIGH = 10;

export interface Bidding extends Auction {
  readonly hands: readonly number[];
}

/** "You hold 5 of Artillery, the 12 and the 11 among them."; a pass on another's bid has none. */
export function bidReason({ hands, bid: last }: Bidding, seat: number, bid: Move): string | undefined {
  if (bid === PASS)
    return last === PASS ? `You hold no company of more than ${longest(hands, seat)}.` : undefined;
  const { own, high } = heldFor(hands, seat, companyOfBid(bid));
  if (companyOfBid(bid) === COMBINED) return `You hold ${tens(high)}.`;
  if (own.length === 0) return `You hold no ${BID_TITLES[companyOfBid(bid)]}.`;
  const named = high.length === 0 ? '' : `, ${all(high.map((number) => `the ${number}`))}`;
  const among = high.length > 0 && high.length < own.length ? ' among them' : '';
  return `You hold ${own.length} of ${BID_TITLES[companyOfBid(bid)]}${named}${among}.`;
}

/** "has 5 Artillery with 12 and 11", "leaves the others 75 on Cavalry"; `number` is what a bid names. */
export function bidDoes(p: Bidding, seat: number, bid: Move, number: (bid: Move) => number): string[] {
  if (bid === PASS) return passDoes(p, seat, number);
  const company = companyOfBid(bid);
  const { own, high } = heldFor(p.hands, seat, company);
  const over =
    p.bid === PASS ? [] : [sideOf(p.bidder) === sideOf(seat) ? 'raises your partner' : 'outbids them'];
  if (company === COMBINED) return [`has ${tens(high)}`, ...over];
  if (own.length === 0) return [`has no ${BID_TITLES[company]}`, ...over];
  const among = high.length === 0 ? ', none above 9' : ` with ${all(high)}`;
  return [`has ${own.length} ${BID_TITLES[company]}${among}`, ...over];
}

function passDoes(p: Bidding, seat: number, number: (bid: Move) => number): string[] {
  if (p.bid === PASS) return [`has no company of more than ${longest(p.hands, seat)}`];
  const who = sideOf(p.bidder) === sideOf(seat) ? 'your partner' : 'them';
  return [`leaves ${who} ${number(p.bid)} on ${BID_TITLES[companyOfBid(p.bid)]}`];
}

function longest(hands: readonly number[], seat: number): number {
  return Math.max(...companies.map((_, company) => heldFor(hands, seat, company).own.length));
}

function tens(high: readonly number[]): string {
  return `${high.length} ${high.length === 1 ? 'card' : 'cards'} of ten and higher`;
}

/** The cards that count for a company, or for combined forces, and the high numbers among them. */
function heldFor(
  hands: readonly number[],
  seat: number,
  company: number,
): { readonly own: readonly Card[]; readonly high: readonly number[] } {
  const cards = cardsIn(hands[2 * seat], hands[2 * seat + 1]).filter((card) => card < PRESIDENT);
  const own = company === COMBINED ? cards : cards.filter((card) => companyOf(card) === company);
  const high = own.map(numberOf).filter((one) => one >= HIGH);
  return { own, high: high.sort((a, b) => b - a) };
}
