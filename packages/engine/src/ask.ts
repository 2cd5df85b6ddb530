// What a player is asked: its legal moves and whether it may let the moment pass. Everybody who asks asks this way.

import { BY_CLOCK, type Move } from './game.ts';
import type { Match } from './match.ts';

/** The answer of a player who lets a call window pass. */
export const WAIT = -1;

/** A choice put to a player, who answers with the index of a move or WAIT. */
export interface Ask {
  readonly moves: readonly Move[];
  /** How many moves there are; what follows them in the list means nothing. */
  readonly count: number;
  readonly mayWait: boolean;
  /** The text of move number `index`. */
  text(index: number): string;
}

/** What an actor of the present position is asked. The moves are written into `moves`, a list that may be used again. */
export function askOf(match: Match, seat: number, moves: Move[] = []): Ask {
  const { game, position } = match;
  const count = game.legal(position, seat, moves);
  const mayWait = (game.actors(position) & BY_CLOCK) !== 0;
  return { moves, count, mayWait, text: (index) => game.text(position, seat, moves[index]) };
}
