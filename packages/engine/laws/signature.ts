// The signature of a game: one hash over seeded matches says "behaviour unchanged".

import { type Game, Match, makeRecord, playMatch, Random, randomPlayer } from '../src/index.ts';
import { randomTable } from './tables.ts';

/** How many seeded matches a signature covers. */
export const SIGNATURE_MATCHES = 1000;

/** The records of the seeded matches over which the signature is taken, a line each. */
export async function* signatureLines(game: Game, matches: number): AsyncGenerator<string> {
  for (let i = 0; i < matches; i++) {
    const random = new Random('signature', game.id, i);
    const { seats, rules } = randomTable(game, random);
    const match = new Match(game, rules, seats);
    const player = randomPlayer(random);
    await playMatch(match, new Array(seats).fill(player), random);
    yield JSON.stringify(makeRecord(match, []));
  }
}
