// What a game says of an action, for the tests of hints.

import { effectWords, legalMoves, type Match, type Reasons, WAIT } from '../src/index.ts';

/** All that is said, in one text; `-` stands for letting a call pass. */
export function said<P>(
  { game, position }: Match<P>,
  reasons: Reasons<P>,
  seat: number,
  action: string,
): string {
  const move = legalMoves(game, position, seat).find((one) => game.text(position, seat, one) === action);
  if (move === undefined && action !== '-') throw new Error(`${action} is not legal`);
  return reasons.does!(position, seat, move ?? WAIT)
    .map(effectWords)
    .join('; ');
}
