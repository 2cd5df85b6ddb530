// A server's tables move from its file to PostgreSQL and back; what comes back is what went, and play goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { type Served, serve } from '../serve.ts';
import { AT_ONCE, call, playSeat, seatAll } from '../server.testing.ts';
import { keptTable } from './conformance.testing.ts';
import { commitsFrom, copyTables } from './copying.ts';
import { postgresForTests, query } from './postgres/postgres.testing.ts';
import { PostgresStore } from './postgres/store.ts';
import { SqliteStore } from './sqlite.ts';

const postgres = postgresForTests();
const folder = mkdtempSync(join(tmpdir(), 'messdeck-migrate-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);

const start = (data: string, database?: string): Promise<Served> =>
  serve({
    port: 0,
    host: '127.0.0.1',
    data,
    ...(database !== undefined && { database }),
    pace: AT_ONCE,
    log: 'silent',
  });

/** Every row of every table of a file. */
function rowsOf(file: string): unknown[] {
  const db = new DatabaseSync(file);
  const rows = ['tables', 'actions', 'talk', 'seals', 'answers', 'keys', 'documents', 'life'].map((name) =>
    db.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all(),
  );
  db.close();
  return rows;
}

test('tables move to PostgreSQL and back, row by row the same, and matches go on on either side', async () => {
  const [file, back] = [newFile(), newFile()];
  const database = await postgres.newDatabase();
  const first = await start(file);
  const base = `http://127.0.0.1:${first.port}`;
  const done = await seatAll(base, { game: 'do-boy', rules: { match: 'hand' } });
  await Promise.all(done.seats.map((seat) => playSeat(base, seat)));
  const begun = await seatAll(base, { game: 'do-boy', rules: { match: 'hand' } });
  const [{ token }] = begun.seats;
  const once = { 'idempotency-key': 'greeting' };
  const say = (at: Served) =>
    call(`http://127.0.0.1:${at.port}`, 'POST', `/api/tables/${begun.table}/seats/0/chat`, {
      token,
      body: { text: 'Grüße 👋' },
      headers: once,
    });
  expect((await say(first)).status).toBe(204);
  await first.stop();
  const store = await SqliteStore.open(file);
  const documents = ['a', 'b', 'c'].map((id, at) => ({
    kind: 'person',
    id,
    seen: 0,
    put: { group: 'g', order: at + 0.5, text: '“ü”' },
  }));
  await store.change(documents);
  await store.close();

  expect(await migrate(file, database)).toBe(2);
  expect(await migrate(database, back)).toBe(2);
  expect(rowsOf(back)).toEqual(rowsOf(file));

  const second = await start('', database);
  const there = `http://127.0.0.1:${second.port}`;
  expect(
    (await call(there, 'GET', `/api/tables/${done.table}/record`, { token: done.seats[1].token })).status,
  ).toBe(200);
  // It is the answer of before the move that is given again.
  expect((await say(second)).status).toBe(204);
  expect(await query(database, 'SELECT count(*)::int AS n FROM messdeck.talk')).toEqual([{ n: 1 }]);
  await Promise.all(begun.seats.map((seat) => playSeat(there, seat)));
  expect((await call(there, 'GET', `/api/tables/${begun.table}/record`, { token })).status).toBe(200);
  await second.stop();
});

test('a copy that differs is found', async () => {
  const from = await SqliteStore.open(newFile());
  const url = await postgres.newDatabase();
  const to = await PostgresStore.open(url, 0);
  const rows = {
    kept: keptTable('a', { state: 'playing' }),
    touched: 9,
    actions: [{ at: 5, row: { from: 0, events: [{ by: 'chance' as const, do: 'no such draw' }] } }],
    talk: [],
    seals: [{ hand: 0, draw: 0, secret: 'c0ffee' }],
    answers: [],
    keys: ['key-a'],
  };
  for (const commit of commitsFrom(rows)) await from.commit(commit);
  expect(await copyTables(from, to)).toBe(1);
  expect(await to.commitsOf('a')).toEqual(commitsFrom(rows));
  const changed = { ...rows, seals: [{ hand: 0, draw: 0, secret: 'decade' }] };
  vi.spyOn(from, 'commitsOf').mockResolvedValueOnce(commitsFrom(changed));
  const other = await PostgresStore.open(await postgres.newDatabase(), 0);
  await expect(copyTables(from, other)).rejects.toThrow('Table a is not the same in the copy.');
  for (const store of [from, to, other]) await store.close();
});

test('what cannot be migrated is said in a sentence', async () => {
  const [missing, full] = [newFile(), newFile()];
  await expect(migrate(missing, newFile())).rejects.toThrow(`There is no database ${missing}.`);
  const store = await SqliteStore.open(full);
  await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
  await expect(migrate(full, newFile())).rejects.toThrow(/Another server already uses/);
  await store.close();
  const database = await postgres.newDatabase();
  expect(await migrate(full, database)).toBe(1);
  await expect(migrate(full, database)).rejects.toThrow(
    'The database has tables already; migrate fills an empty one.',
  );
  await expect(migrate('mysql://db/cards', full)).rejects.toThrow(/begins with postgres:\/\//);
});
