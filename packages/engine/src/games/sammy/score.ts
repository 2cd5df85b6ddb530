// The score of a hand of Sammy.

import { highWord, lowWord, SUIT_CARDS } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Card } from '../../pack.ts';
import { denominationOf, type HandCount, NO_BID, type Sammy, SEATS, sideOf, tricksOf } from './position.ts';

export const MADE = 50;
export const A_TRICK = 25;
const A_PRESIDENT = 25;
export const A_BONUS = 50;
/** By the number of top cards taken. */
export const TOP_DECLARANTS: readonly number[] = [0, 0, 0, 25, 50];
export const TOP_OPPONENTS: readonly number[] = [0, 0, 25, 50, 50];

const SUITS = [0, 1, 2, 3];
export const PRESIDENTS: readonly Card[] = SUITS.map((suit) => suit * SUIT_CARDS + 1);

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
  const points = trickPoints(over) + A_BONUS * bonus;
  return over >= 0 ? [points, 0] : [0, points];
}

/** Of a bid that was made with that many tricks over it, or missed by that many: what one side or the other has. */
export function trickPoints(over: number): number {
  return over >= 0 ? MADE + A_TRICK * over : -A_TRICK * over;
}

export function presidentPoints(presidents: number): number {
  return A_PRESIDENT * presidents;
}

export function topPoints(topCards: number, declarants: boolean): number {
  return (declarants ? TOP_DECLARANTS : TOP_OPPONENTS)[topCards];
}

export function cardPoints(p: Sammy, side: number, top: readonly number[]): number {
  return presidentPoints(presidentsOf(p, side)) + top[topCardsOf(p, side)];
}

export function tricksOfSide(p: Sammy, side: number): number {
  let tricks = 0;
  for (const taker of p.takers) if (sideOf(p, taker) === side) tricks++;
  return tricks;
}

export function presidentsOf(p: Sammy, side: number): number {
  return bitCount(p.taken[2 * side] & PRESIDENTS_LOW) + bitCount(p.taken[2 * side + 1] & PRESIDENTS_HIGH);
}

export function topCardsOf(p: Sammy, side: number): number {
  const denomination = denominationOf(p.bid);
  return (
    bitCount(p.taken[2 * side] & TOP_LOW[denomination]) +
    bitCount(p.taken[2 * side + 1] & TOP_HIGH[denomination])
  );
}
