// A match that is over, as it counts for the people who have played it.

import type { KeptTable } from '../store/store.ts';

/** A job: what follows from a match, by the id of its table. */
export const MATCH_RESULT = 'match-result';

/** A seat of a finished match. */
export interface Finisher {
  readonly person?: string | undefined;
  readonly name: string;
  /** A bot played on for this person to the end. */
  readonly left: boolean;
}

export interface Finished {
  readonly table: string;
  readonly game: string;
  readonly rated: boolean;
  readonly club?: string | undefined;
  /** A board of a challenge: its result is told there, to those who have played it. */
  readonly board?: boolean | undefined;
  readonly seats: readonly Finisher[];
  /** Which seats win together. */
  readonly sides: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly lowWins: boolean;
}

/** How a match ended, and which seats have won together. */
export type End = Pick<Finished, 'sides' | 'scores' | 'winners' | 'lowWins'>;

/** What counts of a match; undefined: nobody has played it of whom anything is known. */
export function finishedOf(kept: KeptTable, end: End): Finished | undefined {
  if (!kept.seats.some((seat) => seat?.person !== undefined)) return undefined;
  return {
    table: kept.id,
    game: kept.game,
    rated: kept.rated === true,
    ...(kept.club !== undefined && { club: kept.club }),
    ...(kept.board && { board: true }),
    ...end,
    seats: kept.seats.map((seat) => ({
      name: seat?.name ?? '',
      ...(seat?.person !== undefined && { person: seat.person }),
      left: seat?.standsIn !== undefined,
    })),
  };
}
