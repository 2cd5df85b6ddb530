// What a game says of an action, for the tests of hints.

import { type HintFacts, isDrawback, legalMoves, type Match, sayFact, WAIT } from '../src/index.ts';

/** What a game tells in hints, and its words. */
export interface Told<P> {
  readonly hintFacts: HintFacts<P>;
  readonly hintWords: object;
}

/** All that is said, in one text; `-` stands for letting a call pass. */
export function said<P>(
  { game, position }: Match<P>,
  { hintFacts, hintWords }: Told<P>,
  seat: number,
  action: string,
): string {
  const move = legalMoves(game, position, seat).find((one) => game.text(position, seat, one) === action);
  if (move === undefined && action !== '-') throw new Error(`${action} is not legal`);
  return hintFacts.does!(position, seat, move ?? WAIT)
    .map((effect) => sayFact(hintWords, isDrawback(effect) ? effect.drawback : effect))
    .join('; ');
}
