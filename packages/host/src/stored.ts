// A match as it is kept between two sittings, without its log.

import type { Rules, SeatOfRecord } from '@messdeck/engine';

export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
  readonly seed: string;
  readonly began: number;
  /** When it was last played, and how it stood. */
  readonly touched: number;
  readonly steps: number;
  readonly scores: readonly number[];
  readonly over: boolean;
  /** It goes on from a lesson and counts in no statistics. */
  readonly practice?: boolean;
}

/** How a match stands, as the list of unfinished matches shows it. */
export type Summary = Pick<StoredMatch, 'steps' | 'scores' | 'over'>;
