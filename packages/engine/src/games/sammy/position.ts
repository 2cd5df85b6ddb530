// The position of Sammy: chairs and partners of the hand, the bidding, four hands, tricks and scores.

import { SUIT_CARDS } from '../../mechanics/borders.ts';
import type { Sheet } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';

export const SEATS = 4;
export const HAND_TRICKS = 14;
export const NOBODY = -1;
export const NO_CARD = -1;

export const CUT = 0;
export const SHUFFLE = 1;
export const BID = 2;
export const PLAY = 3;
export const OVER = 4;
export const PHASES: readonly string[] = ['cut', 'shuffle', 'bid', 'play', 'over'];

/** Calls as moves: these three, and from 5 on bids as 5 × tricks + denomination. */
export const PASS = 0;
export const BONUS = 1;
export const DOUBLE = 2;
export const NO_BID = 0;
export const DENOMINATIONS: readonly string[] = ['red', 'blue', 'stars', 'stripes', 'notrumps'];

/** SAM-2: the clockwise orders of the three rounds, and for each the place of every seat in it. */
export const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 1, 3, 2],
];
const PLACES = ORDERS.map((order) => [0, 1, 2, 3].map((seat) => order.indexOf(seat)));
const LEFT = ORDERS.map((order, o) => PLACES[o].map((place) => order[(place + 1) % SEATS]));

/** What a finished hand is scored from; of the arrays the first entry is the declarants', the second the opponents'. */
export interface HandCount {
  readonly points: readonly number[];
  /** The order of the hand and the side of the declarants in it. */
  readonly order: number;
  readonly side: number;
  /** The outstanding bid; NO_BID for a hand passed out. */
  readonly bid: number;
  readonly bonus: number;
  readonly tricks: number;
  readonly presidents: readonly number[];
  readonly topCards: readonly number[];
}

export class Sammy {
  bySuits: boolean;
  deals: number;
  changing: boolean;
  /** True if the declarant is the partner who first named the denomination (SAM-11). */
  starter: boolean;
  minimumBid: number;
  phase: number = CUT;
  /** The winner of the cut, who deals first in every round. */
  firstDealer: number = NOBODY;
  dealer: number = NOBODY;
  /** Hands dealt so far. */
  dealt = 0;
  /** Which of the ORDERS holds in this hand. */
  order = 0;
  /** Who speaks or whose hand plays; for the silent hand the declarant acts. */
  turn: number = NOBODY;
  /** The calls of this bidding; the first is the dealer's. */
  calls: number[] = [];
  passes = 0;
  /** The outstanding bid, who made it, and its bonus: 0, 1 placed, 2 doubled. */
  bid: number = NO_BID;
  bidder: number = NOBODY;
  bonus = 0;
  declarant: number = NOBODY;
  silent: number = NOBODY;
  leader: number = NOBODY;
  /** For each seat the two words of its hand (mechanics/borders.ts). */
  hands: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  /** All cards played in this hand, in order, and the winner of each whole trick. */
  played: number[] = [];
  takers: number[] = [];
  /** The trick in play: the card led, the card that wins so far and who played it. */
  led: Card = NO_CARD;
  best: Card = NO_CARD;
  taker: number = NOBODY;
  /** For each side of the hand the two words of the cards in its tricks. */
  taken: number[] = [0, 0, 0, 0];
  scores: number[] = [0, 0, 0, 0];
  sheet: Sheet<HandCount> = undefined;

  constructor(bySuits: boolean, deals: number, changing: boolean, starter: boolean, minimumBid: number) {
    this.bySuits = bySuits;
    this.deals = deals;
    this.changing = changing;
    this.starter = starter;
    this.minimumBid = minimumBid;
  }
}

export function start(rules: Rules): Sammy {
  return new Sammy(
    rules['mode'] === 'suits',
    Number(rules['deals']),
    rules['partners'] === 'changing',
    rules['declarant'] === 'starter',
    Number(rules['minimumBid']),
  );
}

export function clone(p: Sammy): Sammy {
  const q = new Sammy(p.bySuits, p.deals, p.changing, p.starter, p.minimumBid);
  q.phase = p.phase;
  q.firstDealer = p.firstDealer;
  q.dealer = p.dealer;
  q.dealt = p.dealt;
  q.order = p.order;
  q.turn = p.turn;
  q.calls = p.calls.slice();
  q.passes = p.passes;
  q.bid = p.bid;
  q.bidder = p.bidder;
  q.bonus = p.bonus;
  q.declarant = p.declarant;
  q.silent = p.silent;
  q.leader = p.leader;
  q.hands = p.hands.slice();
  q.played = p.played.slice();
  q.takers = p.takers.slice();
  q.led = p.led;
  q.best = p.best;
  q.taker = p.taker;
  q.taken = p.taken.slice();
  q.scores = p.scores.slice();
  q.sheet = p.sheet;
  return q;
}

export function leftOf(p: Sammy, seat: number): number {
  return LEFT[p.order][seat];
}

/** The side of a seat in this hand: 0 or 1. Partners sit opposite. */
export function sideOf(p: Sammy, seat: number): number {
  return PLACES[p.order][seat] & 1;
}

/** The two seats of a side in an order, ascending. */
export function seatsOfSide(order: number, side: number): number[] {
  return [0, 1, 2, 3].filter((seat) => (PLACES[order][seat] & 1) === side);
}

/** The seat `steps` places to the left. */
export function seatAfter(p: Sammy, seat: number, steps: number): number {
  return ORDERS[p.order][(PLACES[p.order][seat] + steps) % SEATS];
}

export function partnerOf(p: Sammy, seat: number): number {
  return seatAfter(p, seat, 2);
}

export function tricksOf(bid: number): number {
  return (bid / DENOMINATIONS.length) | 0;
}

export function denominationOf(bid: number): number {
  return bid % DENOMINATIONS.length;
}

/** Cards in a hand, from what is public. */
export function handSize(p: Sammy, seat: number): number {
  if (p.dealt === 0) return 0;
  const inTrick = p.played.length - SEATS * p.takers.length;
  let hasPlayed = 0;
  for (let i = 0, s = p.leader; i < inTrick; i++, s = leftOf(p, s)) if (s === seat) hasPlayed = 1;
  return SUIT_CARDS - p.takers.length - hasPlayed;
}

export function tricksWon(p: Sammy, seat: number): number {
  return p.takers.reduce((tricks, taker) => (taker === seat ? tricks + 1 : tricks), 0);
}
