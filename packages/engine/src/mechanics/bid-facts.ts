// What a hand has for the bid it makes or leaves.

import type { Move } from '../game.ts';
import { drawback, type Effect } from '../hint-facts.ts';
import type { Card } from '../pack.ts';
import { companies } from '../packs/parker.ts';
import type { FactOf } from '../told.ts';
import { type Auction, PASS } from './auction.ts';
import { cardsIn, companyOf, numberOf, PRESIDENT } from './companies.ts';
import { COMBINED, companyOfBid } from './company-bids.ts';
import { sideOf } from './squads.ts';

/** Words for what a hand has to bid on. `high` means ten and higher; companies are given by number. */
export interface BidWords {
  hasHigh(cards: number): string;
  hasCompany(company: number, cards: number, high: readonly number[]): string;
  raisesPartner(): string;
  outbidsThem(): string;
  hasNoneLonger(cards: number): string;
  leavesBid(isOurs: boolean, number: number, company: number): string;
  /** As sentences of their own. */
  longestIs(cards: number): string;
  youHoldHigh(cards: number): string;
  youHold(company: number, cards: number, high: readonly number[]): string;
}

type BidFact = FactOf<BidWords>;

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

/** What a hand holds for a bid; nothing where it speaks against the call. */
export function bidReason({ hands, bid: last }: Bidding, seat: number, bid: Move): BidFact | undefined {
  if (bid === PASS) {
    const most = longest(hands, seat);
    return last === PASS && most <= SHORT ? ['longestIs', most] : undefined;
  }
  const company = companyOfBid(bid);
  const held = heldFor(hands, seat, company);
  if (isPoor(held, company)) return undefined;
  const { own, high } = held;
  return company === COMBINED ? ['youHoldHigh', high.length] : ['youHold', company, own.length, high];
}

/** What a hand has for a bid, or what a pass leaves the others; `number` is what a bid names. */
export function bidDoes(
  p: Bidding,
  seat: number,
  bid: Move,
  number: (bid: Move) => number,
): Effect<BidFact>[] {
  if (bid === PASS) return passDoes(p, seat, number);
  const company = companyOfBid(bid);
  const held = heldFor(p.hands, seat, company);
  const { own, high } = held;
  const has: BidFact =
    company === COMBINED ? ['hasHigh', high.length] : ['hasCompany', company, own.length, high];
  const over: BidFact[] =
    p.bid === PASS ? [] : [sideOf(p.bidder) === sideOf(seat) ? ['raisesPartner'] : ['outbidsThem']];
  return [isPoor(held, company) ? drawback(has) : has, ...over];
}

/** Whether what is held speaks against a bid. */
function isPoor({ own, high }: Held, company: number): boolean {
  return company === COMBINED ? high.length < LEAST_HIGH : own.length < LEAST || high.length === 0;
}

function passDoes(p: Bidding, seat: number, number: (bid: Move) => number): Effect<BidFact>[] {
  if (p.bid === PASS) {
    const most = longest(p.hands, seat);
    const has: BidFact = ['hasNoneLonger', most];
    return [most <= SHORT ? has : drawback(has)];
  }
  const isOurs = sideOf(p.bidder) === sideOf(seat);
  return [['leavesBid', isOurs, number(p.bid), companyOfBid(p.bid)]];
}

function longest(hands: readonly number[], seat: number): number {
  return Math.max(...companies.map((_, company) => heldFor(hands, seat, company).own.length));
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
