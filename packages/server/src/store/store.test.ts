// Both stores conform; the one on disk also survives what happens to files.

import {
  chmodSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { backup, restore } from './backup.ts';
import { keptTable, storeConforms } from './conformance.testing.ts';
import { MemoryStore } from './memory.ts';
import { VERSION } from './migrations.ts';
import { SqliteStore } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);

describe('in memory', () => storeConforms(async () => new MemoryStore()));
describe('in a file', () => storeConforms(() => SqliteStore.open(newFile())));

const row = (seq: number) => ({
  table: 'a',
  at: 1,
  action: { seq, from: seq, events: [{ by: 0, do: `play ${seq}` }] },
});

const SECRET = 'a card that was hidden';

/** Six megabytes come and go. */
async function fillAndSweep(store: SqliteStore): Promise<void> {
  await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
  const events = [{ by: 0, do: SECRET.repeat(100) }];
  await Promise.all(
    Array.from({ length: 3000 }, (_, seq) =>
      store.commit({ table: 'a', at: 1, action: { seq, from: seq, events } }),
    ),
  );
  expect(await store.sweep({ unfinished: 10, finished: 10 }, 10, new Set())).toBe(1);
  while (await store.tidy());
}

describe('the file', () => {
  test('holds everything after it was closed and opened again', async () => {
    const file = newFile();
    const first = await SqliteStore.open(file);
    await first.commit({ table: 'a', at: 1, kept: keptTable('a') });
    await Promise.all(Array.from({ length: 200 }, (_, seq) => first.commit(row(seq))));
    await first.close();
    const again = await SqliteStore.open(file);
    const { actions } = (await again.load('a'))!;
    expect(actions.map(({ from }) => from)).toEqual(Array.from({ length: 200 }, (_, seq) => seq));
    await again.close();
  });

  test('belongs to one server at a time', async () => {
    const file = newFile();
    const first = await SqliteStore.open(file);
    await expect(SqliteStore.open(file)).rejects.toThrow(/Another server already uses/);
    await first.close();
    await (await SqliteStore.open(file)).close();
  });

  test('belongs to one server at a time, also by another name', async () => {
    const [file, soft, hard] = [newFile(), newFile(), newFile()];
    symlinkSync(file, soft);
    // The link is there before the file.
    const first = await SqliteStore.open(soft);
    for (const name of [file, soft]) {
      await expect(SqliteStore.open(name)).rejects.toThrow(/Another server already uses/);
    }
    linkSync(file, hard);
    await expect(SqliteStore.open(hard)).rejects.toThrow(/has another name, a hard link/);
    await first.commit({ table: 'a', at: 1, kept: keptTable('a') });
    expect(() => backup(hard, newFile())).toThrow(/hard link/);
    expect(() => restore(file, soft)).toThrow(/stop it first|hard link/);
    await first.close();
    rmSync(hard);
    const again = await SqliteStore.open(file);
    expect(await again.load('a')).toBeDefined();
    await again.close();
  });

  test('has one name again after a restore that was ended halfway', async () => {
    const file = newFile();
    await (await SqliteStore.open(file)).close();
    linkSync(file, `${file}.before-restore`);
    await (await SqliteStore.open(file)).close();
    expect(statSync(file).nlink).toBe(1);
  });

  test('keeps nothing of what was deleted, and shrinks', async () => {
    const file = newFile();
    const store = await SqliteStore.open(file);
    await fillAndSweep(store);
    const bytes = [file, `${file}-wal`].map((name) => readFileSync(name));
    expect(bytes.some((each) => each.includes(SECRET))).toBe(false);
    expect(statSync(file).size).toBeLessThan(200_000);
    await store.close();
  });

  test('of an older server shrinks as well, from the next start on', async () => {
    const file = newFile();
    await (await SqliteStore.open(file)).close();
    const old = new DatabaseSync(file);
    old.exec('PRAGMA auto_vacuum = NONE; VACUUM');
    old.close();
    const store = await SqliteStore.open(file);
    await fillAndSweep(store);
    expect(statSync(file).size).toBeLessThan(200_000);
    await store.close();
  });

  test('is refused with a sentence when it is newer, foreign, or no database at all', async () => {
    const newer = newFile();
    await (await SqliteStore.open(newer)).close();
    const db = new DatabaseSync(newer);
    db.exec(`PRAGMA user_version = ${VERSION + 1}`);
    db.close();
    await expect(SqliteStore.open(newer)).rejects.toThrow(/written by a newer Messdeck/);
    const foreign = newFile();
    const other = new DatabaseSync(foreign);
    other.exec('CREATE TABLE notes (text)');
    other.close();
    await expect(SqliteStore.open(foreign)).rejects.toThrow(/database of another program/);
    const text = newFile();
    writeFileSync(text, 'not a database, but long enough to be taken for one: '.repeat(40));
    await expect(SqliteStore.open(text)).rejects.toThrow(/cannot be used/);
    await expect(SqliteStore.open(folder)).rejects.toThrow(/cannot be used/);
  });

  test('commits again after a crash what was acknowledged, and nothing twice', async () => {
    const file = newFile();
    const store = await SqliteStore.open(file);
    await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
    await store.commit(row(0));
    // The thread dies without closing anything, as a killed process would.
    await (store as unknown as { thread: { terminate(): Promise<number> } }).thread.terminate();
    await expect(store.commit(row(1))).rejects.toThrow();
    const again = await SqliteStore.open(file);
    await expect(again.commit(row(0))).rejects.toThrow();
    await again.commit(row(1));
    expect((await again.load('a'))?.actions).toHaveLength(2);
    await again.close();
  });
});

describe('backups', () => {
  test('are whole while the server writes, and come back', async () => {
    const file = newFile();
    const copy = newFile();
    const store = await SqliteStore.open(file);
    await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
    const writing = Promise.all(Array.from({ length: 300 }, (_, seq) => store.commit(row(seq))));
    await store.commit({ table: 'b', at: 1, kept: keptTable('b') });
    backup(file, copy);
    await writing;
    expect(() => backup(file, copy)).toThrow(/exists already/);
    expect(() => restore(copy, file)).toThrow(/stop it first/);
    await store.commit({ table: 'c', at: 1, kept: keptTable('c') });
    await store.close();
    const { kept } = restore(copy, file);
    expect(kept).toBe(`${file}.before-restore`);
    const again = await SqliteStore.open(file);
    expect(await again.load('b')).toBeDefined();
    expect(await again.load('c')).toBeUndefined();
    await again.close();
  });

  test('are for their owner alone, as the file itself is', async () => {
    const file = newFile();
    const copy = newFile();
    const modeOf = (name: string): number => statSync(name).mode & 0o777;
    const store = await SqliteStore.open(file);
    await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
    backup(file, copy);
    expect([file, `${file}-wal`, copy].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    await store.close();
    chmodSync(copy, 0o644);
    restore(copy, file);
    expect(modeOf(file)).toBe(0o600);
  });

  test('what is no backup is refused', () => {
    const text = newFile();
    writeFileSync(text, 'no database at all '.repeat(100));
    expect(() => restore(text, newFile())).toThrow(/no database of Messdeck/);
    expect(() => restore(newFile(), newFile())).toThrow(/There is no backup/);
    expect(() => backup(newFile(), newFile())).toThrow(/There is no database/);
  });
});
