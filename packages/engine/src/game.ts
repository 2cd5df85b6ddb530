// The Game interface: everything the rest of Messdeck knows about a game. A game is a plain object; a position
// is its own small class. Moves are numbers inside, texts at the border (see docs/architecture.md).

import type { Prompt } from './asked.ts';
import type { Catalog, Findings } from './catalog.ts';
import type { Option, Rules } from './options.ts';
import type { Card, Pack } from './pack.ts';
import type { Random } from './random.ts';
import type { Tally } from './tally.ts';
import type { Tricks } from './tricks.ts';

export type { Result, ScoredHand, Tally } from './tally.ts';

/** Who acts, inside the engine: a seat from 0, or one of the two below. */
export type Actor = number;
/** The actor that moves when time runs out, as at the end of a call window. */
export const CLOCK: Actor = 8;
/** The actor that cuts and shuffles. */
export const CHANCE: Actor = 9;

/** A set of actors: bit `actor` is set for each. 0: the match is over. */
export type Actors = number;
/** The set that holds only the clock; with seats added, they may act until time runs out. */
export const BY_CLOCK: Actors = 1 << CLOCK;
/** The set that holds only chance, for positions in which cards must be cut or shuffled next. */
export const BY_CHANCE: Actors = 1 << CHANCE;

/** Anyone who watches without a seat. */
export const SPECTATOR = -1;

/** A choice as a number. Among the legal moves of one actor in one position no two are equal. */
export type Move = number;

/** The only move of the clock. */
export const TICK: Move = 0;

/** How a seat notices the move of another. */
export type Notice = typeof OPEN | typeof VEILED | typeof UNSEEN;
/** It sees everything. */
export const OPEN = 2;
/** It sees that something was done; the cards are `?`. */
export const VEILED = 1;
/** It notices nothing. */
export const UNSEEN = 0;

/** What chance has to draw. `shuffle` draws all of the cards, `cut` as many as `count`. */
export interface Draw {
  readonly verb: 'shuffle' | 'cut';
  readonly from: readonly Card[];
  readonly count: number;
  /**
   * Whether a new hand (or the match) begins with this event. Then the hand before it is over: a table lets its players
   * look at the result first, and search looks no further ahead.
   */
  readonly opens: boolean;
}

/** A value that survives a trip through JSON, as every fact in a view must. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The part of a view that only the game can tell; `viewOf` in view.ts adds the rest. */
export interface Scene {
  phase: string;
  places: Record<string, (string | null)[]>;
  facts: Record<string, Json>;
  /** The running score of each seat, without the hand in play. */
  scores: number[];
  /** The actors as this seat may know them, where the full list would betray a hand. Left out: all of them. */
  actors?: Actors;
  /** Events that this seat may not even count (sealed calls). */
  uncounted?: number;
}

/** A choice of several cards: any `count` of `cards`, which ascend. */
export interface CardChoice {
  readonly verb: string;
  readonly cards: readonly Card[];
  readonly count: number;
}

/** An actor as logs and views write it. */
export type ActorName = 'chance' | 'clock' | number;

/** What one seat or a spectator may know at one step, ready to be sent as JSON. */
export interface View {
  game: string;
  seat: number | null;
  step: number;
  phase: string;
  places: Record<string, (string | null)[]>;
  facts: Record<string, Json>;
  actors: ActorName[];
  legal: string[];
  scores: number[];
}

/** One event as a seat notices it, with its view after the event. */
export interface Entry {
  n: number;
  by: ActorName;
  do: string;
  view: View;
}

/**
 * Real time at a table, in milliseconds. The rules know no seconds; these are the figures that the rules pages suggest.
 * Every table reads them here, and its players' settings stretch them.
 */
export interface GameClock<Position = unknown> {
  /** How long a call window stays open. */
  readonly window: number;
  /** Calls within this time of the first count as simultaneous: the window closes when it has passed. */
  readonly margin?: number;
  /**
   * Where everybody looks for the same call and the fastest wins: the earliest and the latest moment of a bot's call.
   * Left out: bots call in the second half of the window, so that people have the first word.
   */
  readonly race?: readonly [earliest: number, latest: number];
  /** In a race: whether a bot with this view sees something to call. */
  sees?(view: View): boolean;
  /** The pause before the next card, where cards are laid in a beat; a card is laid for a player who lets it pass. */
  readonly beat?: number;
  /**
   * Whether the table waits as long as a window lasts after an action that a seat has just made, also where the rules
   * open none, so that the wait itself tells nothing. Told from what everybody can see.
   */
  lull?(position: Position, by: number, text: string): boolean;
  /** A phase in which anybody acts at any moment, and how long nobody must have acted before the clock ends it. */
  readonly idle?: { readonly phase: string; readonly after: number };
}

/**
 * An action in words: as an order ("Play $1") and as a report ("plays $1"). `$1` is its first argument, `$*` all,
 * `$2…` the second and all after it.
 */
export type Phrase = readonly [order: string, report: string];

/** A game's rules as a plain object: everything the rest of Messdeck knows about the game. */
export interface Game<Position = unknown, Seen = unknown, Found extends Findings = Findings> {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly pack: Pack;
  /** The allowed numbers of seats. */
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  /** Words for every verb of the game. */
  readonly verbs: Readonly<Record<string, Phrase>>;
  /** Where a verb has other words with one certain last argument: `{ 'unite KS': ['Lay $1 at its corner', …] }`. */
  readonly phrases?: Readonly<Record<string, Phrase>>;
  /** Words for arguments that are not cards: `{ notrumps: 'no trumps' }`. */
  readonly terms?: Readonly<Record<string, string>>;
  /** Titles of places by name or by the part before the colon: `{ squad: 'Squad', taken: 'Taken' }`. */
  readonly places: Readonly<Record<string, string>>;

  /** What the game brings besides its rules. */
  readonly parts?: import('./parts.ts').GameParts<Position>;

  /** The move with which a player gives up, where there is one; searching bots leave it to people. */
  readonly resigns?: Move;

  /** Fills in options not given where the default depends on other options. */
  complete?(given: Rules, seats: number): Rules;
  /** Options that exclude each other: a sentence that says why, or undefined. */
  exclude?(rules: Rules, seats: number): string | undefined;

  start(rules: Rules, seats: number): Position;
  actors(position: Position): Actors;

  /** What chance draws now; only while chance is the actor. */
  draw(position: Position): Draw;
  /** Carries out the draw with these cards, in the order drawn. */
  deal(position: Position, cards: readonly Card[]): void;

  /**
   * Writes the legal moves of a seat into `moves` from index 0 and returns how many there are; what follows them
   * has no meaning. Asked only of a seat that is an actor, which has at least one unless the clock is an actor too.
   */
  legal(position: Position, seat: Actor, moves: Move[]): number;
  /** Carries out a legal move of a seat, or the clock's TICK; changes the position in place. */
  apply(position: Position, actor: Actor, move: Move): void;
  clone(position: Position): Position;
  /**
   * Whether all can see, from what lies open, that a seat to act has one legal move only, so that a table may enter it
   * for the seat. Never told by what is hidden. Left out: never.
   */
  forced?(position: Position, seat: Actor): boolean;
  /**
   * Where a seat takes any cards of a given number and can do nothing else: its moves are those of `listChoices`
   * (mechanics/choices.ts), its texts the verb and the cards. Environments then ask card by card and list nothing.
   */
  choice?(position: Position, seat: Actor): CardChoice | undefined;

  /** The text of a legal move of a seat. */
  text(position: Position, seat: Actor, move: Move): string;
  /**
   * Why this text is not a legal action of the seat now: a sentence with the rule id; "{2}" stands for the name of seat
   * 2. Only from what the seat knows.
   * Its verb is one of `verbs`, and what looks like a card is one of the pack: other texts are refused before.
   */
  refuse(position: Position, seat: Actor, text: string): string | Found['refusal'];
  /**
   * How `seat` (or SPECTATOR) notices the move of another, asked before it is applied. The clock's tick is noticed by
   * all. Left out: everything is open.
   */
  notice?(position: Position, actor: Actor, move: Move, seat: number): Notice;

  /** What `seat` (or SPECTATOR) may know, built up from nothing. */
  view(position: Position, seat: number): Scene;
  /** What is asked of the seat that holds this view, in one sentence; "{2}" stands for the name of seat 2. */
  prompt(view: View): Prompt | Found['prompt'];
  /** The words for what the game finds out; left out: `refuse`, `prompt` and the lines of `tally` are words themselves. */
  readonly catalog?: Catalog<Found>;

  /** The memory of a seat (or SPECTATOR), empty; it is filled by `see` from that seat's stream and nothing else. */
  newMemory(rules: Rules, seats: number, seat: number): Seen;
  remember(seen: Seen, entry: Entry): void;
  /** A complete position that agrees with everything the seat has seen; a new one every time, to be played on. */
  imagine(seen: Seen, random: Random): Position;

  /** Which side a seat plays for, now; seats of one side win together. */
  side(position: Position, seat: number): number;
  /**
   * What players usually do here, as the index of one of the legal moves; -1, or left out: the game cannot tell. For
   * auctions and their like, where most choices are senseless. It may answer differently each time, and must give every
   * choice that can be right now and then: search asks many times, looks only at the choices it was given, and at those
   * longest that it was given most often; for everybody else's choices it takes one answer and does not search.
   * In a call window one index more than there are moves, the last, lets it pass.
   */
  habit?(position: Position, seat: number, moves: readonly Move[], count: number, random: Random): number;
  /** The index of the legal move that a quick but sensible player makes in playouts. Left out: any, at random. */
  playout?(position: Position, seat: number, moves: readonly Move[], count: number, random: Random): number;
  /** How well a seat stands, hand in play included; more is better. For search and unfinished playouts. */
  evaluate(position: Position, seat: number): number;
  /** The rest of the hand as tricks for an exact solver, which takes all cards as known; undefined before the play. */
  tricks?(position: Position): Tricks | undefined;
  tally(position: Position): Tally<Found['hand']>;
}
