// Auctions: seats call in turn from the left of the dealer, bids go up, passes close them. For any number of seats and
// any pack: a call is one number, PASS or a bid from 1 on, and which bid a number is, the game knows.

import type { Move } from '../game.ts';
import { type Sheet, sheetEntries } from './sheet.ts';

/** The call that makes no bid; every bid is a greater number. */
export const PASS: Move = 0;

const NOBODY = -1;
const SEAT_BITS = 3;

/**
 * How an auction closes. `once`: everybody has spoken once. `open`: all others have passed in a row after a bid, or
 * everybody without one. `final`: the same, but a player who passes is out.
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
  /** All calls, each as one number: `callIn` and `callerIn` read it. */
  calls: Sheet<number>;
}

/** Starts the auction of a new hand, with the seat to the left of the dealer to speak first. */
export function openAuction(a: Auction, seats: number): void {
  a.turn = (a.dealer + 1) % seats;
  a.bid = PASS;
  a.bidder = NOBODY;
  a.passed = 0;
  a.calls = undefined;
}

/** A seat calls; true if that closes the auction. */
export function call(a: Auction, seats: number, kind: AuctionKind, seat: number, move: Move): boolean {
  a.calls = { entry: (move << SEAT_BITS) | seat, before: a.calls };
  if (move === PASS) {
    a.passed |= 1 << seat;
  } else {
    a.bid = move;
    a.bidder = seat;
    if (kind === 'open') a.passed = 0;
  }
  const silent = a.bidder === NOBODY ? a.passed : a.passed | (1 << a.bidder);
  if (kind === 'once' ? seat === a.dealer : silent === (1 << seats) - 1) return true;
  let next = (seat + 1) % seats;
  if (kind === 'final') while (a.passed & (1 << next)) next = (next + 1) % seats;
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

/** The texts of all calls, by call, where bids count numbers first and within them kinds: "bid 6 infantry". */
export function textsOfCalls(numbers: readonly number[], kinds: readonly string[]): string[] {
  return ['pass', ...numbers.flatMap((n) => kinds.map((kind) => `bid ${n} ${kind}`))];
}

/** The place of a bid's kind among so many kinds, from 0. */
export function kindOfBid(bid: Move, kinds: number): number {
  return (bid - 1) % kinds;
}

/** The place of a bid's number among the numbers that may be bid, from 0. */
export function stepOfBid(bid: Move, kinds: number): number {
  return Math.floor((bid - 1) / kinds);
}

/** The call of an entry of `calls`, and who made it. */
export function callIn(entry: number): Move {
  return entry >> SEAT_BITS;
}

/** The seat that made a call, read from its entry in `calls`. */
export function callerIn(entry: number): number {
  return entry & ((1 << SEAT_BITS) - 1);
}

/** A call as views tell it. */
export type CallFact = { by: number; do: string };

/** The calls made, for the fact `bids`. */
export function callsMade(a: Auction, texts: readonly string[]): CallFact[] {
  return sheetEntries(a.calls).map((entry) => ({ by: callerIn(entry), do: texts[callIn(entry)] }));
}
