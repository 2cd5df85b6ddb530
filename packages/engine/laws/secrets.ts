// The law of no leak: hidden cards exchanged leave a seat's stream, and what is imagined from it, unchanged.

import { Layout } from '../src/env/index.ts';
import { type Entry, type Game, Match, type MatchRecord, Random, SPECTATOR, viewOf } from '../src/index.ts';
import { LawBroken } from './broken.ts';
import { difference } from './difference.ts';

/** Two streams of one seat, from a match and from its twin with two hidden cards exchanged, while it sees neither. */
export interface Twins {
  readonly seat: number;
  readonly truth: readonly Entry[];
  readonly twin: readonly Entry[];
}

/** Exchanges two cards of one shuffle that a seat cannot see; undefined where it sees all but one. */
export function exchangeHidden(game: Game, record: MatchRecord, random: Random): Twins | undefined {
  const found = heardByTwins(game, record, random);
  if (!found) return undefined;
  const entries = (stream: readonly Heard[]): Entry[] => stream.map(({ entry }) => entry);
  return { seat: found.seat, truth: entries(found.truth), twin: entries(found.twin) };
}

function heardByTwins(
  game: Game,
  record: MatchRecord,
  random: Random,
): { readonly seat: number; readonly truth: readonly Heard[]; readonly twin: readonly Heard[] } | undefined {
  const seat = random.below(record.seats.length + 1) + SPECTATOR;
  const shuffles = record.log.flatMap((event, step) => (event.do.startsWith('shuffle ') ? [step] : []));
  const step = shuffles[random.below(shuffles.length)];
  const truth = streamOf(game, record, seat, -1, '');
  const first = truth.findIndex(({ event }) => event === step);
  const ids = record.log[step].do.split(' ').slice(1);
  const hidden = ids.filter((id) => first >= 0 && !mentionOf(id).test(truth[first].line));
  if (hidden.length < 2) return undefined;
  const [a, b] = random.shuffle([...hidden]) as [string, string];
  const exchanged = `shuffle ${ids.map((id) => (id === a ? b : id === b ? a : id)).join(' ')}`;
  const twin = streamOf(game, record, seat, step, exchanged);
  const shows = mentionOf(a, b);
  let until = Math.min(truth.length, twin.length);
  for (let i = first; i < until; i++) if (shows.test(truth[i].line) || shows.test(twin[i].line)) until = i;
  return { seat, truth: truth.slice(0, until), twin: twin.slice(0, until) };
}

/** Checks that the twins of `exchangeHidden` cannot be told apart; returns the number of entries compared. */
export async function keepsSecrets(game: Game, record: MatchRecord, random: Random): Promise<number> {
  const twins = heardByTwins(game, record, random);
  if (!twins) return 0;
  const { seat, truth, twin } = twins;
  const layout = await Layout.of(game, record.seats.length);
  for (const [i, { line, entry }] of truth.entries()) {
    if (line !== twin[i].line) {
      throw new LawBroken(
        `seat ${seat} can tell hidden cards apart at entry ${i}:\n${difference(line, twin[i].line)}`,
        record,
      );
    }
    // Equal streams give equal vectors.
    if (layout.vector(entry.view).join() !== layout.vector(twin[i].entry.view).join())
      throw new LawBroken(`seat ${seat} can tell hidden cards apart by its vector at entry ${i}`, record);
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
  stream: readonly Heard[],
  seed: number,
): string {
  const seen = game.newMemory(record.rules, record.seats.length, seat);
  for (const { entry } of stream) game.remember(seen, entry);
  const position = game.imagine(seen, new Random(seed));
  return JSON.stringify(record.seats.map((_, other) => viewOf(game, position, 0, other)));
}

interface Heard {
  readonly event: number;
  readonly entry: Entry;
  /** The entry as it is sent. */
  readonly line: string;
}

/** A seat's stream of the record, with one event replaced; it stops where the rules refuse an event. */
function streamOf(game: Game, record: MatchRecord, seat: number, replaced: number, by: string): Heard[] {
  const match = new Match(game, record.rules, record.seats.length);
  const heard: Heard[] = [];
  let event = 0;
  match.watch(seat, (entry) => heard.push({ event, entry, line: JSON.stringify(entry) }));
  for (event = 0; event < record.log.length; event++) {
    const { by: actor, do: text } = record.log[event];
    if (match.act(actor, event === replaced ? by : text)) break;
  }
  return heard;
}

/** Finds any of these cards in a line. */
function mentionOf(...ids: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${ids.join('|')})\\b`);
}
