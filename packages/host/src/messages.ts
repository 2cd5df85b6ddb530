// What the page and its worker say to each other. The page is told what its seat may know, and nothing else.

import type { Entry, MatchRecord, Tally, View } from '@messdeck/engine';
import type { StoredMatch } from './stored.ts';
import type { Timing } from './timing.ts';

/** An open call window: how long it stays open, and for how long it already is. */
export interface OpenWindow {
  readonly length: number;
  readonly gone: number;
}

/** How the table stands, apart from the stream. */
export interface TableState {
  readonly tally: Tally;
  /** For each seat the side it plays for. */
  readonly sides: readonly number[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The next hand is dealt when the player says so. */
  readonly betweenHands: boolean;
  readonly window?: OpenWindow;
  /** Where anybody acts at any moment: how long nobody has acted, and after how long the clock does. */
  readonly idle?: OpenWindow;
  /** One thing alone is left to the player, openly, and the table enters it in a moment. */
  readonly enters: boolean;
  /** Nobody lays the next card until the player says so. */
  readonly paused: boolean;
}

export type Order =
  | { readonly do: 'open'; readonly match: string; readonly timing: Timing }
  | { readonly do: 'act'; readonly ask: number; readonly text: string; readonly seen: number }
  | { readonly do: 'why'; readonly ask: number; readonly text: string }
  | { readonly do: 'record'; readonly ask: number }
  | { readonly do: 'timing'; readonly timing: Timing }
  | { readonly do: 'pause'; readonly on: boolean }
  | { readonly do: 'undo' | 'redo' | 'goOn' | 'decline' | 'claim' };

export type Told =
  /** `opening` is the seat's view before anything happened. */
  | { readonly is: 'open'; readonly match: StoredMatch; readonly opening: View }
  /** Entries from number `from` on; those the page has beyond were taken back. */
  | {
      readonly is: 'stream';
      readonly from: number;
      readonly entries: readonly Entry[];
      readonly state: TableState;
    }
  | { readonly is: 'answer'; readonly ask: number; readonly refused?: string; readonly record?: MatchRecord }
  | { readonly is: 'fault'; readonly sentence: string };
