// `simulate --parquet`: the hands of the same matches as a table, read back with a reader of its own.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';
import { complaintOfProcess, jsonLines, messdeck } from './messdeck.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-parquet-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function tableOf(args: readonly string[]): Promise<{ rows: Record<string, unknown>[]; made: unknown }> {
  const path = join(folder, 'hands.parquet');
  const { status, stdout, stderr } = await messdeck([...args, '--parquet', path]);
  expect([status, stdout, stderr]).toEqual([0, '', '']);
  const { buffer } = new Uint8Array(readFileSync(path));
  const rows = await parquetReadObjects({ file: buffer });
  const [made] = parquetMetadata(buffer).key_value_metadata!.filter(({ key }) => key === 'made');
  return { rows, made: JSON.parse(made.value!) };
}

test('every hand of the records is a row', async () => {
  const args = ['simulate', 'militac', '--matches', '6', '--first', '2', '--seed', 'p', '--bots', 'recruit'];
  const { rows, made } = await tableOf(args);
  const records = jsonLines((await messdeck(args)).stdout);
  const hands = records.flatMap((record) =>
    (record['hands'] as { points: number[] }[]).map(({ points }) => points),
  );
  expect(rows.map((row) => [0, 1, 2, 3].map((seat) => row[`points_${seat}`]))).toEqual(hands);
  for (const [i, record] of records.entries()) {
    const mine = rows.filter(({ match }) => match === 2 + i);
    const last = mine.at(-1)!;
    const { scores } = record['result'] as { scores: number[] };
    expect([0, 1, 2, 3].map((seat) => last[`scores_${seat}`])).toEqual(scores);
    expect(mine.map(({ hand }) => hand)).toEqual(mine.map((_, hand) => hand));
    // The contract is the last bid of the hand, and the declarer's points tell whether it was made.
    const bids = (record['log'] as { by: number; do: string }[]).filter(({ do: text }) =>
      text.startsWith('bid '),
    );
    const calls = bids.map(({ by, do: text }) => `${by} ${text}`);
    for (const { declarer, bid, trumps } of mine) expect(calls).toContain(`${declarer} bid ${bid} ${trumps}`);
  }
  for (const row of rows) expect((row['tricks_0'] as number) + (row['tricks_1'] as number)).toBe(13 - 1);
  expect(made).toMatchObject({
    program: 'messdeck',
    seed: 'p',
    matches: 6,
    players: new Array(4).fill('recruit'),
  });
});

test('a game without contracts has none in its table', async () => {
  const { rows } = await tableOf([
    'simulate',
    'do-boy',
    '--seats',
    '3',
    '--rules',
    '{"match": "hand"}',
    '--matches',
    '4',
  ]);
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row).toMatchObject({ hand: 0, bid: null, declarer: null, trumps: null });
  expect(rows.every(({ dealer }) => typeof dealer === 'number')).toBe(true);
});

test('a file that cannot be written is named', async () => {
  const path = join(folder, 'none', 'hands.parquet');
  expect(await complaintOfProcess(['simulate', 'flag', '--parquet', path])).toContain(
    'hands.parquet cannot be written',
  );
});
