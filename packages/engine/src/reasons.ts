// What a game says about a choice besides its worth, for hints. It lives beside the rules and is loaded when somebody asks
// for one (`reasons` of games/<id>/parts.ts).

import type { Move } from './game.ts';

/** What a player is after in this hand, and whether it came about: "made", "broken". */
export interface Goal {
  readonly words: string;
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
export interface Near<Position = unknown> {
  /** "won". */
  readonly words: string;
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
export interface Drawback {
  readonly drawback: string;
}

/** Part of what a move does, in words that go with "It". */
export type Effect = string | Drawback;

/** Marks what a move does as speaking against it, so that no hint gives it as a reason for the move. */
export const drawback = (words: string): Drawback => ({ drawback: words });

/** The words of an effect, whether or not it is a drawback. */
export const effectWords = (effect: Effect): string =>
  typeof effect === 'string' ? effect : effect.drawback;

/** What a game can say about a choice beyond its worth, for hints to explain their advice. */
export interface Reasons<Position = unknown> {
  /** How the hand that ended in this position went for what the seat was after, where that can be said in a word. */
  goal?(position: Position, seat: number): Goal | undefined;
  readonly contract?: Contracts<Position>;
  /** What is decided next in a position, where it is not certain yet: who takes the squad in play. */
  near?(position: Position, seat: number): Near<Position> | undefined;
  /**
   * What a move does, the most telling first, from nothing but the seat's own cards and what lies open: "takes 80
   * points", "keeps the spy". WAIT is asked about too, where a call may be left undone.
   */
  does?(position: Position, seat: number, move: Move): readonly Effect[];
  /** The same as a sentence of its own, where "It takes 80 points and keeps the spy." would not do. */
  because?(position: Position, seat: number, move: Move): string | undefined;
  readonly reach?: Reach<Position>;
  /** By how much a seat is ahead at the end of a hand in what players count, where that is not the points it scores. */
  ahead?(position: Position, seat: number): number | undefined;
  /** Whether a move that can be made is against the rules all the same: no hint tells of it. */
  isWrong?(position: Position, seat: number, move: Move): boolean;
  /** What is counted in a hand; left out: points. */
  readonly unit?: string;
}
