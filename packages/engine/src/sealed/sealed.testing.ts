// Sealed matches for tests: random players, secrets and contributions from a seed.

import { BY_CHANCE, BY_CLOCK, CLOCK, type Game, TICK } from '../game.ts';
import { type MatchRecord, makeRecord } from '../make-record.ts';
import { Match } from '../match.ts';
import { Turns } from '../play.ts';
import { Random } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { settleRules } from '../rules.ts';
import { orderRandom } from '../seeds.ts';
import { legalMoves } from '../view.ts';
import { toHex } from './bytes.ts';
import { checksum, commitTo, type Seal, sealedShuffler } from './seal.ts';

/** So many bytes as hexadecimal. */
export function bits(random: Random, bytes: number): string {
  return toHex(Uint8Array.from({ length: bytes }, () => random.below(256)));
}

/** The record of a whole match with random players; seat 1 never contributes. */
export function sealedRecord(game: Game, seats: number, seed: string): MatchRecord {
  const random = new Random(seed);
  const rules = settleRules(game, {}, seats);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const match = new Match(game, rules, seats);
  const turns = new Turns(orderRandom(seed));
  const draws: Seal[] = [];
  while (!match.over) {
    const actors = game.actors(match.position);
    if (actors & BY_CHANCE) {
      const secret = bits(random, 32);
      const given = Array.from({ length: seats }, (_, seat) => (seat === 1 ? null : bits(random, 16)));
      const due = match.dueDraw;
      draws.push({ ...due, commit: commitTo(secret), secret, given });
      match.chance(sealedShuffler('a-match', due, secret, given));
      turns.renew();
      continue;
    }
    const seat = turns.next(actors);
    const moves = seat < 0 ? [] : legalMoves(game, match.position, seat);
    if (seat < 0) {
      match.move(CLOCK, TICK);
      turns.renew();
    } else if (moves.length === 0 || (actors & BY_CLOCK && random.below(3) > 0)) turns.wait(seat);
    else {
      const move = moves[random.below(moves.length)];
      turns.moving(match, seat, move);
      match.move(seat, move);
    }
  }
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const record = makeRecord(match, players);
  const seals = { match: 'a-match', draws };
  return { ...record, seals: { ...seals, sum: checksum(seals, record.log) } };
}
