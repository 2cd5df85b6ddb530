// What the page and its worker say to each other. The page is told what its seat may know, and nothing else: not the
// seed, from which every card could be told.

import type { MatchRecord, Rules, SeatOfRecord } from '@messdeck/engine';
import type { HostMessage, Timing } from '@messdeck/host';

/** The match that is laid on the table. */
export interface Laid {
  readonly id: string;
  readonly game: string;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
}

export type Order =
  | { readonly do: 'open'; readonly match: string; readonly timing: Timing }
  | { readonly do: 'act'; readonly ask: number; readonly text: string; readonly seen: number }
  | { readonly do: 'why'; readonly ask: number; readonly text: string }
  | { readonly do: 'record'; readonly ask: number }
  | { readonly do: 'timing'; readonly timing: Timing }
  | { readonly do: 'pause'; readonly on: boolean }
  | { readonly do: 'undo' | 'redo' | 'goOn' | 'decline' | 'claim' };

export interface Answer {
  readonly is: 'answer';
  readonly ask: number;
  readonly refused?: string;
  readonly record?: MatchRecord;
}

export type FromWorker = { readonly is: 'open'; readonly laid: Laid } | Answer | HostMessage;

/** The seat of the one who plays on this device: the one without a bot; null where only bots play. */
export function ownSeat(seats: readonly SeatOfRecord[]): number | null {
  const seat = seats.findIndex(({ bot }) => bot === undefined);
  return seat < 0 ? null : seat;
}
