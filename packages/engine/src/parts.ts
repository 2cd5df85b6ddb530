// What a game may bring besides its rules, in one place (games/<id>/parts.ts). All of it may be left out: a general way
// serves where a game brings none of its own. What is larger than a word is loaded when it is first needed.

import type { Advice } from './advice.ts';
import type { Game, GameClock, View } from './game.ts';
import type { MatchFigure } from './games/match-figures.ts';
import type { HintFacts } from './hint-facts.ts';
import type { Observed } from './observed.ts';
import type { Scoring } from './scoring.ts';
import type { TerminalNotes } from './terminal.ts';

/**
 * Whether a dealt position can be won when all cards are known; undefined where a search of so many steps does not tell.
 */
export interface Winnable<Position = unknown> {
  look(position: Position, steps: number): WinnableFound;
}

/** What was found out, and in how many steps of search. */
export interface WinnableFound {
  readonly can: boolean | undefined;
  readonly steps: number;
}

/** What a game may offer besides its rules, all of it optional. */
export interface GameParts<Position = unknown> {
  /** Real time, where the clock is ever an actor. */
  readonly clock?: GameClock<Position>;
  /** The fewest points win. */
  readonly lowWins?: boolean;
  /** What strong bots and hints know about playing well. */
  readonly advice?: () => Promise<{ readonly advice: Advice }>;
  /** What hints tell of a choice besides its worth. */
  readonly hintFacts?: () => Promise<{ readonly hintFacts: HintFacts }>;
  /** The words for it, a function for each fact told by name; left out where hints are told as sentences. */
  readonly hintWords?: () => Promise<{ readonly hintWords: object }>;
  /** What scores, for score sheets and the terminal. */
  readonly scoring?: () => Promise<{ readonly scoring: Scoring }>;
  /** The figures of a finished match, from what a seat saw of it. */
  readonly matchFigures?: () => Promise<{
    readonly matchFigures: (views: readonly View[], seat: number) => MatchFigure[];
  }>;
  /** Observations of fixed length for programs that learn. */
  readonly observed?: () => Promise<{ readonly observed: Observed }>;
  /** What the table at the terminal says besides the cards. */
  readonly terminal?: () => Promise<{ readonly terminal: TerminalNotes }>;
  /** Games for one: whether a deal can be won at all by a player who sees every card. */
  readonly winnable?: () => Promise<{ readonly winnable: Winnable }>;
  /** The game cut down so far that it can be solved whole. */
  readonly tiny?: () => Promise<{ readonly tiny: Game }>;
}
