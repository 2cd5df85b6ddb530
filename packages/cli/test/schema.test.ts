// The JSON Schemas against real data: records, views and streams of every game with options drawn at random.

import { games, isFault, Random, SPECTATOR, streamOf } from '@messdeck/engine';
import { randomRecord } from '@messdeck/engine/laws';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { SCHEMAS, type SchemaName } from '../src/schemas.ts';
import { complaint, jsonLines, messdeck } from './messdeck.ts';

const ajv = new Ajv2020({ allowUnionTypes: true, strictTypes: false });
const compiled = Object.entries(SCHEMAS).map(
  async ([name, schema]) => [name, ajv.compile(await schema())] as const,
);
const checks = Object.fromEntries(await Promise.all(compiled));

function faults(name: SchemaName, value: unknown): unknown {
  return checks[name](value) ? null : checks[name].errors;
}

test.each(games.map((game) => [game.id, game] as const))(
  'records, views and streams of %s',
  async (id, game) => {
    const random = new Random('schema', id);
    for (let i = 0; i < 3; i++) {
      const record = await randomRecord(game, random);
      expect(faults('record', record)).toBeNull();
      for (const seat of [SPECTATOR, 0]) {
        const stream = streamOf(game, record, seat);
        if (isFault(stream)) throw new Error(stream.error);
        for (const entry of stream.slice(0, 200)) {
          expect(faults('entry', entry)).toBeNull();
          expect(faults('view', entry.view)).toBeNull();
          expect(faults('bot', { ...entry, ask: true })).toBeNull();
        }
      }
      const seats = record.seats.length;
      expect(
        faults('bot', { match: { game: id, edition: game.edition, rules: record.rules, seats, seat: 0 } }),
      ).toBeNull();
    }
  },
);

test('what is not as it should be is found', async () => {
  const record = await randomRecord(games[0], new Random('wrong'));
  expect(faults('record', { ...record, format: 'messdeck/2' })).not.toBeNull();
  expect(faults('record', { ...record, rules: {} })).not.toBeNull();
  expect(faults('record', { ...record, log: [{ by: 9, do: 'pass' }] })).not.toBeNull();
  const [entry] = streamOf(games[0], record, 0) as { view: { places: object; facts: object } }[];
  expect(faults('view', { ...entry.view, facts: { secret: 1 } })).not.toBeNull();
  expect(faults('view', { ...entry.view, places: { 'hand:0': ['ZZ9'] } })).not.toBeNull();
});

test('the command prints them, and simulate writes what they say', async () => {
  const { stdout } = await messdeck(['schema', 'record']);
  expect(JSON.parse(stdout)).toEqual(await SCHEMAS.record());
  const [record] = jsonLines((await messdeck(['simulate', 'flag'])).stdout);
  expect(faults('record', record)).toBeNull();
  expect(await complaint(['schema', 'hat'])).toBe(
    'There are schemas of record, view, entry, bot, but none of "hat".',
  );
});
