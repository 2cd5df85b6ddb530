// The law of no leak: hidden cards exchanged leave a seat's stream, and what is imagined from it, unchanged.

import { type Entry, type Game, Match, type MatchRecord, Random, SPECTATOR, viewOf } from '../src/index.ts';
import { LawBroken } from './broken.ts';

/** Two streams of one seat, from a match and from its twin with two hidden cards exchanged, while it sees neither. */
export interface Twins {
  readonly seat: number;
  readonly truth: readonly Entry[];
  readonly twin: readonly Entry[];
}

/** Exchanges two cards of one shuffle that a seat cannot see; undefined where it sees all but one. */
export function exchangeHidden(game: Game, record: MatchRecord, random: Random): Twins | undefined {
  const seat = random.below(record.seats.length + 1) + SPECTATOR;
  const shuffles = record.log.flatMap((event, step) => (event.do.startsWith('shuffle ') ? [step] : []));
  const step = shuffles[random.below(shuffles.length)];
  const truth = streamOf(game, record, seat, -1, '');
  const first = truth.findIndex(({ event }) => event === step);
  const ids = record.log[step].do.split(' ').slice(1);
  const hidden = ids.filter((id) => first >= 0 && !mentions(truth[first].entry, id));
  if (hidden.length < 2) return undefined;
  const [a, b] = random.shuffle([...hidden]) as [string, string];
  const exchanged = `shuffle ${ids.map((id) => (id === a ? b : id === b ? a : id)).join(' ')}`;
  const twin = streamOf(game, record, seat, step, exchanged);
  const shows = ({ entry }: Heard): boolean => mentions(entry, a) || mentions(entry, b);
  let until = Math.min(truth.length, twin.length);
  for (let i = first; i < until; i++) if (shows(truth[i]) || shows(twin[i])) until = i;
  const upTo = (stream: readonly Heard[]): Entry[] => stream.slice(0, until).map(({ entry }) => entry);
  return { seat, truth: upTo(truth), twin: upTo(twin) };
}

/** Checks that the twins of `exchangeHidden` cannot be told apart; returns the number of entries compared. */
export function keepsSecrets(game: Game, record: MatchRecord, random: Random): number {
  const twins = exchangeHidden(game, record, random);
  if (!twins) return 0;
  const { seat, truth, twin } = twins;
  for (const [i, entry] of truth.entries()) {
    const [one, other] = [JSON.stringify(entry), JSON.stringify(twin[i])];
    if (one !== other) {
      throw new LawBroken(
        `seat ${seat} can tell hidden cards apart at entry ${i}:\n${one}\n${other}`,
        record,
      );
    }
  }
  const seed = random.next();
  if (imagined(game, record, seat, truth, seed) !== imagined(game, record, seat, twin, seed)) {
    throw new LawBroken(`what seat ${seat} imagines depends on cards it cannot know`, record);
  }
  return truth.length;
}

/** Everything that every seat would see of the position imagined from a stream. */
function imagined(
  game: Game,
  record: MatchRecord,
  seat: number,
  stream: readonly Entry[],
  seed: number,
): string {
  const seen = game.watch(record.rules, record.seats.length, seat);
  for (const entry of stream) game.see(seen, entry);
  const position = game.imagine(seen, new Random(seed));
  return JSON.stringify(record.seats.map((_, other) => viewOf(game, position, 0, other)));
}

interface Heard {
  readonly event: number;
  readonly entry: Entry;
}

/** A seat's stream of the record, with one event replaced; it stops where the rules refuse an event. */
function streamOf(game: Game, record: MatchRecord, seat: number, replaced: number, by: string): Heard[] {
  const match = new Match(game, record.rules, record.seats.length);
  const heard: Heard[] = [];
  let event = 0;
  match.watch(seat, (entry) => heard.push({ event, entry }));
  for (event = 0; event < record.log.length; event++) {
    const { by: actor, do: text } = record.log[event];
    if (match.act(actor, event === replaced ? by : text)) break;
  }
  return heard;
}

function mentions(entry: Entry, id: string): boolean {
  return new RegExp(`\\b${id}\\b`).test(JSON.stringify(entry));
}
