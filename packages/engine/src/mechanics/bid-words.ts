// What a hand has for the bid it makes or leaves, as a player would say it.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';
import { companies } from '../packs/parker.ts';
import { drawback, type Effect } from '../reasons.ts';
import { type Auction, PASS } from './auction.ts';
import { cardsIn, companyOf, numberOf, PRESIDENT } from './companies.ts';
import { BID_TITLES, COMBINED, companyOfBid } from './company-bids.ts';
import { listAnd } from './lists.ts';
import { sideOf } from './squads.ts';

/** From this number on a card is worth naming. */
const HIGH = 10;
/** With fewer cards of a company, or fewer high ones for combined forces, a hand has nothing for a bid. */
const LEAST = 3;
const LEAST_HIGH = 4;
/** A longer company is no reason for a pass. */
const SHORT = 5;

/** An auction together with the hands, from which the reasons for a bid are told. */
export interface Bidding extends Auction {
  readonly hands: readonly number[];
}

/** "You hold 5 of Artillery, the 12 and the 11 among them."; nothing where the hand speaks against the call. */
export function bidReason({ hands, bid: last }: Bidding, seat: number, bid: Move): string | undefined {
  if (bid === PASS) {
    const most = longest(hands, seat);
    return last === PASS && most <= SHORT ? `Your longest company has ${most} cards.` : undefined;
  }
  const company = companyOfBid(bid);
  const held = heldFor(hands, seat, company);
  if (isPoor(held, company)) return undefined;
  const { own, high } = held;
  if (company === COMBINED) return `You hold ${tens(high)}.`;
  const named = `, ${listAnd(high.map((number) => `the ${number}`))}`;
  const among = high.length < own.length ? ' among them' : '';
  return `You hold ${own.length} of ${BID_TITLES[company]}${named}${among}.`;
}

/** "has 5 Artillery with 12 and 11", "leaves the others 75 on Cavalry"; `number` is what a bid names. */
export function bidDoes(p: Bidding, seat: number, bid: Move, number: (bid: Move) => number): Effect[] {
  if (bid === PASS) return passDoes(p, seat, number);
  const company = companyOfBid(bid);
  const held = heldFor(p.hands, seat, company);
  const over =
    p.bid === PASS ? [] : [sideOf(p.bidder) === sideOf(seat) ? 'raises your partner' : 'outbids them'];
  const has = hasWords(held, company);
  return [isPoor(held, company) ? drawback(has) : has, ...over];
}

function hasWords({ own, high }: Held, company: number): string {
  if (company === COMBINED) return `has ${tens(high)}`;
  if (own.length === 0) return `has no ${BID_TITLES[company]}`;
  const among = high.length === 0 ? ', none above 9' : ` with ${listAnd(high)}`;
  return `has ${own.length} ${BID_TITLES[company]}${among}`;
}

/** Whether what is held speaks against a bid. */
function isPoor({ own, high }: Held, company: number): boolean {
  return company === COMBINED ? high.length < LEAST_HIGH : own.length < LEAST || high.length === 0;
}

function passDoes(p: Bidding, seat: number, number: (bid: Move) => number): Effect[] {
  if (p.bid === PASS) {
    const most = longest(p.hands, seat);
    const has = `has no company longer than ${most}`;
    return [most <= SHORT ? has : drawback(has)];
  }
  const who = sideOf(p.bidder) === sideOf(seat) ? 'your partner' : 'them';
  return [`leaves ${who} ${number(p.bid)} on ${BID_TITLES[companyOfBid(p.bid)]}`];
}

function longest(hands: readonly number[], seat: number): number {
  return Math.max(...companies.map((_, company) => heldFor(hands, seat, company).own.length));
}

function tens(high: readonly number[]): string {
  return `${high.length} ${high.length === 1 ? 'card' : 'cards'} of ten and higher`;
}

interface Held {
  readonly own: readonly Card[];
  readonly high: readonly number[];
}

/** The cards that count for a company, or for combined forces, and the high numbers among them. */
function heldFor(hands: readonly number[], seat: number, company: number): Held {
  const cards = cardsIn(hands[2 * seat], hands[2 * seat + 1]).filter((card) => card < PRESIDENT);
  const own = company === COMBINED ? cards : cards.filter((card) => companyOf(card) === company);
  const high = own.map(numberOf).filter((one) => one >= HIGH);
  return { own, high: high.sort((a, b) => b - a) };
}
