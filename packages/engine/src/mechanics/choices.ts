// Choices of several cards as one number: six bits a card, in ascending order, the first card lowest.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';

const BITS = 6;

/** Writes every choice of `size` out of the first `count` of `cards` (ascending) into `moves`; returns how many. */
export function listChoices(cards: readonly Card[], count: number, size: number, moves: Move[]): number {
  return size === 4 ? listFours(cards, count, moves) : choose(cards, count, size, 0, 0, 0, moves, 0);
}

/** The choices of four, of which there are up to 1,820 in a hand of sixteen: loops in place of calls. */
function listFours(cards: readonly Card[], count: number, moves: Move[]): number {
  let n = 0;
  for (let i = 0; i < count - 3; i++) {
    const one = cards[i]!;
    for (let j = i + 1; j < count - 2; j++) {
      const two = one | (cards[j]! << BITS);
      for (let k = j + 1; k < count - 1; k++) {
        const three = two | (cards[k]! << (2 * BITS));
        for (let l = k + 1; l < count; l++) moves[n++] = three | (cards[l]! << (3 * BITS));
      }
    }
  }
  return n;
}

function choose(
  cards: readonly Card[],
  count: number,
  size: number,
  from: number,
  shift: number,
  packed: number,
  moves: Move[],
  n: number,
): number {
  let length = n;
  if (size === 1) {
    for (let i = from; i < count; i++) moves[length++] = packed | (cards[i]! << shift);
    return length;
  }
  for (let i = from; i <= count - size; i++) {
    const next = packed | (cards[i]! << shift);
    // The last card without a call of its own: most choices are made here.
    if (size === 2)
      for (let j = i + 1; j < count; j++) moves[length++] = next | (cards[j]! << (shift + BITS));
    else length = choose(cards, count, size - 1, i + 1, shift + BITS, next, moves, length);
  }
  return length;
}

export function packChoice(cards: readonly Card[]): Move {
  return cards.reduce((packed, card, i) => packed | (card << (BITS * i)), 0);
}

export function unpackChoice(packed: Move, size: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < size; i++) cards.push((packed >>> (BITS * i)) & 63);
  return cards;
}
