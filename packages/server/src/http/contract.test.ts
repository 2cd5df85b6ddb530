// The contract of a table on one server, and what only a server of its own shows: a store that is away, limits.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import { call, type Reply, seatAll, startServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { StoreFault } from '../store/store.ts';
import { contractHolds, isProblem } from './contract.testing.ts';

contractHolds(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-contract-'));
  const store = await SqliteStore.open(join(folder, 'tables.db'));
  const server = await startServer({ store });
  return {
    ...server,
    async close() {
      await server.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});

test('forms, status codes: 503 with Retry-After while the store is away', async () => {
  const store = new MemoryStore();
  const broken = await startServer({ store });
  const { body: made } = await call(broken.base, 'POST', '/api/tables', {
    body: { game: 'do-boy', name: 'Ann' },
  });
  const away = (): Promise<never> => Promise.reject(new StoreFault('The disk is gone.'));
  Object.assign(store, { commit: away, load: away, knows: away, answer: away });
  for (const [method, path, sent] of [
    ['GET', '/api/tables/AAAAAAAAAAAAAAAA', {}],
    ['POST', '/api/tables', { body: { game: 'do-boy', name: 'Ann' } }],
    ['POST', `/api/tables/${made.table}/seats`, { token: made.invite, body: { name: 'Ben' } }],
  ] as const) {
    const reply = await call(broken.base, method, path, sent);
    isProblem(reply, 503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(reply.body)).not.toContain('disk');
  }
  await broken.close();
});

test('too much is answered 429 with Retry-After', async () => {
  const small = await startServer({ limits: { ...USUAL_LIMITS, fromThisMachine: 5 } });
  const replies: Reply[] = [];
  for (let i = 0; i < 7; i++) replies.push(await call(small.base, 'GET', '/api/games'));
  const last = replies.at(-1)!;
  isProblem(last, 429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  await small.close();
});

test('Limits: an address elsewhere makes so many tables an hour, whatever becomes of them', async () => {
  const small = await startServer({ limits: { ...USUAL_LIMITS, tablesPerAddress: 2 } });
  const makeFrom = (address?: string): Promise<Reply> =>
    call(small.base, 'POST', '/api/tables', {
      body: { game: 'do-boy', name: 'Ann' },
      headers: address === undefined ? {} : { 'x-forwarded-for': address },
    });
  const flood = [];
  for (let i = 0; i < 3; i++) flood.push(await makeFrom('203.0.113.7'));
  expect(flood.map(({ status }) => status)).toEqual([201, 201, 429]);
  isProblem(flood[2], 429);
  expect(Number(flood[2].headers.get('retry-after'))).toBeGreaterThan(10);
  for (const other of ['203.0.113.8', undefined, undefined, undefined])
    expect((await makeFrom(other)).status).toBe(201);
  await small.close();
});

test('Limits: where there is no room for a table more, none is made, and a match can be begun', async () => {
  const full = await startServer({ limits: { ...USUAL_LIMITS, tables: 1 } });
  const { table, seats } = await seatAll(full.base, { game: 'do-boy', bots: { 1: 'random', 2: 'random' } });
  const another = await call(full.base, 'POST', '/api/tables', { body: { game: 'do-boy', name: 'Eve' } });
  isProblem(another, 503, /no room/);
  expect(Number(another.headers.get('retry-after'))).toBeGreaterThan(0);
  const told = await call(full.base, 'GET', `/api/tables/${table}`, { token: seats[0].token });
  expect(told.body.state).toBe('playing');
  await full.close();
});
