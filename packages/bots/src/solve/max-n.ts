// Endings in which everybody plays for himself, through the rules themselves: every line to the end of the hand, each seat
// taking what leaves it best off (max-n). All cards are taken as known, so it is a model of the others and no certainty.

import {
  BY_CHANCE,
  BY_CLOCK,
  CLOCK,
  type Game,
  legalMoves,
  type Move,
  seatsOf,
  TICK,
} from '@messdeck/engine';
import { OutOfNodes } from './out-of-nodes.ts';

/** The games of tricks that no description fits, so that they are searched this way. */
export const SOLVED_FOR_ALL: readonly string[] = ['armed-forces'];

/** What each legal move leads to when every player looks after their own score only. */
export interface SolvedForAll {
  /** The seat to act, and its legal moves. */
  readonly seat: number;
  readonly moves: readonly Move[];
  /** For each move how the seat will stand at the end of the hand; more is better. */
  readonly values: readonly number[];
  /** Moves made in the search. */
  readonly nodes: number;
}

/** Every legal move of the seat to act; undefined where that takes more than `limit` moves. */
export function solveForAll(
  game: Game,
  position: unknown,
  seats: number,
  limit: number,
): SolvedForAll | undefined {
  const search = new MaxN(game, seats, limit);
  const [seat] = seatsOf(game.actors(position));
  const moves = legalMoves(game, position, seat);
  try {
    const values = moves.map((move) => search.after(game.clone(position), seat, move)[seat]);
    return { seat, moves, values, nodes: search.nodes };
  } catch (error) {
    if (error instanceof OutOfNodes) return undefined;
    throw error;
  }
}

class MaxN {
  nodes = 0;
  private readonly game: Game;
  private readonly seats: readonly number[];
  private readonly limit: number;

  constructor(game: Game, seats: number, limit: number) {
    this.game = game;
    this.seats = Array.from({ length: seats }, (_, seat) => seat);
    this.limit = limit;
  }

  /** How all seats will stand after this move; the position is used up. */
  after(position: unknown, actor: number, move: Move): readonly number[] {
    if (++this.nodes > this.limit) throw new OutOfNodes();
    this.game.apply(position, actor, move);
    return this.best(position);
  }

  private best(position: unknown): readonly number[] {
    const { game } = this;
    const actors = game.actors(position);
    if (actors === 0 || actors & BY_CHANCE) return this.seats.map((seat) => game.evaluate(position, seat));
    // In a call window nobody calls: there is nothing to call where everybody plays by the rules.
    if (actors & BY_CLOCK) return this.after(position, CLOCK, TICK);
    const [seat] = seatsOf(actors);
    const moves = legalMoves(game, position, seat);
    if (moves.length === 1) return this.after(position, seat, moves[0]);
    let best: readonly number[] | undefined;
    for (const move of moves) {
      const stand = this.after(game.clone(position), seat, move);
      if (!best || stand[seat] > best[seat]) best = stand;
    }
    return best!;
  }
}
