// What a record is, and how a match becomes one (docs/records.md).

import type { LogEvent, Match } from './match.ts';
import type { Rules } from './options.ts';
import type { Seals } from './sealed/seal.ts';

/** Identifies a file as a record and tells programs how to read it. */
export const FORMAT = 'messdeck/1';

/** Who played a seat, and what it takes for a bot to make the same choices again. */
export interface SeatOfRecord {
  readonly name: string;
  readonly bot?: string;
  /** What the bot drew its numbers from, where each seat had a seed of its own (docs/records.md). */
  readonly seed?: string;
  /** The step from which the bot played, where somebody else sat here before. */
  readonly since?: number;
}

/** Where a record, or a row of figures, comes from. Readers of records may ignore it. */
export interface Made {
  readonly program: string;
  readonly version: string;
  /** The edition of the game's rules, and its signature where it is a game of the program's own. */
  readonly edition: number;
  readonly signature?: string;
  /** The seed, and which match of it this was or how many there were. */
  readonly seed?: string;
  readonly match?: number;
  readonly matches?: number;
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** A whole match as JSON: its rules, its players, and every event, so anyone can replay it. */
export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly edition: number;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
  readonly log: readonly LogEvent[];
  readonly hands: readonly { readonly points: readonly number[] }[];
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly number[] };
  readonly made?: Made;
  /** What every shuffle came from, where the match was played at a table on a server (docs/records.md). */
  readonly seals?: Seals;
}

/** Turns a match, finished or not, into a record that can be saved. */
export function makeRecord(match: Match, seats: readonly SeatOfRecord[]): MatchRecord {
  const { hands, result } = match.game.tally(match.position);
  return {
    format: FORMAT,
    game: match.game.id,
    edition: match.game.edition,
    rules: match.rules,
    seats,
    log: match.log,
    hands: hands.map(({ points }) => ({ points })),
    ...(result ? { result: { scores: result.scores, winners: result.winners } } : {}),
  };
}
