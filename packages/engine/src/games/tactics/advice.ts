// What players of Tactics usually do, and how well a seat stands, for players who search.

import type { Actor, Move } from '../../game.ts';
import { PASS } from '../../mechanics/auction.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { AUCTION, DISCARD, PLAY } from '../../mechanics/contract.ts';
import { quickCall } from '../../mechanics/quick-call.ts';
import { quickDiscard, quickPlay } from '../../mechanics/quick-squad.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import type { Random } from '../../random.ts';
import { numberOfBid, pointsOf, strengthIn } from './play.ts';
import { ENGAGEMENT_WON, RESERVE, type Tactics } from './position.ts';

/** Engagements won, and the lead in the present one drawn into the span of one Engagement. */
export function evaluate(p: Tactics, seat: number): number {
  const side = sideOf(seat);
  const won = p.engagements[side] - p.engagements[1 - side];
  if (p.ended === ENGAGEMENT_WON) return won;
  const lead = p.scores[side] - p.scores[1 - side] + (p.phase === PLAY ? leadInHand(p, side) : 0);
  return won + lead / (Math.abs(lead) + tacticsPoints.engagement);
}

/** The points captured so far, and the setback of a contract that can no longer be made. */
function leadInHand(p: Tactics, side: number): number {
  const bidders = sideOf(p.bidder);
  const bid = numberOfBid(p.bid);
  const lost = p.captured[1 - bidders];
  const broken = tacticsPoints.hand - lost < bid;
  const made = broken ? pointsOf(p)[bidders] : p.captured[bidders];
  return side === bidders ? made - lost : lost - made;
}

/** Calls and discards follow what players usually do. */
export function habit(
  p: Tactics,
  _seat: Actor,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  if (p.phase === AUCTION) return quickCall(moves, count, PASS, random);
  if (p.phase === DISCARD)
    return quickDiscard(p, moves, count, (move) => unpackChoice(move, RESERVE), strengthIn, random);
  return -1;
}

export function playout(
  p: Tactics,
  seat: Actor,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  return p.phase === PLAY ? quickPlay(p, seat, moves, count, strengthIn, random) : random.below(count);
}
