// The table as the page sees it: a seat's stream, how the match stands, and what the seat may do. The page's first
// table is the local match in the worker; a table on a server and a replay offer the same, and no layout notices the
// difference. What a table does not offer it leaves out.

import type { Entry, Game, MatchRecord, Refusal, Rules, View } from '@messdeck/engine';
import type { TableState } from '@messdeck/host';
import type { ReadonlySignal } from '@preact/signals';

export type { TableState } from '@messdeck/host';

/** Somebody at a table on a server: whether they are here, and how long they still have where a clock runs. */
export interface Person {
  readonly isBot: boolean;
  readonly here: boolean;
  /** A bot plays for this person at the moment. */
  readonly standsIn: boolean;
  /** When the time is up (performance.now), and how long it is in all. */
  readonly until?: number;
  readonly length?: number;
}

export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly rules: Rules;
  /** Names of the seats. */
  readonly names: readonly string[];
  /** Bots by seat; undefined for people. */
  readonly bots: readonly (string | undefined)[];
  /** The seat of the one who looks at this page; null for a spectator. */
  readonly seat: number | null;
  /** Whom the page calls "you", -1 for nobody; left out: anyone who looks. */
  readonly you?: number;
  /** Everything the seat has noticed, in order. */
  readonly entries: ReadonlySignal<readonly Entry[]>;
  /** The view after the last entry, or the one before anything happened. */
  readonly view: ReadonlySignal<View>;
  readonly state: ReadonlySignal<TableState>;
  /** What went wrong with the table itself, in a sentence. */
  readonly fault: ReadonlySignal<string | undefined>;

  /** Does something; resolves when it is written down, or with the reason why it is not. */
  act(text: string): Promise<Refusal | undefined>;
  /** Why something may not be done now. */
  why(text: string): Promise<string>;
  /** The record of a match that is over. */
  record(): Promise<MatchRecord | Refusal>;
  close(): void;

  /** Where people play each other: who is here. */
  readonly people?: ReadonlySignal<readonly Person[]>;
  /** The same seats at a new table, where asking for it is the table's affair. */
  rematch?(): Promise<void>;
  /** What to call that; undefined: there is none to go to yet. */
  rematchWords?: ReadonlySignal<string | undefined>;
  undo?(): void;
  redo?(): void;
  /** Has the next hand dealt; resolves when the table has been told. */
  goOn?(): Promise<void>;
  /** Time stands still: every call window waits for the player. */
  readonly untimed?: boolean;
  /** Lets a call window pass; resolves when the table has been told. */
  decline?(): Promise<void>;
  /** Calls before saying where: the window waits for the rest of the call. */
  claim?(): void;
  /** Halts the table before the next card, or lets it go on; an open window runs out. */
  pause?(on: boolean): void;
}
