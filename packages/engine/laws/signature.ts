// The signature of a game: one hash over seeded matches says "behaviour unchanged".

import {
  type Game,
  Match,
  type MatchRecord,
  makeRecord,
  playMatch,
  Random,
  randomPlayer,
} from '../src/index.ts';
import { seatNames } from './inspection.ts';
import { randomTable } from './tables.ts';

/** How many seeded matches a signature covers. */
export const SIGNATURE_MATCHES = 1000;

/** The records of the seeded matches over which the signature is taken, a line each. */
export async function* signatureLines(game: Game, matches: number): AsyncGenerator<string> {
  for (let i = 0; i < matches; i++)
    yield JSON.stringify(await randomRecord(game, new Random('signature', game.id, i)));
}

/** A whole match at a random table, played at random. */
export async function randomRecord(game: Game, random: Random): Promise<MatchRecord> {
  const { seats, rules } = randomTable(game, random);
  const match = new Match(game, rules, seats);
  const player = randomPlayer(random);
  await playMatch(match, new Array(seats).fill(player), String(random.next()));
  return makeRecord(match, seatNames(seats));
}
