// Dealing the cards a seat does not know to the places where they may lie: the core of every `imagine`.

import type { Card } from '../pack.ts';
import type { Random } from '../random.ts';

// Scratch lists, kept between calls: this runs hundreds of thousands of times a second.
const order: number[] = [];
const left: number[] = [];
const at: number[] = [];

/**
 * Deals `cards` to places: `may[i]` is the set of places (a bit each) where `cards[i]` may lie, `room[p]` how many
 * cards lie at place p. Calls `put(card, place)` once for each card. Rooms add up to the number of cards, and at
 * least one such deal exists. Even where nothing is constrained, near to even elsewhere, always valid.
 */
export function dealUnknown(
  random: Random,
  cards: readonly Card[],
  may: readonly number[],
  room: readonly number[],
  put: (card: Card, place: number) => void,
): void {
  if (!tryToDeal(random, cards, may, room, put))
    throw new Error('No deal agrees with what the seat has seen.');
}

/** The same where perhaps no such deal exists: then false, and nothing has been put anywhere. */
export function tryToDeal(
  random: Random,
  cards: readonly Card[],
  may: readonly number[],
  room: readonly number[],
  put: (card: Card, place: number) => void,
): boolean {
  const count = cards.length;
  let open = 0;
  if (left.length !== room.length) left.length = room.length;
  for (let place = 0; place < room.length; place++) {
    left[place] = room[place];
    if (room[place] > 0) open |= 1 << place;
  }
  // Numbers 0 to count - 1 in random order (Fisher-Yates from the inside out).
  for (let i = 0; i < count; i++) {
    const j = random.below(i + 1);
    order[i] = order[j];
    order[j] = i;
  }
  // Cards with fewer places go first; the free ones then fill what is left in their random order.
  let free = 0;
  for (let i = 0; i < count; i++) if ((may[i] & open) === open) free++;
  if (free < count && !dealConstrained(random, may, open, count)) return false;
  let place = 0;
  for (let n = 0; n < count; n++) {
    const i = order[n];
    if ((may[i] & open) === open) {
      while (left[place] === 0) place++;
      left[place]--;
      put(cards[i], place);
    } else put(cards[i], at[i]);
  }
  return true;
}

/** Finds places for the cards that may not lie everywhere, those with the fewest places first; false if it cannot. */
function dealConstrained(random: Random, may: readonly number[], open: number, count: number): boolean {
  at.length = count;
  at.fill(-1);
  for (let freedom = 0; freedom < left.length; freedom++) {
    for (let n = 0; n < count; n++) {
      const i = order[n];
      const places = may[i] & open;
      if (places === open || bitCount(places) !== freedom) continue;
      const place = pick(random, places, left);
      if (place >= 0) {
        at[i] = place;
        left[place]--;
      } else if (!makeRoom(i, may)) return false;
    }
  }
  return true;
}

/** One of the places in the set, weighted by the room left there; -1 if all are full. */
function pick(random: Random, places: number, rooms: readonly number[]): number {
  let total = 0;
  for (let p = 0; p < rooms.length; p++) if (places & (1 << p)) total += rooms[p];
  if (total === 0) return -1;
  let ticket = random.below(total);
  for (let p = 0; p < rooms.length; p++) {
    if (places & (1 << p) && (ticket -= rooms[p]) < 0) return p;
  }
  return -1;
}

/** Moves cards along a chain of places so that card `i` finds room (an augmenting path); false if there is none. */
function makeRoom(i: number, may: readonly number[]): boolean {
  const cameFrom: number[] = new Array(left.length).fill(-1);
  const queue: number[] = [];
  let reached = 0;
  const visit = (card: number): number => {
    for (let p = 0; p < left.length; p++) {
      if (!(may[card] & (1 << p)) || reached & (1 << p)) continue;
      reached |= 1 << p;
      cameFrom[p] = card;
      if (left[p] > 0) return p;
      queue.push(p);
    }
    return -1;
  };
  let free = visit(i);
  while (free < 0 && queue.length > 0) {
    const place = queue.shift()!;
    for (let card = 0; card < at.length && free < 0; card++) if (at[card] === place) free = visit(card);
  }
  if (free < 0) return false;
  left[free]--;
  for (let place = free; ; ) {
    const card = cameFrom[place];
    const before = at[card];
    at[card] = place;
    if (card === i) return true;
    place = before;
  }
}

/** How many members a bit set has, such as cards in a word. */
export function bitCount(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
