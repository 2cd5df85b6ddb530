// What a game says of an action for a hint, asked in several deals that the seat can imagine: it is the same in all.

import { expect } from 'vitest';
import { legalMoves, type Match, type Reasons, WAIT } from '../src/index.ts';
import { imagined } from './table.ts';

const DEALS = 4;

/** `-` stands for letting a call pass. */
export function said<P>(
  match: Match<P>,
  reasons: Reasons<P>,
  seat: number,
  action: string,
): readonly string[] {
  const { game } = match;
  const answers = imagined(match, seat, DEALS).map((position) => {
    const move = legalMoves(game, position, seat).find((one) => game.text(position, seat, one) === action);
    if (move === undefined && action !== '-') throw new Error(`${action} is not legal`);
    return reasons.does!(position, seat, move ?? WAIT);
  });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  return answers[0];
}
