// Advice for Tactics: calls from what the hand should bring, discards that make short companies, sensible squads.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { averagePay } from '../../mechanics/average-pay.ts';
import { explains, type Threshold } from '../../mechanics/bids-tell.ts';
import { packChoice } from '../../mechanics/choices.ts';
import { cardsIn, companyOf, PRESIDENT } from '../../mechanics/companies.ts';
import { companyOfBid } from '../../mechanics/company-bids.ts';
import { AUCTION, DISCARD, PLAY } from '../../mechanics/contract.ts';
import { bringsWith, type HandWeights, sensibleCall } from '../../mechanics/sensible-call.ts';
import { keepWorth, type SquadSense, sensiblePlay } from '../../mechanics/sensible-squad.ts';
import { sideOf } from '../../mechanics/squads.ts';
import type { Card } from '../../pack.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import type { Random } from '../../random.ts';
import type { TacticsSeen } from './memory.ts';
import { numberOfBid, ordnanceOf, strengthIn } from './play.ts';
import { RESERVE, type Tactics } from './position.ts';

const sense: SquadSense<Tactics> = {
  strengthIn,
  companyLed: (_, card) => companyOf(card),
  pointsOf: ordnanceOf,
  bidder: (p) => p.bidder,
};

/** Points captured on average, fitted to played deals; and how far they lie from that. */
const BRINGS: HandWeights = {
  base: 37,
  commander: 5.8,
  topCommanders: [2.4, 3.3, 3.2, 1.5],
  plainTop: [4.2, 2.8],
  void: 0.6,
  president: 0,
  combined: { base: 33.4, tops: [5.2, 6.3, 3.5, 0.2], longest: 1.5, president: 0 },
};
const SPREAD = 21;
const DOUBT = 1.5;

function call(p: Tactics, seat: number, moves: readonly Move[], count: number, random: Random): number {
  const [low, high] = [p.hands[2 * seat], p.hands[2 * seat + 1]];
  const partnerHolds = p.bidder >= 0 && sideOf(p.bidder) === sideOf(seat);
  return sensibleCall(
    {
      brings: (commanders) => bringsWith(BRINGS, low, high, commanders),
      doubt: DOUBT,
      pays: (bid, brings) => {
        const number = numberOfBid(bid);
        const { bidStep, hand } = tacticsPoints;
        return averagePay(brings, SPREAD, bidStep, hand, (captured) =>
          captured >= number ? 2 * captured - hand : captured - hand - number,
        );
      },
      least: partnerHolds ? 15 : 8,
      steps: 2,
    },
    moves,
    count,
    random,
  );
}

/** The four cards that are missed least, with a little whim; Ordnance stays (TAC-8). */
function discards(p: Tactics, seat: number, random: Random): Card[] {
  const cards = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]).filter((card) => card < PRESIDENT);
  const lengths = [0, 0, 0, 0];
  for (const card of cards) lengths[companyOf(card)]++;
  const commanders = companyOfBid(p.bid);
  const worth = new Map(
    cards.map((card) => [
      card,
      keepWorth(card, lengths[companyOf(card)], commanders) + random.below(400) / 100,
    ]),
  );
  const least = cards.sort((a, b) => worth.get(a)! - worth.get(b)!).slice(0, RESERVE);
  return least.sort((a, b) => a - b);
}

function habit(p: Tactics, seat: number, moves: readonly Move[], count: number, random: Random): number {
  if (p.phase === AUCTION) return call(p, seat, moves, count, random);
  if (p.phase === DISCARD) return moves.indexOf(packChoice(discards(p, seat, random)));
  return -1;
}

/** The points of a single hand; in a longer match what the score needs counts. */
function worth(p: Tactics, seat: number): number {
  const side = sideOf(seat);
  return p.scores[side] - p.scores[1 - side];
}

/** Where a bid and a pass are equally likely. */
const BIDS_FROM: Threshold = { at: 71, width: 5 };

export const advice: Advice<Tactics, TacticsSeen> = {
  sound: true,
  likelihood: (seen, p) => explains(p, seen.seat, BRINGS, BIDS_FROM),
  habit,
  boldness: (p, move) => (p.phase === AUCTION ? move : undefined),
  playout: (p, seat, moves, count, random) =>
    p.phase === PLAY ? sensiblePlay(p, sense, seat, moves, count) : random.below(count),
  worth,
};
