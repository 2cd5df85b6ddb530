// Dealing the cards a seat does not know to the places where they may lie: the core of every `imagine`.

import type { Card } from '../pack.ts';
import type { Random } from '../random.ts';

/**
 * Deals `cards` to places: `may[i]` is the set of places (a bit each) where `cards[i]` may lie, `room[p]` how many
 * cards lie at place p. Calls `put(card, place)` once for each card. Rooms add up to the number of cards, and at
 * least one such deal exists. Near to uniform where the constraints are loose, always valid where they are tight.
 */
export function dealUnknown(
  random: Random,
  cards: readonly Card[],
  may: readonly number[],
  room: readonly number[],
  put: (card: Card, place: number) => void,
): void {
  const count = cards.length;
  const left = room.slice();
  const at: number[] = new Array(count).fill(-1);
  for (const i of tightestFirst(random, may, count)) {
    const place = pick(random, may[i]!, left);
    if (place >= 0) {
      at[i] = place;
      left[place]!--;
    } else {
      makeRoom(i, at, may, left);
    }
  }
  for (let i = 0; i < count; i++) put(cards[i]!, at[i]!);
}

/** Card numbers in random order, those with the fewest places first. */
function tightestFirst(random: Random, may: readonly number[], count: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < count; i++) order.push(i);
  random.shuffle(order);
  const freedom = may.map(bitCount);
  return order.sort((a, b) => freedom[a]! - freedom[b]!);
}

/** One of the places in the set, weighted by the room left there; -1 if all are full. */
function pick(random: Random, places: number, left: readonly number[]): number {
  let total = 0;
  for (let p = 0; p < left.length; p++) if (places & (1 << p)) total += left[p]!;
  if (total === 0) return -1;
  let ticket = random.below(total);
  for (let p = 0; p < left.length; p++) {
    if (places & (1 << p) && (ticket -= left[p]!) < 0) return p;
  }
  return -1;
}

/** Moves cards along a chain of places so that card `i` finds room (an augmenting path). */
function makeRoom(i: number, at: number[], may: readonly number[], left: number[]): void {
  const cameFrom: number[] = new Array(left.length).fill(-1);
  const queue: number[] = [];
  let reached = 0;
  const visit = (card: number): number => {
    for (let p = 0; p < left.length; p++) {
      if (!(may[card]! & (1 << p)) || reached & (1 << p)) continue;
      reached |= 1 << p;
      cameFrom[p] = card;
      if (left[p]! > 0) return p;
      queue.push(p);
    }
    return -1;
  };
  let free = visit(i);
  while (free < 0 && queue.length > 0) {
    const place = queue.shift()!;
    for (let card = 0; card < at.length && free < 0; card++) if (at[card] === place) free = visit(card);
  }
  if (free < 0) throw new Error('No deal agrees with what the seat has seen.');
  left[free]!--;
  for (let place = free; ; ) {
    const card = cameFrom[place]!;
    const before = at[card]!;
    at[card] = place;
    if (card === i) return;
    place = before;
  }
}

export function bitCount(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
