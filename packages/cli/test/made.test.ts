// Where results come from: `made` in records and rows, and `messdeck version`.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, isRefusal, parseRecord } from '@messdeck/engine';
import { afterAll, expect, test } from 'vitest';
import { SIGNATURES } from '../src/signatures.ts';
import { VERSION } from '../src/version.ts';
import { jsonLines, messdeck } from './messdeck.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-made-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const HAND = ['--rules', '{"match": "hand"}'];
const MADE = {
  program: 'messdeck',
  version: VERSION,
  edition: 1,
  signature: SIGNATURES['militac'],
  options: expect.objectContaining({ match: 'hand' }),
};

test('version and signatures are those of the checkout', async () => {
  expect(JSON.parse(fileOf('packages/cli/package.json'))).toMatchObject({ version: VERSION });
  expect(JSON.parse(fileOf('records/signatures.json'))).toEqual(SIGNATURES);
  const [told] = jsonLines((await messdeck(['version', '--json'])).stdout);
  expect(told).toMatchObject({ program: 'messdeck', version: VERSION, format: 'messdeck/1' });
  expect(told['games']).toHaveProperty('tactics', { edition: 1, signature: SIGNATURES['tactics'] });
  expect(Object.keys(told['games'] as object)).toEqual(games.map(({ id }) => id));
  expect((await messdeck(['version'])).stdout).toMatch(
    /^Messdeck 0\.1\.0 on Node .*\n {2}Tactics, edition 1 \(/,
  );
});

test('every record says how to make it again', async () => {
  const args = ['simulate', 'militac', ...HAND, '--bots', 'recruit', '--seed', 'x', '--matches', '2'];
  const { stdout } = await messdeck(args);
  const [, second] = jsonLines(stdout);
  const players = new Array(4).fill('recruit');
  expect(second['made']).toEqual({ ...MADE, seed: 'x', match: 1, players });
  // From the field alone the same record can be made.
  const { seed, match } = second['made'] as { seed: string; match: number };
  const again = [
    'simulate',
    'militac',
    ...HAND,
    '--bots',
    players.join(),
    '--seed',
    seed,
    '--first',
    String(match),
  ];
  expect(jsonLines((await messdeck(again)).stdout)).toEqual([second]);
  expect(isRefusal(parseRecord(JSON.stringify({ ...second, made: 'whatever' }), games))).toBe(false);

  const file = join(folder, 'matches.jsonl');
  writeFileSync(file, stdout);
  const [row] = jsonLines((await messdeck(['review', file, '--record', '1', '--seat', '0'])).stdout);
  expect(row['made']).toEqual({ ...MADE, seed: 'x', match: 1, players });
});

test('rows of the arena and records of environments say it too', async () => {
  const arena = [
    'arena',
    'militac',
    ...HAND,
    '--bots',
    'random,recruit',
    '--matches',
    '2',
    '--json',
    '--seed',
    'y',
  ];
  const rows = jsonLines((await messdeck(arena)).stdout);
  expect(rows[0]['made']).toEqual({ ...MADE, seed: 'y', matches: 2, players: ['random', 'recruit'] });
  expect(rows[1]['made']).toEqual({ ...MADE, seed: 'y', players: ['random', 'recruit'] });
  const requests = '{"do": "reset", "seed": "z", "first": 4}\n{"do": "record"}\n';
  const answers = jsonLines((await messdeck(['env', 'militac', ...HAND], requests)).stdout);
  expect(answers[1]['made']).toEqual({ ...MADE, seed: 'z', match: 4, players: ['env'] });
});
