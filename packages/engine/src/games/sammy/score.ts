// The score of a hand of Sammy, and how well a seat stands before it is over.

import { highWord, lowWord, SUIT_CARDS } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Card } from '../../pack.ts';
import {
  denominationOf,
  HAND_TRICKS,
  type HandCount,
  NO_BID,
  PLAY,
  type Sammy,
  SEATS,
  sideOf,
  tricksOf,
} from './position.ts';

const MADE = 50;
const A_TRICK = 25;
const A_PRESIDENT = 25;
export const A_BONUS = 50;
/** By the number of top cards taken. */
const TOP_DECLARANTS: readonly number[] = [0, 0, 0, 25, 50];
const TOP_OPPONENTS: readonly number[] = [0, 0, 25, 50, 50];

const SUITS = [0, 1, 2, 3];
const PRESIDENTS: readonly Card[] = SUITS.map((suit) => suit * SUIT_CARDS + 1);

/** For each denomination its top four: US, P, N and M of trumps, or the four Uncle Sams. */
export const TOP_FOUR: readonly (readonly Card[])[] = [
  ...SUITS.map((suit) => SUITS.map((i) => suit * SUIT_CARDS + i)),
  SUITS.map((suit) => suit * SUIT_CARDS),
];

const PRESIDENTS_LOW = lowWord(PRESIDENTS);
const PRESIDENTS_HIGH = highWord(PRESIDENTS);
const TOP_LOW = TOP_FOUR.map((cards) => lowWord(cards));
const TOP_HIGH = TOP_FOUR.map((cards) => highWord(cards));

/** What the four passes of SAM-10 leave. */
export const PASSED_OUT: HandCount = {
  points: [0, 0, 0, 0],
  order: 0,
  side: 0,
  bid: NO_BID,
  bonus: 0,
  tricks: 0,
  presidents: [0, 0],
  topCards: [0, 0],
};

export function countHand(p: Sammy): HandCount {
  const side = sideOf(p, p.bidder);
  const tricks = tricksOfSide(p, side);
  const presidents = [presidentsOf(p, side), presidentsOf(p, 1 - side)];
  const topCards = [topCardsOf(p, side), topCardsOf(p, 1 - side)];
  const [made, broken] = bidPoints(p.bid, p.bonus, tricks);
  const ours = made + presidentPoints(presidents[0]) + TOP_DECLARANTS[topCards[0]];
  const theirs = broken + presidentPoints(presidents[1]) + TOP_OPPONENTS[topCards[1]];
  const points: number[] = [];
  for (let seat = 0; seat < SEATS; seat++) points.push(sideOf(p, seat) === side ? ours : theirs);
  return { points, order: p.order, side, bid: p.bid, bonus: p.bonus, tricks, presidents, topCards };
}

/** Points of the bid and its bonus: the declarants', the opponents'. */
export function bidPoints(bid: number, bonus: number, tricks: number): [number, number] {
  const over = tricks - tricksOf(bid);
  if (over >= 0) return [MADE + A_TRICK * over + A_BONUS * bonus, 0];
  return [0, -A_TRICK * over + A_BONUS * bonus];
}

export function presidentPoints(presidents: number): number {
  return A_PRESIDENT * presidents;
}

export function topPoints(topCards: number, declarants: boolean): number {
  return (declarants ? TOP_DECLARANTS : TOP_OPPONENTS)[topCards];
}

function cardPoints(p: Sammy, side: number, top: readonly number[]): number {
  return presidentPoints(presidentsOf(p, side)) + top[topCardsOf(p, side)];
}

function tricksOfSide(p: Sammy, side: number): number {
  let tricks = 0;
  for (const taker of p.takers) if (sideOf(p, taker) === side) tricks++;
  return tricks;
}

function presidentsOf(p: Sammy, side: number): number {
  return bitCount(p.taken[2 * side] & PRESIDENTS_LOW) + bitCount(p.taken[2 * side + 1] & PRESIDENTS_HIGH);
}

function topCardsOf(p: Sammy, side: number): number {
  const denomination = denominationOf(p.bid);
  return (
    bitCount(p.taken[2 * side] & TOP_LOW[denomination]) +
    bitCount(p.taken[2 * side + 1] & TOP_HIGH[denomination])
  );
}

/** The seat's lead over the average of the others, with the hand in play counted as far as it has come. */
export function standing(p: Sammy, seat: number): number {
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
