// What passes between a table and anyone who sits at it or watches: a seat is told what it may know, and nothing else.

import type { Entry, Refusal, Tally } from '@messdeck/engine';

/** What a table offers; when it makes sense, the state tells. */
export interface Abilities {
  /** Taking back and bringing back at once, for one person alone. */
  readonly undo: boolean;
  readonly redo: boolean;
  /** Asking the others whether something may be taken back. */
  readonly takeback: boolean;
  /** The next hand waits until the people want to go on. */
  readonly goOn: boolean;
  /** Letting a call window pass before its time is up. */
  readonly decline: boolean;
  /** Calling before saying where: the window waits for the rest of the call. */
  readonly claim: boolean;
  /** Halting the table before the next card. */
  readonly pause: boolean;
}

/** A time that runs: how long it is, and how much of it is gone. */
export interface RunningTime {
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
  /** The next hand is dealt when the people say so. */
  readonly betweenHands: boolean;
  /** Between two hands: the people who want to go on, where others are waited for. */
  readonly ready?: readonly number[];
  /** An open call window. */
  readonly window?: RunningTime;
  /** Where anybody acts at any moment: how long nobody has acted, and after how long the clock does. */
  readonly idle?: RunningTime;
  /** One thing alone is left to the player, openly, and the table enters it in a moment. */
  readonly enters: boolean;
  /** Nobody lays the next card until the player says so. */
  readonly paused: boolean;
  /** For each seat the bot that plays for its person at the moment, where there is one. */
  readonly standIns?: readonly (string | null)[];
  /** Whose time to think runs, and how much of it is left. */
  readonly due?: { readonly seat: number; readonly inMs: number };
  /** Who wants to take something back, and who has agreed to it. */
  readonly takeback?: { readonly by: number; readonly agreed: readonly number[] };
}

/** Entries from number `from` on; `to` is the number of the next one. */
export interface Past {
  readonly from: number;
  readonly to: number;
  /** A step is an event of the log; it gives nothing where the seat did not notice it. */
  readonly entries: Iterator<Entry | undefined, void>;
}

/** A message from the table to a listener: what is new, or a sentence that says what went wrong. */
export type HostMessage =
  /** Entries from number `from` on; those the listener has beyond were taken back. */
  | {
      readonly is: 'stream';
      readonly from: number;
      readonly entries: readonly Entry[];
      /** In their place, for one who has just come and takes them in parts. */
      readonly past?: Past;
      /** How the table stands now. */
      readonly state: TableState;
    }
  /** The same for those who want nothing but entries: programs cost no score sheet. */
  | {
      readonly is: 'entries';
      readonly from: number;
      readonly entries: readonly Entry[];
      readonly past?: Past;
    }
  | { readonly is: 'fault'; readonly sentence: string };

/**
 * Why something was not done. `rules`: the rules forbid it; `turn`: not this seat, not now; `late`: it was meant for a
 * moment that is over; `over`: the match is; `unable`: this table does not offer it, or has nothing to offer it for;
 * `failed`: it could not be written down, and the table has stopped.
 */
export interface NotDone extends Refusal {
  readonly kind: 'rules' | 'turn' | 'late' | 'over' | 'unable' | 'failed';
}

/** Done; `n` is the number of the action's entry in the seat's own stream. Or not done, and why. */
export type Done = { readonly n?: number } | NotDone;

export function notDone(kind: NotDone['kind'], refusal: string | Refusal): NotDone {
  return { ...(typeof refusal === 'string' ? { refused: refusal } : refusal), kind };
}

/** Tells a request that was turned down from one that was carried out. */
export function isNotDone(done: Done): done is NotDone {
  return 'refused' in done;
}
