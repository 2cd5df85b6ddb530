// What it is worth to lay a card now, for quick players of United States. The weights come from some hundred thousand
// hands, in which those were kept that won against the ones before: what goes on with a card of one's own counts most.

import { BORDER_HIGH, BORDER_LOW, BORDERS, LOW_CARDS } from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import { CORNERS, CORNERS_HIGH, CORNERS_LOW, NO_CARD } from './position.ts';

/** The borders along which a card can be laid: corner states go to Kansas alone (US-8). */
export const FIT_LOW: readonly number[] = BORDER_LOW.map((word) => word & ~CORNERS_LOW);
export const FIT_HIGH: readonly number[] = BORDER_HIGH.map((word) => word & ~CORNERS_HIGH);
export const CORNER_OF: readonly number[] = BORDERS.map((_, card) => CORNERS.indexOf(card));

/** A card of one's own goes on this one, and for each that can follow so, one after another. */
const GOES_ON = 7.1;
const FOLLOWS = 12;
const FOLLOWED = 4;
/** For each card of one's own, and of the others, that could be laid next. */
const NEXT = 2;
const THEIRS = -0.7;
/** For each card of the others that goes on this one: it brings the stack to other borders. */
const FEEDS = 6;
/** For each border state printed: what counts most should not be left. */
const PRINTED = 0.7;
/** For each border state not laid yet: the card may still find a place later. */
const LATER = -5;
/** It fits elsewhere as well; a corner state fits at any time. */
const ELSEWHERE = -3.9;
const CORNER = -7.2;
/** For each card of one's own that could hardly be laid any more. */
const STRANDED = -7.4;

/** A hand, and all cards that are not laid yet, the hand's included; as two words each. */
export interface Holding {
  readonly low: number;
  readonly high: number;
  readonly openLow: number;
  readonly openHigh: number;
}

export function layWorth(held: Holding, tops: readonly Card[], card: Card, corner: number): number {
  const bitLow = card < LOW_CARDS ? 1 << card : 0;
  const bitHigh = card < LOW_CARDS ? 0 : 1 << (card - LOW_CARDS);
  const low = held.low & ~bitLow;
  const high = held.high & ~bitHigh;
  const openLow = held.openLow & ~bitLow;
  const openHigh = held.openHigh & ~bitHigh;
  const othersLow = openLow & ~low;
  const othersHigh = openHigh & ~high;
  let fitLow = FIT_LOW[card] | CORNERS_LOW;
  let fitHigh = FIT_HIGH[card] | CORNERS_HIGH;
  let places = 0;
  for (let other = 0; other < tops.length; other++) {
    const top = tops[other];
    if (top === NO_CARD) continue;
    if ((FIT_LOW[top] & bitLow) | (FIT_HIGH[top] & bitHigh)) places++;
    if (other === corner) continue;
    fitLow |= FIT_LOW[top];
    fitHigh |= FIT_HIGH[top];
  }
  const follow = series(low, high, card, FOLLOWED);
  return (
    (follow > 0 ? GOES_ON : 0) +
    FOLLOWS * follow +
    NEXT * count(low & fitLow, high & fitHigh) +
    THEIRS * count(othersLow & fitLow, othersHigh & fitHigh) +
    FEEDS * count(othersLow & FIT_LOW[card], othersHigh & FIT_HIGH[card]) +
    PRINTED * BORDERS[card].length +
    LATER * count(openLow & BORDER_LOW[card], openHigh & BORDER_HIGH[card]) +
    (places > 1 ? ELSEWHERE : 0) +
    (CORNER_OF[card] === corner ? CORNER : 0) +
    STRANDED * stranded(low & ~fitLow, high & ~fitHigh, openLow, openHigh)
  );
}

/** How many cards of a hand can be laid on a card one after another, up to `most`. */
function series(low: number, high: number, card: Card, most: number): number {
  let longest = 0;
  for (let rest = low & FIT_LOW[card]; rest !== 0 && longest < most; rest &= rest - 1) {
    const bit = rest & -rest;
    const more = most === 1 ? 0 : series(low & ~bit, high, 31 - Math.clz32(bit), most - 1);
    if (more >= longest) longest = more + 1;
  }
  for (let rest = high & FIT_HIGH[card]; rest !== 0 && longest < most; rest &= rest - 1) {
    const bit = rest & -rest;
    const more = most === 1 ? 0 : series(low, high & ~bit, 31 - Math.clz32(bit) + LOW_CARDS, most - 1);
    if (more >= longest) longest = more + 1;
  }
  return longest;
}

/** Cards with no border state left on which they could be laid, and half of those with a single one. */
function stranded(low: number, high: number, openLow: number, openHigh: number): number {
  let sum = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    sum += STUCK[bordersLeft(31 - Math.clz32(rest & -rest), openLow, openHigh)];
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    sum += STUCK[bordersLeft(31 - Math.clz32(rest & -rest) + LOW_CARDS, openLow, openHigh)];
  }
  return sum;
}

const STUCK = [1, 0.5, 0, 0, 0, 0, 0, 0, 0];

function bordersLeft(card: Card, openLow: number, openHigh: number): number {
  return count(openLow & BORDER_LOW[card], openHigh & BORDER_HIGH[card]);
}

function count(low: number, high: number): number {
  return ones(low) + ones(high);
}

function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
