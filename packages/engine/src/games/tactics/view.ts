// What a seat sees of Tactics, and how it notices the moves of others.

import { type Actor, type Json, type Move, type Notice, OPEN, type Scene, VEILED } from '../../game.ts';
import { BID_COMPANIES, callsMade, companyOfBid } from '../../mechanics/auction.ts';
import { idsIn } from '../../mechanics/companies.ts';
import { bySeat, SEATS, squadInPlay, takenBySide } from '../../mechanics/squads.ts';
import { makeCards } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import { numberOfBid } from './play.ts';
import {
  AUCTION,
  DISCARD,
  handSize,
  NOBODY,
  OVER,
  PHASES,
  RESERVE,
  SHUFFLE,
  type Tactics,
  THROWN_IN,
} from './position.ts';
import { CALLS } from './words.ts';

export function view(p: Tactics, seat: number): Scene {
  const thrownIn = p.ended === THROWN_IN;
  const turnedUp = p.phase === SHUFFLE || p.phase === OVER;
  const places: Scene['places'] = {};
  for (let s = 0; s < SEATS; s++) {
    const open = s === seat || thrownIn;
    places[`hand:${s}`] = open
      ? idsIn(p.hands[2 * s], p.hands[2 * s + 1])
      : new Array(handSize(p, s)).fill(null);
  }
  places.reinforcements = thrownIn
    ? makeCards(parker, p.reinforcements)
    : new Array(p.phase === AUCTION ? RESERVE : 0).fill(null);
  places.discards =
    turnedUp || seat === p.bidder ? makeCards(parker, p.discards) : p.discards.map(() => null);
  places.squad = squadInPlay(p);
  places['taken:0'] = takenBySide(p, 0);
  places['taken:1'] = takenBySide(p, 1);
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: bySeat(p.scores) };
}

function factsOf(p: Tactics): Record<string, Json> {
  const facts: Record<string, Json> = {};
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  facts.bids = callsMade(p, CALLS);
  if (p.bidder !== NOBODY && p.phase !== AUCTION) {
    facts.contract = {
      by: p.bidder,
      points: numberOfBid(p.bid),
      company: BID_COMPANIES[companyOfBid(p.bid)],
    };
    facts.leader = p.leader;
  }
  facts.squads = p.squads.slice();
  facts.captured = p.captured.slice();
  if (p.skirmish > 0) {
    facts.skirmish = p.skirmish;
    facts.engagement = p.engagement;
  }
  facts.engagements = p.engagements.slice();
  return facts;
}

/** TAC-8: only the bidder sees the discards. */
export function notice(p: Tactics, _actor: Actor, _move: Move): Notice {
  return p.phase === DISCARD ? VEILED : OPEN;
}
