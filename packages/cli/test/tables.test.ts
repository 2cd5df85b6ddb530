// `games`, `backup` and `restore` told to end amid their work: within half a second, with whole lines and whole files.

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptTable } from '../../server/src/store/conformance.testing.ts';
import { SqliteStore } from '../../server/src/store/sqlite.ts';
import { ended, SIGNALS } from './ended.ts';
import { jsonLines, messdeck, start } from './messdeck.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-tables-'));
/** Databases that take a while to copy: one with the table "old", one with the table "new". */
const [old, recent] = ['old', 'new'].map((table) => join(folder, `${table}.db`));
const ROWS = 100;

beforeAll(async () => {
  for (const table of ['old', 'new']) {
    const store = await SqliteStore.open(join(folder, `${table}.db`));
    await store.commit({ table, at: 1, kept: keptTable(table) });
    const text = 'x'.repeat(200_000);
    const rows = Array.from({ length: ROWS }, (_, seq) => ({ table, at: 1, talk: { seq, seat: 0, text } }));
    await Promise.all(rows.map((row) => store.commit(row)));
    await store.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command has written when a signal ends it, `underWay`. */
async function writtenUntil(
  signal: NodeJS.Signals,
  args: readonly string[],
  underWay: (written: string) => boolean,
): Promise<string> {
  return (await ended(start(args, folder), signal, underWay)).stdout;
}

/** The tables that a whole database holds. */
async function tablesIn(file: string): Promise<string[]> {
  const store = await SqliteStore.open(file);
  const found = await Promise.all(['old', 'new'].map((table) => store.load(table)));
  await store.close();
  return found.flatMap((table) => (table?.talk.length === ROWS ? [table.kept.id] : []));
}

describe.each(SIGNALS)('%s', (signal) => {
  test.each([[['games']], [['games', '--json']]])('%j: whole lines', async (args) => {
    const stdout = await writtenUntil(signal, args, (written) => written !== '');
    expect(stdout.endsWith('\n')).toBe(true);
    if (args.includes('--json')) expect(jsonLines(stdout).length).toBeGreaterThan(0);
  });

  test('backup: no half copy under its name, and the next one is whole', async () => {
    const copy = join(folder, `copy-${signal}.db`);
    const args = ['backup', copy, '--data', old];
    await writtenUntil(signal, args, () => existsSync(`${copy}.part`));
    if (!existsSync(copy)) expect((await messdeck(args)).status).toBe(0);
    expect(existsSync(`${copy}.part`)).toBe(false);
    expect(await tablesIn(copy)).toEqual(['old']);
    expect(await tablesIn(old)).toEqual(['old']);
  });

  test('restore: the file holds what it held or what it was to hold', async () => {
    const data = join(folder, `data-${signal}.db`);
    copyFileSync(old, data);
    const args = ['restore', recent, '--data', data];
    await writtenUntil(signal, args, () => existsSync(`${data}.new`));
    expect(['old', 'new']).toContain((await tablesIn(data)).join());
    expect((await messdeck(args)).status).toBe(0);
    expect(await tablesIn(data)).toEqual(['new']);
  });
});
