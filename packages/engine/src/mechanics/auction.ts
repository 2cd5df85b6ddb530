// Auctions of the Parker games: four seats call in turn from the left of the dealer, bids go up, passes close them.
// A call is one number: PASS, or a bid from 1 on, which counts numbers first and within them companies.

import type { Move } from '../game.ts';
import { companies } from '../packs/parker.ts';
import { type Sheet, sheetEntries } from './sheet.ts';

export const PASS: Move = 0;
/** "Combined forces", which stands after the four companies in bids: no commanders. */
export const COMBINED = 4;
/** Companies in bids, as they are written and as they are said. */
export const BID_COMPANIES: readonly string[] = [...companies.map(({ company }) => company), 'combined'];
export const BID_TITLES: readonly string[] = [...companies.map(({ title }) => title), 'combined forces'];

const NOBODY = -1;
const EVERYBODY = 0b1111;

/**
 * How an auction closes. `once`: everybody has spoken once. `open`: three in a row have passed after a bid, or all
 * four without one. `final`: the same, but whoever passes is out.
 */
export type AuctionKind = 'once' | 'open' | 'final';

/** What a position keeps of its auction. */
export interface Auction {
  dealer: number;
  /** Who speaks. */
  turn: number;
  /** The last bid and its maker; PASS and nobody before the first. */
  bid: Move;
  bidder: number;
  /** Seats that have passed, a bit each: in an open auction since the last bid, otherwise at all. */
  passed: number;
  /** All calls: four times the call, and the seat. */
  calls: Sheet<number>;
}

export function openAuction(a: Auction): void {
  a.turn = (a.dealer + 1) & 3;
  a.bid = PASS;
  a.bidder = NOBODY;
  a.passed = 0;
  a.calls = undefined;
}

/** A seat calls; true if that closes the auction. */
export function call(a: Auction, kind: AuctionKind, seat: number, move: Move): boolean {
  a.calls = { entry: 4 * move + seat, before: a.calls };
  if (move === PASS) {
    a.passed |= 1 << seat;
  } else {
    a.bid = move;
    a.bidder = seat;
    if (kind === 'open') a.passed = 0;
  }
  const silent = a.bidder === NOBODY ? a.passed : a.passed | (1 << a.bidder);
  if (kind === 'once' ? seat === a.dealer : silent === EVERYBODY) return true;
  let next = (seat + 1) & 3;
  if (kind === 'final') while (a.passed & (1 << next)) next = (next + 1) & 3;
  a.turn = next;
  return false;
}

/** Nobody has bid and the dealer, who speaks last, is asked. */
export function isLastChance(a: Auction): boolean {
  return a.bid === PASS && a.turn === a.dealer;
}

/** Writes the legal calls into `moves`: a pass if it is allowed, and the bids from `lowest` to `highest`. */
export function listCalls(mayPass: boolean, lowest: Move, highest: Move, moves: Move[]): number {
  let n = 0;
  if (mayPass) moves[n++] = PASS;
  for (let bid = lowest; bid <= highest; bid++) moves[n++] = bid;
  return n;
}

/** The company of a bid, or COMBINED. */
export function companyOfBid(bid: Move): number {
  return (bid - 1) % BID_COMPANIES.length;
}

/** The place of a bid's number among the numbers that may be bid, from 0. */
export function stepOfBid(bid: Move): number {
  return Math.floor((bid - 1) / BID_COMPANIES.length);
}

/** The lowest bid with the number at this place. */
export function lowestOfStep(step: number): Move {
  return step * BID_COMPANIES.length + 1;
}

/** The texts of all calls, by call, where these numbers may be bid. */
export function callTexts(numbers: readonly number[]): string[] {
  return ['pass', ...numbers.flatMap((n) => BID_COMPANIES.map((company) => `bid ${n} ${company}`))];
}

/** A call as views tell it. */
export type CallFact = { by: number; do: string };

/** The calls made, for the fact `bids`. */
export function callsMade(a: Auction, texts: readonly string[]): CallFact[] {
  return sheetEntries(a.calls).map((entry) => ({ by: entry & 3, do: texts[entry >> 2] }));
}
