// Who takes the trick in play, or the next one: what a hint says about a card besides how the hand ends.

import type { Near } from '../hint-facts.ts';
import type { Fact } from '../told.ts';

interface Taken {
  /** All cards played in this hand, and the taker of each whole trick. */
  readonly played: readonly number[];
  readonly takers: readonly number[];
}

/** `ours` tells whether a taker plays for the side that asks. Undefined for the last card of a trick, which decides it. */
export function takesNext<Position extends Taken, Told extends Fact>(
  { played, takers }: Position,
  seats: number,
  what: Told,
  ours: (taker: number) => boolean,
): Near<Position, Told> | undefined {
  const at = takers.length;
  if (played.length % seats === seats - 1) return undefined;
  return {
    what,
    came: (after) => at < after.takers.length && ours(after.takers[at]),
  };
}
