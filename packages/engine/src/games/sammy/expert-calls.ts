// How a sensible player of Sammy calls: from the tricks that the hand brings in each denomination, by a weight for each
// card fitted to thousands of played deals. The number bid is paid for trick by trick, so a bid is as low as it may be.

import type { Move } from '../../game.ts';
import { averagePay } from '../../mechanics/average-pay.ts';
import { cardsIn, SUIT_CARDS, suitOf } from '../../mechanics/borders.ts';
import { exp } from '../../mechanics/portable-math.ts';
import type { Random } from '../../random.ts';
import {
  BID,
  BONUS,
  DENOMINATIONS,
  DOUBLE,
  denominationOf,
  HAND_TRICKS,
  leftOf,
  NO_BID,
  PASS,
  type Sammy,
  SEATS,
  sideOf,
  tricksOf,
} from './position.ts';

/** By borders: hundredths of a trick for each card, in the pack's order, by denomination. */
// biome-ignore format: a row a denomination
const BY_BORDERS: readonly (readonly number[])[] = [
  [213, 99, 147, 95, 140, 162, 63, 89, 28, 94, 12, 158, 24, 29, 41, 69, 67, 17, 17, 96, 16, 52, 31, 39, 27, 32, 66, 92, 12, 6, 12, 17, 35, 119, 23, 36, 48, 40, 112, 43, 105, 98, 46, 32, 39, 75, 33, 63, 41, 31, 31, 14, 56, 38, 99, 100],
  [202, 75, 16, 26, 22, 157, 34, 83, 33, 13, 16, 18, 76, 83, 155, 192, 81, 77, 101, 100, 37, 52, 163, 109, 18, 44, 36, 36, 8, -27, 15, 4, 45, 121, 41, 28, 34, 46, 116, 38, 101, 109, 51, 19, 33, 95, 50, 58, 60, 38, 41, 20, 72, 44, 106, 100],
  [65, 34, 123, 68, 67, 71, 57, 47, 23, 26, 13, 60, 80, 81, 38, 10, 38, 24, 23, 47, 27, 30, 21, 33, 31, 33, 42, 82, 160, 120, 155, 91, 164, 158, 119, 171, 74, 69, 104, 83, 36, 35, 50, -17, 24, 45, 28, 41, 47, 29, 41, 4, 30, 40, 90, 91],
  [63, 42, 145, 89, 62, 33, 52, 2, 14, 78, 18, 183, 96, 79, 36, 61, 71, 31, 21, 44, 28, 60, 30, 52, 47, 48, 81, 103, 28, -17, 28, 25, 12, 57, 27, 26, 20, 19, 50, 21, 98, 101, 101, 158, 89, 169, 154, 66, 106, 68, 47, 121, 29, 22, 76, 74],
  [217, 104, 132, 80, 146, 169, 42, 97, 49, 77, 4, 169, 82, 92, 27, 89, 67, 24, 10, 101, 14, 56, 22, 41, 25, 33, 65, 89, -6, -12, 10, 26, 45, 127, 33, 33, 51, 45, 111, 44, 103, 111, 38, 12, 50, 92, 55, 72, 45, 48, 30, 24, 75, 45, 107, 109],
];

/** By suits: hundredths of a trick for the fourteen trumps, the fourteen other ranks, and for the bid itself. */
// biome-ignore format: a row with trumps, a row without
const BY_SUITS: readonly (readonly number[])[] = [
  [122, 98, 109, 92, 96, 84, 74, 70, 68, 65, 68, 64, 69, 66, 79, 49, 53, 41, 29, 25, 21, 19, 17, 18, 21, 18, 16, 18, 112],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 88, 79, 90, 65, 51, 40, 35, 33, 30, 32, 30, 29, 31, 33, 48],
];

/** How far the tricks lie from what is expected, and how far players are wrong about their hands. */
const SPREAD = 2.5;
const DOUBT = 0.3;
/** Tricks of a side that declares, against an average hand: by borders, and by suits. */
const USUAL_BY_BORDERS = 10.4;
const USUAL_BY_SUITS = 7.8;
/** What a bid must bring more than a pass, and one over the partner's. */
const CAUTION = 10;
const OVER_PARTNER = 70;

/** The tricks that the side of this seat should make with this denomination. */
function bringsIn(p: Sammy, seat: number, denomination: number): number {
  let sum = 0;
  const cards = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
  if (!p.bySuits) for (const card of cards) sum += BY_BORDERS[denomination][card];
  else {
    const weights = BY_SUITS[denomination === 4 ? 1 : 0];
    sum = weights[2 * SUIT_CARDS];
    for (const card of cards) {
      sum += weights[(suitOf(card) === denomination ? 0 : SUIT_CARDS) + (card % SUIT_CARDS)];
    }
  }
  return sum / 100;
}

/** What a bid brings its side on average: 25 for every trick above or below it, and 50 if it is made. */
function pays(bid: number, tricks: number): number {
  const needed = tricksOf(bid);
  return averagePay(
    tricks,
    SPREAD,
    1,
    HAND_TRICKS,
    (made) => 25 * (made - needed) + (made >= needed ? 50 : 0),
  );
}

export function callFor(
  p: Sammy,
  seat: number,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  const brings = DENOMINATIONS.map((_, d) => bringsIn(p, seat, d) + DOUBT * bell(random));
  const own = p.bid !== NO_BID && sideOf(p, p.bidder) === sideOf(p, seat);
  const standing = p.bid === NO_BID ? 0 : tricksOf(p.bid);
  const usual = p.bySuits ? USUAL_BY_SUITS : USUAL_BY_BORDERS;
  const theirs = p.bid === NO_BID ? 0 : usual - 0.6 * (brings[denominationOf(p.bid)] - usual);
  let best = moves.indexOf(PASS);
  let most =
    p.bid === NO_BID
      ? 0
      : own
        ? pays(p.bid, brings[denominationOf(p.bid)]) + OVER_PARTNER
        : -pays(p.bid, theirs);
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    if (move === BONUS && standing > theirs + 1) return i;
    if (move === DOUBLE && standing < brings[denominationOf(p.bid)] - 1.5) return i;
    if (move <= DOUBLE) continue;
    // The lowest number will do: a jump costs what it leaps over.
    if (tricksOf(move) > Math.max(standing + 1, p.minimumBid)) break;
    const pay = pays(move, brings[denominationOf(move)]) - CAUTION;
    if (pay > most) {
      most = pay;
      best = i;
    }
  }
  return best;
}

/** However little a hand explains a bid, somebody may have made it; and how sharply bids and passes part. */
const ANYHOW = 0.15;
const WIDTH = 0.8;
/** Whoever bids a number usually expects no more than one trick less. */
const SHORT_OF_BID = 1;

/** How well the hands of the others explain the last bid of each of them, while the bidding goes on: a weight above 0. */
export function explainsBids(p: Sammy, seat: number): number {
  if (p.phase !== BID) return 1;
  const last: number[] = new Array(SEATS).fill(PASS);
  let caller = p.dealer;
  for (const call of p.calls) {
    if (call > DOUBLE) last[caller] = call;
    caller = leftOf(p, caller);
  }
  let weight = 1;
  for (let s = 0; s < SEATS; s++) {
    if (s === seat || last[s] <= DOUBLE) continue;
    const more = bringsIn(p, s, denominationOf(last[s])) - tricksOf(last[s]) + SHORT_OF_BID;
    weight *= ANYHOW + 1 / (1 + exp(-more / WIDTH));
  }
  return weight;
}

/** A number around 0, near to normal with a spread of 1. */
function bell(random: Random): number {
  return (random.below(1000) + random.below(1000) + random.below(1000) - 1498.5) / 500;
}
