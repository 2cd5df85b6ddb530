// The law of no leak: hidden cards exchanged leave a seat's stream unchanged, byte for byte, until one is seen.

import { type Entry, type Game, Match, type MatchRecord, type Random, SPECTATOR } from '../src/index.ts';
import { LawBroken } from './play-by-law.ts';

/** Exchanges two cards of one shuffle that a seat cannot see and compares its streams; returns the entries compared. */
export function keepsSecrets(game: Game, record: MatchRecord, random: Random): number {
  const seat = random.below(record.seats.length + 1) + SPECTATOR;
  const shuffles = record.log.flatMap((event, step) => (event.do.startsWith('shuffle ') ? [step] : []));
  const step = shuffles[random.below(shuffles.length)]!;
  const truth = streamOf(game, record, seat, -1, '');
  const first = truth.findIndex((entry) => entry.event === step);
  const ids = record.log[step]!.do.split(' ').slice(1);
  const hidden = ids.filter((id) => first >= 0 && !mentions(truth[first]!.line, id));
  if (hidden.length < 2) return 0;
  const [a, b] = random.shuffle([...hidden]) as [string, string];
  const exchanged = `shuffle ${ids.map((id) => (id === a ? b : id === b ? a : id)).join(' ')}`;
  const twin = streamOf(game, record, seat, step, exchanged);
  for (let i = 0; i < Math.min(truth.length, twin.length); i++) {
    const [one, other] = [truth[i]!.line, twin[i]!.line];
    if (i >= first && [one, other].some((line) => mentions(line, a) || mentions(line, b))) return i;
    if (one !== other) {
      throw new LawBroken(`seat ${seat} can tell ${a} from ${b} exchanged at step ${step}:\n${one}\n${other}`, record);
    }
  }
  return Math.min(truth.length, twin.length);
}

interface Line {
  readonly event: number;
  readonly line: string;
}

/** A seat's stream of the record, with one event replaced; it stops where the rules refuse an event. */
function streamOf(game: Game, record: MatchRecord, seat: number, replaced: number, by: string): Line[] {
  const match = new Match(game, record.rules, record.seats.length);
  const lines: Line[] = [];
  let event = 0;
  match.watch(seat, (entry: Entry) => lines.push({ event, line: JSON.stringify(entry) }));
  for (event = 0; event < record.log.length; event++) {
    const { by: actor, do: text } = record.log[event]!;
    if (match.act(actor, event === replaced ? by : text)) break;
  }
  return lines;
}

function mentions(line: string, id: string): boolean {
  return new RegExp(`\\b${id}\\b`).test(line);
}
