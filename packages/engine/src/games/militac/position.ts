// The position of Militac: one hand in its deal, auction, discard and squads, and the match around it.

import type { Move } from '../../game.ts';
import { type AuctionKind, PASS } from '../../mechanics/auction.ts';
import { PRESIDENT } from '../../mechanics/companies.ts';
import { CUT, NO_HAND, NOBODY, SHUFFLE } from '../../mechanics/contract.ts';
import type { Sheet } from '../../mechanics/sheet.ts';
import { NO_LEAD, SEATS, SQUADS } from '../../mechanics/squads.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';

/** The cards of a game, in the pack's order and as the two words of a set, and the squads in a hand of them. */
interface Deck {
  readonly cards: readonly Card[];
  readonly low: number;
  readonly high: number;
  readonly squads: number;
  /** Squads that the bidders, and the others, have taken before a card is dealt. */
  readonly before: readonly [bidders: number, others: number];
}

/** 49 cards, the Ordnance left out. */
export const DECK: Deck = {
  cards: parker.cards.slice(0, PRESIDENT + 1).map((_, card) => card),
  low: 0xffffff,
  high: 0x1ffffff,
  squads: SQUADS,
  before: [0, 0],
};
/** A card for everybody and the Aide, for the last squad of a hand (tiny.ts). */
const TINY_DECK: Deck = {
  cards: [0, 1, 12, 13, PRESIDENT],
  low: 0x3003,
  high: 0x1000000,
  squads: 1,
  before: [5, 6],
};
/** For lists that are replaced before anything is written into them. */
const NONE: number[] = [];
export const NO_CARD: Card = -1;

/** The options of a match, as the rules ask for them. */
export interface Terms {
  /** The score that wins the game; 0 for a match of one hand. */
  readonly target: number;
  readonly auction: AuctionKind;
  /** `allPass: "dealer"`. */
  readonly dealerMustBid: boolean;
  readonly president: 'commander' | 'supreme' | 'idle';
  readonly aideBack: boolean;
  readonly deck: Deck;
}

/** A scored hand: the contract, the squads of the bidding side, and what both sides got for it. */
export interface Contract {
  readonly bidder: number;
  readonly bid: Move;
  readonly taken: number;
  readonly points: readonly number[];
}

export class Militac {
  terms: Terms;
  phase: number = CUT;
  ended: number = NO_HAND;
  dealer: number = NOBODY;
  turn: number = NOBODY;
  /** The auction (mechanics/auction.ts); after it the contract and the bidder. */
  bid: Move = PASS;
  bidder: number = NOBODY;
  passed = 0;
  calls: Sheet<number> = undefined;
  /** The 49th card; it stays here when it is taken up, so that the bidder may be kept from discarding it. */
  aide: Card = NO_CARD;
  discarded: Card = NO_CARD;
  /** The squads (mechanics/squads.ts). */
  hands: number[] = NONE;
  readonly dealt: number;
  played: Card[] = NONE;
  takers: number[] = NONE;
  leader: number = NOBODY;
  led: number = NO_LEAD;
  strongest = -1;
  taker: number = NOBODY;
  /** By side: squads in this hand, and the match scores without it. */
  squads: number[] = NONE;
  scores: number[] = NONE;
  sheet: Sheet<Contract> = undefined;

  constructor(terms: Terms) {
    this.terms = terms;
    this.dealt = terms.deck.squads;
  }
}

export function start(rules: Rules): Militac {
  const p = new Militac({
    target: rules.match === 'hand' ? 0 : Number(rules.target),
    auction: rules.auction as AuctionKind,
    dealerMustBid: rules.allPass === 'dealer',
    president: rules.president as Terms['president'],
    aideBack: rules.aideBack === true,
    deck: rules.deck === 'tiny' ? TINY_DECK : DECK,
  });
  p.hands = new Array(2 * SEATS).fill(0);
  p.played = [];
  p.takers = [];
  p.squads = [0, 0];
  p.scores = [0, 0];
  if (p.terms.deck === TINY_DECK) {
    // Seat 0 deals, and there is nothing to cut for.
    p.dealer = 0;
    p.phase = SHUFFLE;
  }
  return p;
}

export function clone(p: Militac): Militac {
  const q = new Militac(p.terms);
  q.phase = p.phase;
  q.ended = p.ended;
  q.dealer = p.dealer;
  q.turn = p.turn;
  q.bid = p.bid;
  q.bidder = p.bidder;
  q.passed = p.passed;
  q.calls = p.calls;
  q.aide = p.aide;
  q.discarded = p.discarded;
  q.hands = p.hands.slice();
  q.played = p.played.slice();
  q.takers = p.takers.slice();
  q.leader = p.leader;
  q.led = p.led;
  q.strongest = p.strongest;
  q.taker = p.taker;
  q.squads = p.squads.slice();
  q.scores = p.scores.slice();
  q.sheet = p.sheet;
  return q;
}
