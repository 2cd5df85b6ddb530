// What experience says about a game, for strong bots and hints: how sensible players call, discard and play. It stands
// beside the rules and is loaded apart from them (`advice` of games/<id>/parts.ts), so that no first card waits for it.

import type { Game, Move } from './game.ts';
import type { Random } from './random.ts';

/** Experience that strong bots and hints draw on beyond the rules. */
export interface Advice<Position = unknown, Seen = unknown> {
  /** As in Game, in place of the game's own: what players usually call, discard and give. */
  habit?: Game<Position, Seen>['habit'];
  /** The same for players who overlook cards, where they must call with more caution; left out: `habit`. */
  slippingHabit?: Game<Position, Seen>['habit'];
  /** As in Game, in place of the game's own: how a sensible player plays in playouts. */
  playout?: Game<Position, Seen>['playout'];
  /** Whether `playout` is so sound that its choice stands unless another is clearly better. */
  readonly sound?: boolean;
  /** So many times an expert's usual work pays in this game; left out: once. */
  readonly effort?: number;
  /** How bold a call is, a greater number for a bolder one; undefined for whatever is no call. */
  boldness?(position: Position, move: Move): number | undefined;
  /** How well a seat stands, in points and without jackpots; in place of `standing`. */
  worth?(position: Position, seat: number): number;
  /** The same for a bot that judges a call by hands played out by the book, where strong players do differently. */
  worthOfCall?(position: Position, seat: number): number;
  /** How well the hands of an imagined position explain what was called and played: a weight above 0. */
  likelihood?(seen: Seen, position: Position): number;
  /**
   * The index of the right move where it can be worked out from what the seat knows; otherwise -1. `memory` is the
   * seat's own, empty at first: moves it has made up its mind about. `effort` is the work allowed, 1 for an expert.
   */
  plan?(
    seen: Seen,
    seat: number,
    moves: readonly Move[],
    count: number,
    random: Random,
    memory: Move[],
    effort: number,
  ): number | Promise<number>;
}
