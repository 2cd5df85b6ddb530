// Who takes the trick in play, or the next one: what a hint tells of a card besides the end of the hand.

import type { Near } from '../reasons.ts';

interface Taken {
  /** The taker of each whole trick of the hand. */
  readonly takers: readonly number[];
}

/** `ours` tells whether a taker plays for the side that asks. */
export function takesNext<Position extends Taken>(
  { takers }: Position,
  trick: string,
  ours: (taker: number) => boolean,
): Near<Position> {
  const at = takers.length;
  return {
    words: `takes this ${trick}`,
    came: (after) => at < after.takers.length && ours(after.takers[at]),
  };
}
