// Choices of several cards as one number: six bits a card, in ascending order, the first card lowest.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';

const BITS = 6;

/** Writes every choice of `size` out of `cards` (ascending) into `moves`; returns how many. */
export function listChoices(cards: readonly Card[], size: number, moves: Move[]): number {
  return choose(cards, size, 0, 0, 0, moves, 0);
}

function choose(
  cards: readonly Card[],
  size: number,
  from: number,
  taken: number,
  packed: number,
  moves: Move[],
  n: number,
): number {
  let length = n;
  if (taken === size - 1) {
    for (let i = from; i < cards.length; i++) moves[length++] = packed | (cards[i]! << (BITS * taken));
    return length;
  }
  for (let i = from; i <= cards.length - (size - taken); i++) {
    length = choose(cards, size, i + 1, taken + 1, packed | (cards[i]! << (BITS * taken)), moves, length);
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
