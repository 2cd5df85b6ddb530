// Films of the records kept, every seat's eyes, and links: there, back, and damaged.

import { readdirSync, readFileSync } from 'node:fs';
import { findGame, games, isFault, isRefusal, type MatchRecord, streamOf } from '@messdeck/engine';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { namesFor, sentenceOf } from '../../table/model/words.ts';
import { makeLink, parseLink } from './link.ts';
import { readRecords } from './read-records.ts';
import { type ReplayFrames, replayFramesOf } from './replay-frames.ts';
import { ReplayTable } from './replay-table.ts';

const load = async (id: string): Promise<(typeof games)[number] | undefined> =>
  games.find((game) => game.id === id);
const folder = new URL('../../../../../records/conformance/full/', import.meta.url);
const recordsOf = (file: string): MatchRecord[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { legal: _, ...record } = JSON.parse(line) as MatchRecord & { legal: unknown };
      return record;
    });

function film(record: MatchRecord): ReplayFrames {
  const game = findGame(record.game);
  if (isRefusal(game)) throw new Error(game.refused);
  const made = replayFramesOf(record, game);
  if (isFault(made)) throw new Error(made.error);
  return made;
}

test.each(readdirSync(folder))('%s: every moment shows each seat its own stream and nothing else', (file) => {
  const [record] = recordsOf(file);
  const made = film(record);
  for (const seat of [-1, ...record.seats.keys()]) {
    const stream = streamOf(made.game, record, seat);
    if (isFault(stream)) throw new Error(stream.error);
    const at = signal(0);
    const table = new ReplayTable(made, { seat, open: false }, at);
    let last = 0;
    for (at.value = 0; at.value <= made.length; at.value++) {
      const entries = table.entries.value;
      if (entries.length > last) expect(entries.at(-1)).toEqual(stream[entries.length - 1]);
      expect(entries.length).toBeGreaterThanOrEqual(last);
      last = entries.length;
    }
    expect(last).toBe(stream.length);
  }
  expect(made.stand(made.length).tally.result).toMatchObject(record.result!);
  expect(made.hands.at(-1)!.to).toBe(made.length);
  // Numbered as on the score sheet; hands thrown in have no number where they have no line there.
  const numbers = made.hands.flatMap(({ number }) => number ?? []);
  expect(numbers).toEqual(made.stand(made.length).tally.hands.map((_, i) => i + 1));
});

test('stepping forward and back lands on the same view, byte for byte', () => {
  const made = film(recordsOf('tactics.jsonl')[0]);
  const forward = Array.from({ length: made.length + 1 }, (_, at) => JSON.stringify(made.view(2, at)));
  for (let at = made.length; at >= 0; at--) expect(JSON.stringify(made.view(2, at))).toBe(forward[at]);
});

test('through whoever’s eyes, everybody is called as in the record', () => {
  const [record] = recordsOf('tactics.jsonl');
  const called = (seats: string[], seat: number): [string[], string] => {
    const made = film({ ...record, seats: seats.map((name, at) => ({ ...record.seats[at], name })) });
    const table = new ReplayTable(made, { seat, open: false }, signal(made.length));
    const passed = table.entries.value.find(({ by, do: text }) => by === 0 && text === 'pass')!;
    return [namesFor(table), sentenceOf(table, passed)];
  };
  const own = ['You', 'Mabel', 'Roy', 'Otto'];
  const online = ['Ada', 'Mabel', 'Roy', 'Otto'];
  for (const eyes of [0, 2, -1]) {
    expect(called(own, eyes)).toEqual([own, 'You pass']);
    expect(called(online, eyes)).toEqual([online, 'Ada passes']);
  }
});

test('open cards: every hand of Tactics is known once it is dealt', () => {
  const made = film(recordsOf('tactics.jsonl')[0]);
  const at = made.hands[0].from + made.record.log.findIndex(({ do: text }) => text.startsWith('shuffle')) + 1;
  const { places } = made.openView(0, at);
  for (let seat = 0; seat < 4; seat++) expect(places[`hand:${seat}`]).not.toContain(null);
});

test.each(readdirSync(folder))('%s: a link brings every record back', async (file) => {
  for (const record of recordsOf(file)) {
    const game = games.find(({ id }) => id === record.game)!;
    expect(await parseLink(await makeLink(record, game), load)).toEqual(record);
  }
});

test('a link that is cut, changed, foreign or endless is refused in a sentence', async () => {
  const [record] = recordsOf('militac.jsonl');
  const link = await makeLink(record, games.find(({ id }) => id === 'militac')!);
  const bomb = new Blob([new Uint8Array(50_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const huge = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
  const texts = ['', 'x', '<script>', link.slice(0, 40), link.slice(0, -8), huge, 'A'.repeat(300_000)];
  for (const text of texts) {
    const read = await parseLink(text, load);
    expect(isRefusal(read) && read.refused, text.slice(0, 20)).toMatch(/\.$/);
  }
});

test('files: one record, many, and what is wrong with others', async () => {
  const [one, two] = recordsOf('flag.jsonl');
  const read = (text: string): ReturnType<typeof readRecords> =>
    readRecords(new File([text], 'match.jsonl'), load);
  expect(await read(JSON.stringify(one, null, 2))).toEqual([one]);
  expect(await read(`${JSON.stringify(one)}\n${JSON.stringify(two)}\n`)).toEqual([one, two]);
  const wrong: [string, RegExp][] = [
    ['', /is empty/],
    ['{', /not complete JSON/],
    [JSON.stringify({ ...one, game: 'whist' }), /There is no game "whist"/],
    [JSON.stringify({ ...one, edition: 9 }), /edition 9/],
    [JSON.stringify({ ...one, seats: [null] }), /name/],
    [JSON.stringify({ ...one, log: new Array(100_000).fill({ by: 0, do: 'x' }) }), /100000 events/],
    [`${JSON.stringify(one)}\nnonsense`, /^Line 2 of match.jsonl: /],
  ];
  for (const [text, sentence] of wrong) {
    const read_ = await read(text);
    expect(isRefusal(read_) && read_.refused).toMatch(sentence);
  }
});
