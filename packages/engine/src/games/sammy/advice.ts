// What players of Sammy usually do, and how well a seat stands, for players who search.

import type { Actor, Move } from '../../game.ts';
import { quickCall } from '../../mechanics/quick-call.ts';
import type { Random } from '../../random.ts';
import { BID, HAND_TRICKS, PASS, PLAY, type Sammy, SEATS, sideOf, tricksOf } from './position.ts';
import { A_BONUS, A_TRICK, cardPoints, MADE, TOP_DECLARANTS, TOP_OPPONENTS, tricksOfSide } from './score.ts';

/** The seat's lead over the average of the others, with the hand in play counted as far as it has come. */
export function evaluate(p: Sammy, seat: number): number {
  const points = p.phase === PLAY ? expected(p) : [0, 0];
  let others = 0;
  for (let s = 0; s < SEATS; s++) if (s !== seat) others += p.scores[s] + points[sideOf(p, s)];
  return p.scores[seat] + points[sideOf(p, seat)] - others / (SEATS - 1);
}

/** For each side what it has taken, and its part of the bid by how near it is to making or breaking it. */
function expected(p: Sammy): [number, number] {
  const side = sideOf(p, p.bidder);
  const needed = tricksOf(p.bid);
  const won = tricksOfSide(p, side);
  const lost = p.takers.length - won;
  const ours = cardPoints(p, side, TOP_DECLARANTS);
  const theirs = cardPoints(p, 1 - side, TOP_OPPONENTS);
  const [madeNow, brokenNow] = [won >= needed, lost > HAND_TRICKS - needed];
  const chance = madeNow ? 1 : brokenNow ? 0 : (1 + won / needed - lost / (HAND_TRICKS + 1 - needed)) / 2;
  const bonus = A_BONUS * p.bonus;
  const forBid = chance * (MADE + bonus) + A_TRICK * Math.max(0, won - needed);
  const against = (1 - chance) * bonus + A_TRICK * Math.max(0, lost - (HAND_TRICKS - needed));
  return side === 0 ? [ours + forBid, theirs + against] : [theirs + against, ours + forBid];
}

/** Calls follow what players usually do. */
export function habit(p: Sammy, _seat: Actor, moves: readonly Move[], count: number, random: Random): number {
  return p.phase === BID ? quickCall(moves, count, PASS, random) : -1;
}
