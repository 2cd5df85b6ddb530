// What a seat noticed of a whole match, rebuilt from its record.

import type { Entry, Game } from './game.ts';
import type { MatchRecord } from './make-record.ts';
import { Match } from './match.ts';
import type { Fault } from './record.ts';

/** A seat's (or SPECTATOR's) stream of a record, or where the record breaks the rules. */
export function streamOf(
  game: Game,
  { rules, seats, log }: Pick<MatchRecord, 'rules' | 'seats' | 'log'>,
  seat: number,
): Entry[] | Fault {
  const match = new Match(game, rules, seats.length);
  const entries: Entry[] = [];
  match.watch(seat, (entry) => entries.push(entry));
  for (const [step, { by, do: text }] of log.entries()) {
    const refusal = match.act(by, text);
    if (refusal) return { step, error: `step ${step}: ${refusal.refused}` };
  }
  return entries;
}
