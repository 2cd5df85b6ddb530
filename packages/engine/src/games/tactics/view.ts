// What a seat sees of Tactics.

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
import { makeCards } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import { CALLS } from './facts.ts';
import { numberOfBid } from './play.ts';
import { RESERVE, type Tactics } from './position.ts';

/** What the views of Tactics tell beside cards: the auction, the contract, and how the match stands, by side. */
export type TacticsFacts = {
  dealer?: number;
  bids: CallFact[];
  contract?: { by: number; points: number; company: string };
  leader?: number;
  squads: number[];
  captured: number[];
  skirmish?: number;
  engagement?: number;
  engagements: number[];
};

export function view(p: Tactics, seat: number): Scene {
  const thrownIn = p.ended === THROWN_IN;
  const turnedUp = p.phase === SHUFFLE || p.phase === OVER;
  const places = seeHands(p, seat, RESERVE);
  places.reinforcements = thrownIn
    ? makeCards(parker, p.reinforcements)
    : new Array(p.phase === AUCTION ? RESERVE : 0).fill(null);
  places.discards =
    turnedUp || seat === p.bidder ? makeCards(parker, p.discards) : p.discards.map(() => null);
  seeSquads(p, places);
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: bySeat(p.scores) };
}

function factsOf(p: Tactics): TacticsFacts {
  const facts: TacticsFacts = {
    ...dealerOf(p),
    bids: callsMade(p, CALLS),
    squads: p.squads.slice(),
    captured: p.captured.slice(),
    engagements: p.engagements.slice(),
  };
  if (p.bidder !== NOBODY && p.phase !== AUCTION) {
    facts.contract = {
      by: p.bidder,
      points: numberOfBid(p.bid),
      company: BID_COMPANIES[companyOfBid(p.bid)],
    };
    facts.leader = p.leader;
  }
  if (p.skirmish > 0) {
    facts.skirmish = p.skirmish;
    facts.engagement = p.engagement;
  }
  return facts;
}
