// Advice for Militac: calls from what the hand should bring, sensible squads.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { averagePay } from '../../mechanics/average-pay.ts';
import { explains, type Threshold } from '../../mechanics/bids-tell.ts';
import { companyOf } from '../../mechanics/companies.ts';
import { companyOfBid } from '../../mechanics/company-bids.ts';
import { AUCTION, DISCARD, PLAY } from '../../mechanics/contract.ts';
import { bringsWith, type HandWeights, sensibleCall } from '../../mechanics/sensible-call.ts';
import { keepWorth, type SquadSense, sensiblePlay } from '../../mechanics/sensible-squad.ts';
import { SQUADS, sideOf } from '../../mechanics/squads.ts';
import type { Random } from '../../random.ts';
import type { MilitacSeen } from './memory.ts';
import { numberOfBid, strengthIn, valueOfBid } from './play.ts';
import type { Militac } from './position.ts';
import { companyLed } from './president.ts';

const sense: SquadSense<Militac> = {
  strengthIn,
  companyLed: (p, card) => companyLed(p.terms.president, companyOfBid(p.bid), card),
  pointsOf: () => 0,
  bidder: (p) => p.bidder,
};

/** Squads on average, fitted to played deals; and how far they lie from that. */
const BRINGS: HandWeights = {
  base: 3.05,
  commander: 0.51,
  topCommanders: [0.55, 0.44, 0.23, 0.09],
  plainTop: [0.66, 0.49],
  void: 0.3,
  president: 1.12,
  combined: { base: 3.43, tops: [0.67, 0.69, 0.28, 0.11], longest: 0.03, president: 1.27 },
};
const SPREAD = 1.9;
const DOUBT = 0.35;

function call(p: Militac, seat: number, moves: readonly Move[], count: number, random: Random): number {
  const [low, high] = [p.hands[2 * seat], p.hands[2 * seat + 1]];
  const partnerHolds = p.bidder >= 0 && sideOf(p.bidder) === sideOf(seat);
  return sensibleCall(
    {
      brings: (commanders) => bringsWith(BRINGS, low, high, commanders),
      doubt: DOUBT,
      pays: (bid, brings) => {
        const number = numberOfBid(bid);
        const value = valueOfBid(bid);
        return averagePay(brings, SPREAD, 1, SQUADS, (taken) =>
          taken >= number ? value + taken - number - (SQUADS - taken) : -value,
        );
      },
      least: partnerHolds ? 3 : -0.5,
      steps: 4,
    },
    moves,
    count,
    random,
  );
}

function habit(p: Militac, seat: number, moves: readonly Move[], count: number, random: Random): number {
  if (p.phase === AUCTION) return call(p, seat, moves, count, random);
  if (p.phase !== DISCARD) return -1;
  const lengths = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) lengths[companyOf(moves[i])]++;
  const commanders = companyOfBid(p.bid);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = keepWorth(moves[i], lengths[companyOf(moves[i])], commanders) + random.below(400) / 100;
    if (worth < least) {
      least = worth;
      best = i;
    }
  }
  return best;
}

function worth(p: Militac, seat: number): number {
  const side = sideOf(seat);
  return p.scores[side] - p.scores[1 - side];
}

/** Where a bid and a pass are equally likely. */
const BIDS_FROM: Threshold = { at: 6.6, width: 0.5 };

export const advice: Advice<Militac, MilitacSeen> = {
  sound: true,
  likelihood: (seen, p) => explains(p, seen.seat, BRINGS, BIDS_FROM),
  habit,
  boldness: (p, move) => (p.phase === AUCTION ? move : undefined),
  playout: (p, seat, moves, count, random) =>
    p.phase === PLAY ? sensiblePlay(p, sense, seat, moves, count) : random.below(count),
  worth,
};
