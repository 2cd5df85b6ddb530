// What a seat sees of Militac.

import type { Scene } from '../../game.ts';
import { type CallFact, callsMade } from '../../mechanics/auction.ts';
import { BID_COMPANIES, companyOfBid } from '../../mechanics/company-bids.ts';
import {
  AUCTION,
  dealerOf,
  NOBODY,
  OVER,
  PHASES,
  SHUFFLE,
  seeHands,
  seeSquads,
  THROWN_IN,
} from '../../mechanics/contract.ts';
import { bySeat } from '../../mechanics/squads.ts';
import { parker } from '../../packs/parker.ts';
import { CALLS } from './facts.ts';
import { numberOfBid } from './play.ts';
import { type Militac, NO_CARD } from './position.ts';

/** What the views of Militac tell beside cards: the auction, the contract, and the squads taken by each side. */
export type MilitacFacts = {
  dealer?: number;
  bids: CallFact[];
  contract?: { by: number; squads: number; company: string };
  leader?: number;
  squads: number[];
};

export function view(p: Militac, seat: number): Scene {
  const thrownIn = p.ended === THROWN_IN;
  const turnedUp = p.phase === SHUFFLE || p.phase === OVER;
  const places = seeHands(p, seat, 1);
  const idOf = (known: boolean, card: number): string | null => (known ? parker.ids[card] : null);
  places.aide = thrownIn || p.phase === AUCTION ? [idOf(thrownIn, p.aide)] : [];
  places.discards = p.discarded === NO_CARD ? [] : [idOf(turnedUp || seat === p.bidder, p.discarded)];
  seeSquads(p, places);
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: bySeat(p.scores) };
}

function factsOf(p: Militac): MilitacFacts {
  const facts: MilitacFacts = { ...dealerOf(p), bids: callsMade(p, CALLS), squads: p.squads.slice() };
  if (p.bidder !== NOBODY && p.phase !== AUCTION) {
    const company = BID_COMPANIES[companyOfBid(p.bid)];
    facts.contract = { by: p.bidder, squads: numberOfBid(p.bid), company };
    facts.leader = p.leader;
  }
  return facts;
}
