// Choices of several cards as one number: six bits a card, in ascending order, the first card lowest.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';

const BITS = 6;

/** Writes every choice of `size` out of the first `count` of `cards` (ascending) into `moves`; returns how many. */
export function listChoices(cards: readonly Card[], count: number, size: number, moves: Move[]): number {
  return size === 4 ? listFours(cards, count, moves) : choose(cards, count, size, 0, 0, 0, moves, 0);
}

/** The two higher cards of a choice of four, packed in their place, and where those with the lower of them begin. */
const UPPER = new Int32Array((64 * 63) / 2);
const FIRST_UPPER = new Int32Array(64);

/**
 * The choices of four, of which there are up to 1,820 in a hand of sixteen: the longest list of all games, and half of
 * the time of a hand of Tactics if it is written card by card. So pairs are joined, four at a time, into a list that
 * is long enough before: that takes half as long.
 */
function listFours(cards: readonly Card[], count: number, moves: Move[]): number {
  const choices = (count * (count - 1) * (count - 2) * (count - 3)) / 24;
  while (moves.length < choices) moves.push(0);
  const pairs = listUpperPairs(cards, count);
  let n = 0;
  for (let i = 0; i < count - 3; i++) {
    for (let j = i + 1; j < count - 2; j++) {
      const lower = cards[i] | (cards[j] << BITS);
      let pair = FIRST_UPPER[j + 1];
      for (; pair < pairs - 3; pair += 4, n += 4) {
        moves[n] = lower | UPPER[pair];
        moves[n + 1] = lower | UPPER[pair + 1];
        moves[n + 2] = lower | UPPER[pair + 2];
        moves[n + 3] = lower | UPPER[pair + 3];
      }
      for (; pair < pairs; pair++) moves[n++] = lower | UPPER[pair];
    }
  }
  return n;
}

function listUpperPairs(cards: readonly Card[], count: number): number {
  let n = 0;
  for (let k = 0; k < count - 1; k++) {
    FIRST_UPPER[k] = n;
    for (let l = k + 1; l < count; l++) UPPER[n++] = (cards[k] << (2 * BITS)) | (cards[l] << (3 * BITS));
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
    for (let i = from; i < count; i++) moves[length++] = packed | (cards[i] << shift);
    return length;
  }
  for (let i = from; i <= count - size; i++) {
    const next = packed | (cards[i] << shift);
    // The last card without a call of its own: most choices are made here.
    if (size === 2) for (let j = i + 1; j < count; j++) moves[length++] = next | (cards[j] << (shift + BITS));
    else length = choose(cards, count, size - 1, i + 1, shift + BITS, next, moves, length);
  }
  return length;
}

/** Packs several cards, given in ascending order, into one move. */
export function packChoice(cards: readonly Card[]): Move {
  return cards.reduce((packed, card, i) => packed | (card << (BITS * i)), 0);
}

/** Lists the cards of a packed choice, given how many there are. */
export function unpackChoice(packed: Move, size: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < size; i++) cards.push((packed >>> (BITS * i)) & 63);
  return cards;
}
