// What a game says about a choice besides its worth, for hints: facts, which a catalog puts into words. Both live beside the
// rules and are loaded when somebody asks for a hint (`hintFacts` and `hintWords` of games/<id>/parts.ts).

import type { Move } from './game.ts';
import type { Fact } from './told.ts';

/** What a player is after in this hand, and whether it came about: a contract made, or broken. */
export interface Goal<Told extends Fact = Fact> {
  readonly what: Told;
  readonly reached: boolean;
}

/** What a bid has to bring, so that a hint can say how often it is made if everybody passes on it. */
export interface Contracts<Position = unknown> {
  readonly pass: Move;
  /** The company or suit a bid names, and the number; undefined for whatever is no bid. */
  of(position: Position, move: Move): { readonly kind: number; readonly number: number } | undefined;
  /** What the side of the bidder took in the hand that has ended, counted as bids count. */
  taken(position: Position): number;
}

/** What may come next, and whether it had come about when the hand was over. */
export interface Near<Position = unknown, Told extends Fact = Fact> {
  /** "won". */
  readonly what: Told;
  came(position: Position): boolean;
}

/** How far a player who needs nobody else gets from here by playing well, so no hint rests on random play. */
export interface Reach<Position = unknown> {
  /** In how many imagined deals it is looked up; 1 where it does not depend on the deal. */
  readonly deals: number;
  /** Of a position, counted as hands are; undefined where others have a say. */
  of(position: Position, seat: number): number | undefined;
}

/** Something that speaks against a move: no reason for it, though it may be advised all the same. */
export interface Drawback<Told extends Fact = Fact> {
  readonly drawback: Told;
}

/** Part of what a move does, told in words that go with "It". */
export type Effect<Told extends Fact = Fact> = Told | Drawback<Told>;

/** Marks what a move does as speaking against it, so that no hint gives it as a reason for the move. */
export const drawback = <Told extends Fact>(told: Told): Drawback<Told> => ({ drawback: told });

/** Whether an effect speaks against the move. */
export const isDrawback = <Told extends Fact>(effect: Effect<Told>): effect is Drawback<Told> =>
  typeof effect === 'object' && 'drawback' in effect;

/** What a game can say about a choice beyond its worth, for hints to explain their advice. */
export interface HintFacts<Position = unknown, Told extends Fact = Fact> {
  /** How the hand that ended in this position went for what the seat was after, where that can be said in a word. */
  goal?(position: Position, seat: number): Goal<Told> | undefined;
  readonly contract?: Contracts<Position>;
  /** What is decided next in a position, where it is not certain yet: who takes the squad in play. */
  near?(position: Position, seat: number): Near<Position, Told> | undefined;
  /**
   * What a move does, the most telling first, from nothing but the seat's own cards and what lies open: that it takes 80
   * points, or keeps the spy. WAIT is asked about too, where a call may be left undone.
   */
  does?(position: Position, seat: number, move: Move): readonly Effect<Told>[];
  /** The same as a sentence of its own, where "It takes 80 points and keeps the spy." would not do. */
  because?(position: Position, seat: number, move: Move): Told | undefined;
  readonly reach?: Reach<Position>;
  /** By how much a seat is ahead at the end of a hand in what players count, where that is not the points it scores. */
  ahead?(position: Position, seat: number): number | undefined;
  /** Whether a move that can be made is against the rules all the same: no hint tells of it. */
  isWrong?(position: Position, seat: number, move: Move): boolean;
  /** What is counted in a hand; left out: points. */
  readonly unit?: string;
}
