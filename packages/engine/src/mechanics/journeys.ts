// Finds a way from card to bordering card through every card that is left (a Hamiltonian path), or through as many as
// can be found: depth first, the card with the fewest ways on first, and turning back where a card would be cut off.

import type { Card } from '../pack.ts';
import { BORDER_HIGH, BORDER_LOW, cardsIn, highBit, lowBit } from './borders.ts';
import { bitCount } from './imagine.ts';

/** Steps after which a search for one journey is given up; whole journeys are found in a few hundred. */
const PATIENCE = 20_000;
/** So many cards at most are left out when no journey goes through all of them. */
const LEFT_OUT = 3;

class Explorer {
  steps: number;
  readonly way: Card[] = [];

  constructor(steps: number) {
    this.steps = steps;
  }

  /** Whether a journey from `top` goes through all of these cards; it is then in `way`. */
  goesThrough(top: Card, low: number, high: number): boolean {
    if ((low | high) === 0) return true;
    if (--this.steps < 0 || !canGoOn(top, low, high)) return false;
    const next = cardsIn(low & BORDER_LOW[top], high & BORDER_HIGH[top]);
    next.sort((a, b) => waysFrom(a, low, high) - waysFrom(b, low, high) || a - b);
    for (const card of next) {
      this.way.push(card);
      if (this.goesThrough(card, low & ~lowBit(card), high & ~highBit(card))) return true;
      this.way.pop();
    }
    return false;
  }
}

function waysFrom(card: Card, low: number, high: number): number {
  return bitCount(low & BORDER_LOW[card]) + bitCount(high & BORDER_HIGH[card]);
}

/** False where a card is cut off, or where two cards are dead ends. */
function canGoOn(top: Card, low: number, high: number): boolean {
  let deadEnds = 0;
  for (const card of cardsIn(low, high)) {
    const ways = waysFrom(card, low | lowBit(top), high | highBit(top));
    if (ways === 0 || (ways === 1 && ++deadEnds > 2)) return false;
  }
  return isConnected(top, low, high);
}

function isConnected(top: Card, low: number, high: number): boolean {
  let reachedLow = low & BORDER_LOW[top];
  let reachedHigh = high & BORDER_HIGH[top];
  let newLow = reachedLow;
  let newHigh = reachedHigh;
  while ((newLow | newHigh) !== 0) {
    let low1 = 0;
    let high1 = 0;
    for (const card of cardsIn(newLow, newHigh)) {
      low1 |= BORDER_LOW[card];
      high1 |= BORDER_HIGH[card];
    }
    newLow = low1 & low & ~reachedLow;
    newHigh = high1 & high & ~reachedHigh;
    reachedLow |= newLow;
    reachedHigh |= newHigh;
  }
  return reachedLow === low && reachedHigh === high;
}

/** A journey from `top` through all of these cards; undefined if none is found. */
export function findJourney(top: Card, low: number, high: number): Card[] | undefined {
  const explorer = new Explorer(PATIENCE);
  return explorer.goesThrough(top, low, high) ? explorer.way : undefined;
}

/** Whether there is a journey from `top` through all of these cards; undefined if that takes more than `most` steps. */
export function hasJourney(
  top: Card,
  low: number,
  high: number,
  most: number,
): { readonly can: boolean | undefined; readonly steps: number } {
  const explorer = new Explorer(most);
  const can = explorer.goesThrough(top, low, high);
  return { can: can || explorer.steps >= 0 ? can : undefined, steps: most - Math.max(0, explorer.steps) };
}

/** A journey from `top` through as many of these cards as can be found. */
export function longestJourney(top: Card, low: number, high: number): Card[] {
  const cards = cardsIn(low, high).sort((a, b) => waysFrom(a, low, high) - waysFrom(b, low, high) || a - b);
  for (let without = 0; without <= LEFT_OUT; without++) {
    const way = journeyWithout(top, low, high, cards, 0, without);
    if (way) return way;
  }
  return farthest(top, low, high);
}

function journeyWithout(
  top: Card,
  low: number,
  high: number,
  cards: readonly Card[],
  from: number,
  without: number,
): Card[] | undefined {
  if (without === 0) return findJourney(top, low, high);
  for (let i = from; i < cards.length; i++) {
    const card = cards[i];
    const way = journeyWithout(top, low & ~lowBit(card), high & ~highBit(card), cards, i + 1, without - 1);
    if (way) return way;
  }
  return undefined;
}

/** The longest of many tries, each going on to the card with the fewest ways. */
function farthest(top: Card, low: number, high: number): Card[] {
  let steps = PATIENCE;
  let longest: Card[] = [];
  const go = (at: Card, leftLow: number, leftHigh: number, way: Card[]): void => {
    if (way.length > longest.length) longest = way.slice();
    if (--steps < 0) return;
    const next = cardsIn(leftLow & BORDER_LOW[at], leftHigh & BORDER_HIGH[at]);
    next.sort((a, b) => waysFrom(a, leftLow, leftHigh) - waysFrom(b, leftLow, leftHigh) || a - b);
    for (const card of next) {
      way.push(card);
      go(card, leftLow & ~lowBit(card), leftHigh & ~highBit(card), way);
      way.pop();
    }
  };
  go(top, low, high, []);
  return longest;
}
