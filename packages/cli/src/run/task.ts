// What a thread is given to do, and what it says meanwhile.

import type { Rules } from '@messdeck/engine';
import type { Shard } from '@messdeck/lab';

export interface PlayTask {
  readonly do: 'play';
  readonly game: string;
  readonly rules: Rules;
  readonly seed: string;
  /** Which match of the seed: its cards are the same no matter who plays. */
  readonly match: number;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  /** The record comes with how long each seat thought. */
  readonly timed?: boolean;
  /** A bot at fault loses the match; otherwise the run stops. */
  readonly forfeits?: boolean;
}

/** How often a seat chose, and how long it took in all and at most. */
export interface Time {
  choices: number;
  ms: number;
  longest: number;
}

export interface Timed {
  readonly times?: readonly Readonly<Time>[];
}

export interface ReplayTask {
  readonly do: 'replay';
  readonly line: string;
  readonly record: number;
  readonly show: 'whole' | 'legal' | 'views';
}

/** Some deals of a plan of the lab; its text is a row a line. */
export interface ShardTask {
  readonly do: 'shard';
  readonly shard: Shard;
}

/** What a thread begins with: how much of its text has not been taken, and the files of games that are none of ours. */
export interface ThreadData {
  readonly untaken: Int32Array;
  readonly games: readonly string[];
}

export type Task = PlayTask | ReplayTask | ShardTask;

/** To the thread: a task, or what an outside program has answered. */
export type ToThread =
  | Task
  | { readonly do: 'answer'; readonly seat: number; readonly text: string }
  | { readonly do: 'fault'; readonly seat: number; readonly why: string };

/** From the thread; `wrong` is a sentence for the person. */
export type FromThread =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'tell'; readonly seat: number; readonly line: string }
  | { readonly is: 'ask'; readonly seat: number; readonly line: string }
  | { readonly is: 'done'; readonly wrong?: string }
  | { readonly is: 'complaint'; readonly sentence: string };
