// Tricks that a side takes from here whatever the others do, on lead or not; the cards that win them by their rank are
// noted on the board.

import { bitCount, FAR, highest, highestBut } from './bits.ts';
import { SUITS } from './plain.ts';
import type { SuitBoard } from './suit-board.ts';

/** How many of the highest cards of a suit a hand holds; as many as are wanted win by their rank. */
export function tops(board: SuitBoard, hand: number, suit: number, wanted: number, depth: number): number {
  const mine = board.held[8 * hand + suit];
  return topsOf(board, suit, mine, bitCount(mine), wanted, depth);
}

/** The same of the cards of one or two hands, `most` at the most. */
function topsOf(
  board: SuitBoard,
  suit: number,
  mine: number,
  most: number,
  wanted: number,
  depth: number,
): number {
  const others = board.all[suit] ^ mine;
  if (others === 0) return most;
  const above = 32 - Math.clz32(others);
  const high = mine >> above;
  const count = Math.min(most, bitCount(high));
  if (count > 0) board.won(suit, highestBut(high, Math.min(count, wanted)) << above, depth);
  return count;
}

/** Tricks that the side not on lead takes, whatever is led. */
export function sureTricks(
  board: SuitBoard,
  hand: number,
  toGo: number,
  wanted: number,
  depth: number,
): number {
  const { held, all, trump } = board;
  const left = (hand + 1) & 3;
  const right = (hand + 3) & 3;
  if (trump >= 0 && all[trump] !== 0) {
    const sure = sureTrumps(board, left, right, wanted, depth);
    return sure === 0 && wanted === 1 && guardedTrump(board, left, right, depth) ? 1 : sure;
  }
  let owners = 0;
  let run = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const top = highest(all[suit]);
    const mine = held[8 * hand + suit];
    const his = held[8 * ((hand + 2) & 3) + suit];
    if (mine !== 0) {
      if (held[8 * left + suit] & top) owners |= 1;
      else if (held[8 * right + suit] & top) owners |= 2;
      else owners |= 4;
    }
    if ((mine | his) & top) run += Math.max(bitCount(mine), bitCount(his));
  }
  // Where the leader's side has a highest card, it can take everything or has to lead another suit some time.
  if (owners & 4 && (wanted > 1 || run >= toGo)) return 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (all[suit] !== 0) board.won(suit, highest(all[suit]), depth);
  }
  if (owners & 4) return 1;
  let sure = FAR;
  if (owners & 1) sure = Math.min(sure, allTops(board, left, wanted, depth));
  if (owners & 2) sure = Math.min(sure, allTops(board, right, wanted, depth));
  return sure;
}

/**
 * Tricks that two partners take with trumps, however the rest goes: of the highest trumps that they hold together as many
 * as the longer hand has trumps, since one of them can always play low while the other takes.
 */
export function sureTrumps(
  board: SuitBoard,
  one: number,
  other: number,
  wanted: number,
  depth: number,
): number {
  const { held, trump } = board;
  const first = held[8 * one + trump];
  const second = held[8 * other + trump];
  const longer = Math.max(bitCount(first), bitCount(second));
  return topsOf(board, trump, first | second, longer, wanted, depth);
}

/**
 * Whether the side not on lead takes a trick with a guarded second trump: as long as it has no trick it does not lead, and
 * so nobody can make it lead away from that card.
 */
function guardedTrump(board: SuitBoard, left: number, right: number, depth: number): boolean {
  const { held, all, trump } = board;
  const top = highest(all[trump]);
  const second = highest(all[trump] ^ top);
  const holder = guardedIn(board, second, left, right);
  if (holder < 0) return false;
  // The highest lies in front of it, or the third is guarded as well.
  if (held[8 * ((holder + 3) & 3) + trump] & top) {
    board.won(trump, second, depth);
    return true;
  }
  const third = highest(all[trump] ^ top ^ second);
  if (guardedIn(board, third, left, right) < 0) return false;
  board.won(trump, third, depth);
  return true;
}

/** Which of two hands holds this trump and another; -1 for none. */
function guardedIn({ held, trump }: SuitBoard, card: number, left: number, right: number): number {
  const holder = held[8 * left + trump] & card ? left : right;
  const trumps = held[8 * holder + trump];
  return (trumps & card) !== 0 && trumps !== card ? holder : -1;
}

function allTops(board: SuitBoard, hand: number, wanted: number, depth: number): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS && sum < wanted; suit++) {
    if (board.held[8 * hand + suit] !== 0) sum += tops(board, hand, suit, wanted - sum, depth);
  }
  return sum;
}
