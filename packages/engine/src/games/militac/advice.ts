// What players of Militac usually do, and how well a seat stands, for players who search.

import type { Actor, Move } from '../../game.ts';
import { PASS } from '../../mechanics/auction.ts';
import { AUCTION, DISCARD, OVER, PLAY } from '../../mechanics/contract.ts';
import { quickCall } from '../../mechanics/quick-call.ts';
import { quickDiscard, quickPlay } from '../../mechanics/quick-squad.ts';
import { SQUADS, sideOf } from '../../mechanics/squads.ts';
import type { Random } from '../../random.ts';
import { numberOfBid, strengthIn, valueOfBid } from './play.ts';
import type { Militac } from './position.ts';

/** The lead, hand in play included, drawn into the span of 1; and 1 more for a match that is won. */
export function evaluate(p: Militac, seat: number): number {
  const side = sideOf(seat);
  const lead = p.scores[side] - p.scores[1 - side] + (p.phase === PLAY ? leadInHand(p, side) : 0);
  const decided = p.phase === OVER ? Math.sign(lead) : 0;
  return decided + lead / (Math.abs(lead) + 50);
}

/** How far both sides have come: the bidders towards their squads, the others towards the squads that break the bid. */
function leadInHand(p: Militac, side: number): number {
  const bidders = sideOf(p.bidder);
  const bid = numberOfBid(p.bid);
  const value = valueOfBid(p.bid);
  const [taken, lost] = [p.squads[bidders], p.squads[1 - bidders]];
  const breaking = SQUADS + 1 - bid;
  let lead = value * (taken / bid - lost / breaking);
  if (taken >= bid) lead = value + taken - bid - lost;
  else if (lost >= breaking) lead = -value;
  return side === bidders ? lead : -lead;
}

/** Calls and discards follow what players usually do. */
export function habit(
  p: Militac,
  _seat: Actor,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  if (p.phase === AUCTION) return quickCall(moves, count, PASS, random);
  if (p.phase === DISCARD) return quickDiscard(p, moves, count, (move) => [move], strengthIn, random);
  return -1;
}

export function playout(
  p: Militac,
  seat: Actor,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  return p.phase === PLAY ? quickPlay(p, seat, moves, count, strengthIn, random) : random.below(count);
}
