// The position of Tactics: one skirmish in its deal, auction, discard and squads, and the match around it.

import type { Move } from '../../game.ts';
import { type AuctionKind, PASS } from '../../mechanics/auction.ts';
import { PRESIDENT } from '../../mechanics/companies.ts';
import { CUT, NO_HAND, NOBODY } from '../../mechanics/contract.ts';
import type { Sheet } from '../../mechanics/sheet.ts';
import { NO_LEAD, SEATS, SQUADS } from '../../mechanics/squads.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';

/** 52 cards, the President left out; and the same as the two words of a set. */
export const DECK: readonly Card[] = parker.cards.map((_, card) => card).filter((card) => card !== PRESIDENT);
export const DECK_LOW = 0xffffff;
export const DECK_HIGH = 0x1effffff;
export const RESERVE = 4;
/** For lists that are replaced before anything is written into them. */
const NONE: number[] = [];

/** How a hand can also end. */
export const ENGAGEMENT_WON = 4;

/** The options of a match, as the rules ask for them. */
export interface Terms {
  readonly match: 'hand' | 'engagement' | 'campaign';
  readonly auction: AuctionKind;
  /** `allPass: "dealer"`. */
  readonly dealerMustBid: boolean;
  /** `setback: "shortfall"`. */
  readonly loseShortfall: boolean;
}

/** A scored hand: the contract, what the bidding side captured, and what both sides got for it. */
export interface Skirmish {
  readonly bidder: number;
  readonly bid: Move;
  readonly captured: number;
  readonly points: readonly number[];
  /** The scores after it, if it won its Engagement. */
  readonly won?: { readonly engagement: number; readonly scores: readonly number[] };
}

export class Tactics {
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
  /** Face down in the centre, in the order dealt; empty once taken up. */
  reinforcements: Card[] = NONE;
  /** In the pack's order. */
  discards: Card[] = NONE;
  /** The squads (mechanics/squads.ts). */
  hands: number[] = NONE;
  readonly dealt: number = SQUADS;
  played: Card[] = NONE;
  takers: number[] = NONE;
  leader: number = NOBODY;
  led: number = NO_LEAD;
  strongest = -1;
  taker: number = NOBODY;
  /** Points of the Ordnance in the squad in play. */
  ordnance = 0;
  /** By side, in this hand. */
  squads: number[] = NONE;
  captured: number[] = NONE;
  /** By side, in this Engagement, without the hand in play. */
  scores: number[] = NONE;
  skirmish = 0;
  engagement = 0;
  /** Engagements won, by side. */
  engagements: number[] = NONE;
  sheet: Sheet<Skirmish> = undefined;

  constructor(terms: Terms) {
    this.terms = terms;
  }
}

export function start(rules: Rules): Tactics {
  const p = new Tactics({
    match: rules.match as Terms['match'],
    auction: rules.auction as AuctionKind,
    dealerMustBid: rules.allPass === 'dealer',
    loseShortfall: rules.setback === 'shortfall',
  });
  p.hands = new Array(2 * SEATS).fill(0);
  p.played = [];
  p.takers = [];
  p.squads = [0, 0];
  p.captured = [0, 0];
  p.scores = [0, 0];
  p.engagements = [0, 0];
  return p;
}

export function clone(p: Tactics): Tactics {
  const q = new Tactics(p.terms);
  q.phase = p.phase;
  q.ended = p.ended;
  q.dealer = p.dealer;
  q.turn = p.turn;
  q.bid = p.bid;
  q.bidder = p.bidder;
  q.passed = p.passed;
  q.calls = p.calls;
  q.reinforcements = p.reinforcements;
  q.discards = p.discards;
  q.hands = p.hands.slice();
  q.played = p.played.slice();
  q.takers = p.takers.slice();
  q.leader = p.leader;
  q.led = p.led;
  q.strongest = p.strongest;
  q.taker = p.taker;
  q.ordnance = p.ordnance;
  q.squads = p.squads.slice();
  q.captured = p.captured.slice();
  q.scores = p.scores.slice();
  q.skirmish = p.skirmish;
  q.engagement = p.engagement;
  q.engagements = p.engagements.slice();
  q.sheet = p.sheet;
  return q;
}
