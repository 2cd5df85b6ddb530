// How a quick player calls in playouts: passes mostly, otherwise raises a little, seldom by more.

import type { Move } from '../game.ts';
import type { Random } from '../random.ts';

/** One call in this many is not a pass. */
const BOLD = 24;
/** Bids with the same number, one for each denomination. */
const LEVEL = 5;

/** The index of a call among the legal ones; the first is the pass, if there is one (`pass` is its move). */
export function quickCall(moves: readonly Move[], count: number, pass: Move, random: Random): number {
  const first = moves[0] === pass ? 1 : 0;
  if (first === count || (first === 1 && random.below(BOLD) !== 0)) return 0;
  let from = first;
  while (from + LEVEL < count && random.below(2) === 0) from += LEVEL;
  return from + random.below(Math.min(LEVEL, count - from));
}
