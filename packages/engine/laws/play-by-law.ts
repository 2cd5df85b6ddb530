// Matches under the laws: played at random from a seed, or followed from a record.

import { type Game, type MatchRecord, playMatch, Random, randomPlayer } from '../src/index.ts';
import { LawBroken } from './broken.ts';
import { Inspection } from './inspection.ts';
import type { TableOf } from './tables.ts';

/** How closely the laws examine a match, and how long it goes on. */
export interface Diligence {
  /** One step in this many is examined. */
  readonly care: number;
  /** The match is left after this many events; without it, it is played to its end. */
  readonly events?: number;
}

/** Plays the match of this seed and returns its record. */
export async function playByLaw(
  game: Game,
  table: TableOf,
  seed: string | number,
  { care, events: enough = Number.POSITIVE_INFINITY }: Diligence,
): Promise<MatchRecord> {
  const inspection = new Inspection(game, table);
  const player = randomPlayer(new Random('laws', game.id, seed));
  const inspector = new Random('inspector', game.id, seed);
  const players = new Array(table.seats).fill(player);
  await playMatch(inspection.match, players, `laws ${game.id} ${seed}`, ({ log }) => {
    inspection.step(inspector.below(care) === 0);
    return log.length >= enough;
  });
  return inspection.end();
}

/** Plays a record again and examines every step of it: finds the law that a `LawBroken` names. */
export function followByLaw(game: Game, { rules, seats, log }: MatchRecord): MatchRecord {
  const inspection = new Inspection(game, { rules, seats: seats.length });
  for (const { by, do: text } of log) {
    inspection.step(true);
    const refusal = inspection.match.act(by, text);
    if (refusal) throw new LawBroken(`the record can be played: ${refusal.refused}`, inspection.end());
  }
  return inspection.end();
}
