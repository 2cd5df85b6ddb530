// Attack by accident: the disk fills up, the database's file is deleted or replaced while the server runs. The server
// says so, refuses what it cannot keep, and goes on by itself where that is possible. With a real database.

import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { NO_LIMITS } from '../limits.ts';
import { type Served, serve } from '../serve.ts';
import { AT_ONCE, call, type Reply, seatAll } from '../server.testing.ts';
import { keptTable } from '../store/conformance.testing.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { type Store, StoreFault } from '../store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);

const start = (data: string, more: object = {}): Promise<Served> =>
  serve({ port: 0, host: '127.0.0.1', data, pace: AT_ONCE, log: 'silent', ...more });
const baseOf = ({ port }: Served): string => `http://127.0.0.1:${port}`;

const ready = (base: string): Promise<Reply> => call(base, 'GET', '/readyz');
/** Answers are a second old at most. */
const untilReady = (base: string, status: number): Promise<Reply> =>
  vi.waitFor(
    async () => {
      const reply = await ready(base);
      expect(reply.status).toBe(status);
      return reply;
    },
    { timeout: 20_000, interval: 100 },
  );

/** A table for one person who talks: every message is kept. */
async function tableOn(base: string) {
  const { table, seats } = await seatAll(base, {
    game: 'do-boy',
    bots: { 1: 'random', 2: 'random', 3: 'random' },
  });
  const [{ token }] = seats;
  return {
    say: (text: string) => call(base, 'POST', `/api/tables/${table}/seats/0/chat`, { token, body: { text } }),
    look: () => call(base, 'GET', `/api/tables/${table}`, { token }),
    talkIn: async (file: string) => {
      const store = await SqliteStore.open(file);
      const { talk } = (await store.load(table))!;
      await store.close();
      return talk.map(({ text }) => text);
    },
  };
}

function mustBeRefused({ status, headers }: Reply): void {
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

test('while the file is gone nothing is acknowledged; when it is back, play goes on', async () => {
  const [data, elsewhere] = [newFile(), newFile()];
  const server = await start(data);
  const base = baseOf(server);
  const { say, look, talkIn } = await tableOn(base);
  expect((await say('kept')).status).toBe(204);
  expect((await ready(base)).status).toBe(200);
  renameSync(data, elsewhere);
  mustBeRefused(await say('lost'));
  const { body } = await untilReady(base, 503);
  expect(body.detail).toBe('The database file is gone.');
  expect((await look()).status).toBe(200);
  renameSync(elsewhere, data);
  await untilReady(base, 200);
  expect((await say('kept again')).status).toBe(204);
  await server.stop();
  expect(await talkIn(data)).toEqual(['kept', 'kept again']);
});

test('another file in its place is not taken for the database', async () => {
  const [data, copy] = [newFile(), newFile()];
  const server = await start(data);
  const base = baseOf(server);
  const { say } = await tableOn(base);
  copyFileSync(data, copy);
  renameSync(copy, data);
  mustBeRefused(await say('lost'));
  const { body, headers } = await untilReady(base, 503);
  expect(body.detail).toBe('Another file has replaced the database.');
  expect(JSON.stringify(body)).not.toContain(folder);
  expect(headers.get('retry-after')).toBe('2');
  await server.stop();
});

test('a server whose database is full says so and loses nothing it acknowledged', async () => {
  const data = newFile();
  const server = await start(data, { limits: { ...NO_LIMITS, megabytes: 1 } });
  const base = baseOf(server);
  const { say, talkIn } = await tableOn(base);
  const acknowledged: string[] = [];
  const refused: Reply[] = [];
  const sayLong = async (i: number): Promise<void> => {
    const text = `${i} ${'x'.repeat(280)}`;
    const reply = await say(text);
    if (reply.status === 204) acknowledged.push(text);
    else refused.push(reply);
  };
  for (let i = 0; i < 8000 && refused.length === 0; i += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, at) => sayLong(i + at)));
  }
  for (const reply of refused) mustBeRefused(reply);
  expect(refused).not.toEqual([]);
  expect((await untilReady(base, 503)).body.detail).toMatch(/disk is full/);
  await server.stop();
  expect((await talkIn(data)).sort()).toEqual(acknowledged.sort());
});

test('a full database takes something again when old tables have been swept', async () => {
  const store: Store = await SqliteStore.open(newFile(), 1);
  const events = [{ by: 0, do: 'x'.repeat(3000) }];
  const add = (id: string, seq: number): Promise<void> =>
    store.commit({ table: id, at: 0, action: { seq, from: seq, events } });
  await store.commit({ table: 'old', at: 0, kept: keptTable('old') });
  await store.commit({ table: 'new', at: 20, kept: keptTable('new') });
  let seq = 0;
  await expect(async () => {
    while (seq < 1000) await add('old', seq++);
  }).rejects.toThrow(StoreFault);
  expect(await store.trouble()).toBe('full');
  expect(await store.sweep({ unfinished: 10, finished: 10 }, 10, new Set())).toBe(1);
  expect(await store.trouble()).toBeUndefined();
  await add('new', 0);
  await store.close();
});
