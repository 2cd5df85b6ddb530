// What a seat sees of Militac, and how it notices the moves of others.

import { type Actor, type Json, type Move, type Notice, OPEN, type Scene, VEILED } from '../../game.ts';
import { BID_COMPANIES, callsMade, companyOfBid } from '../../mechanics/auction.ts';
import { idsIn } from '../../mechanics/companies.ts';
import { bySeat, SEATS, squadInPlay, takenBySide } from '../../mechanics/squads.ts';
import { parker } from '../../packs/parker.ts';
import { numberOfBid } from './play.ts';
import {
  AUCTION,
  DISCARD,
  handSize,
  type Militac,
  NO_CARD,
  NOBODY,
  OVER,
  PHASES,
  SHUFFLE,
  THROWN_IN,
} from './position.ts';
import { CALLS } from './words.ts';

export function view(p: Militac, seat: number): Scene {
  const thrownIn = p.ended === THROWN_IN;
  const turnedUp = p.phase === SHUFFLE || p.phase === OVER;
  const places: Scene['places'] = {};
  for (let s = 0; s < SEATS; s++) {
    const open = s === seat || thrownIn;
    places[`hand:${s}`] = open
      ? idsIn(p.hands[2 * s], p.hands[2 * s + 1])
      : new Array(handSize(p, s)).fill(null);
  }
  const idOf = (known: boolean, card: number): string | null => (known ? parker.ids[card] : null);
  places.aide = thrownIn || p.phase === AUCTION ? [idOf(thrownIn, p.aide)] : [];
  places.discards = p.discarded === NO_CARD ? [] : [idOf(turnedUp || seat === p.bidder, p.discarded)];
  places.squad = squadInPlay(p);
  places['taken:0'] = takenBySide(p, 0);
  places['taken:1'] = takenBySide(p, 1);
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: bySeat(p.scores) };
}

function factsOf(p: Militac): Record<string, Json> {
  const facts: Record<string, Json> = {};
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  facts.bids = callsMade(p, CALLS);
  if (p.bidder !== NOBODY && p.phase !== AUCTION) {
    const company = BID_COMPANIES[companyOfBid(p.bid)];
    facts.contract = { by: p.bidder, squads: numberOfBid(p.bid), company };
    facts.leader = p.leader;
  }
  facts.squads = p.squads.slice();
  return facts;
}

/** MIL-10: only the bidder sees the discard. */
export function notice(p: Militac, _actor: Actor, _move: Move): Notice {
  return p.phase === DISCARD ? VEILED : OPEN;
}
