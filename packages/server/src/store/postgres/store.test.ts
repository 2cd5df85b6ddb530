// The store in PostgreSQL conforms, belongs to one server at a time, and comes back when the database does.

import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { keptTable, storeConforms } from '../conformance.testing.ts';
import { Conflict, StoreFault } from '../store.ts';
import { inspect } from './inspect.ts';
import { postgresForTests, query } from './postgres.testing.ts';
import { VERSION } from './schema.ts';
import { PostgresStore } from './store.ts';

const postgres = postgresForTests();
const open = async (): Promise<PostgresStore> => PostgresStore.open(await postgres.newDatabase(), 0);

describe('in PostgreSQL', () => storeConforms(open));

const row = (seq: number) => ({
  table: 'a',
  at: 1,
  action: { seq, from: seq, events: [{ by: 0, do: `play ${seq}` }] },
});

test('holds everything after it was closed and opened again', async () => {
  const url = await postgres.newDatabase();
  const first = await PostgresStore.open(url, 0);
  await first.commit({ table: 'a', at: 1, kept: keptTable('a') });
  await Promise.all(Array.from({ length: 1200 }, (_, seq) => first.commit(row(seq))));
  await first.live(1234.5);
  await first.close();
  const again = await PostgresStore.open(url, 0);
  const { actions } = (await again.load('a'))!;
  expect(actions.map(({ from }) => from)).toEqual(Array.from({ length: 1200 }, (_, seq) => seq));
  expect(await again.lived()).toBe(1234.5);
  await again.live(7);
  expect(await again.lived()).toBe(1234.5);
  await again.close();
});

test('of several states of a table that are written together the last one counts', async () => {
  const store = await open();
  const commits = (['waiting', 'playing', 'over'] as const).map((state) => ({
    table: 'a',
    at: 1,
    kept: keptTable('a', { state }),
  }));
  await Promise.all([
    ...commits.map((commit) => store.commit(commit)),
    store.commit({ table: 'a', at: 50, talk: { seq: 0, seat: 0, phrase: 'hello' } }),
  ]);
  expect((await store.load('a'))!.kept.state).toBe('over');
  expect(await store.stale({ unfinished: 0, finished: 50 })).toBe(0);
  expect(await store.stale({ unfinished: 0, finished: 51 })).toBe(1);
  await store.close();
});

test('what was ordered before a reading is found by it', async () => {
  const store = await open();
  await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
  const writing = [0, 1, 2].map((seq) => store.commit(row(seq)));
  expect((await store.load('a'))!.actions).toHaveLength(3);
  await Promise.all(writing);
  await store.close();
});

test('belongs to one server at a time', async () => {
  const url = await postgres.newDatabase();
  const first = await PostgresStore.open(url, 0);
  await expect(PostgresStore.open(url, 300)).rejects.toThrow(
    /cannot be used: another server already uses it\.$/,
  );
  const second = PostgresStore.open(url, 20_000);
  await first.close();
  await (await second).close();
});

test('is refused with a sentence when it is newer, foreign, missing or away', async () => {
  const url = await postgres.newDatabase();
  await (await PostgresStore.open(url, 0)).close();
  await query(url, `UPDATE messdeck.life SET version = ${VERSION + 1}`);
  await expect(PostgresStore.open(url)).rejects.toThrow(/written by a newer Messdeck .*another database\.$/);
  await expect(inspect(url)).rejects.toThrow(/^The database test_.* written by a newer Messdeck/);
  const foreign = await postgres.newDatabase();
  await query(foreign, 'CREATE SCHEMA messdeck; CREATE TABLE messdeck.notes (text TEXT)');
  await expect(inspect(foreign)).rejects.toThrow(/belongs to another program\.$/);
  await expect(inspect('postgres://127.0.0.1:1/cards')).rejects.toThrow(/cards .* ECONNREFUSED/);
  const empty = await inspect(await postgres.newDatabase());
  expect(Math.abs(empty.now - Date.now())).toBeLessThan(60_000);
  await expect(PostgresStore.open(foreign)).rejects.toThrow(/belongs to another program\.$/);
  await expect(PostgresStore.open(postgres.server.url('nowhere'))).rejects.toThrow(
    /"nowhere" does not exist\.$/,
  );
  const away = PostgresStore.open('postgres://127.0.0.1:1/cards', 400);
  await expect(away).rejects.toThrow(
    /^The database cards at 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED/,
  );
});

/** A connection that fails while it writes is opened again; what was under way is refused. */
const untilBack = (store: PostgresStore): Promise<void> =>
  vi.waitFor(async () => expect(await store.trouble()).toBeUndefined(), { timeout: 30_000, interval: 50 });

test('a cut connection is opened again, and numbers still are given once', async () => {
  const url = await postgres.newDatabase();
  const store = await PostgresStore.open(url, 0);
  await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
  await store.commit(row(0));
  for (let round = 0; round < 3; round++) {
    await query(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'messdeck%'`,
    );
    await untilBack(store);
    await expect(store.commit(row(round))).rejects.toBeInstanceOf(Conflict);
    await store.commit(row(round + 1));
    expect((await store.load('a'))!.actions).toHaveLength(round + 2);
  }
  await store.close();
});

test('a database that crashes loses nothing that was acknowledged', async () => {
  const store = await open();
  await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
  let acknowledged = 0;
  const write = async (): Promise<void> => {
    for (;;) {
      await store.commit(row(acknowledged));
      acknowledged++;
    }
  };
  const writing = expect(write()).rejects.toBeInstanceOf(StoreFault);
  await delay(200);
  await postgres.server.end('SIGKILL');
  await writing;
  expect(await store.trouble()).toBe('failed');
  await expect(store.load('a')).rejects.toBeInstanceOf(StoreFault);
  await postgres.server.restart();
  await untilBack(store);
  const { actions } = (await store.load('a'))!;
  // The last one may have been written without anybody hearing of it.
  expect([acknowledged, acknowledged + 1]).toContain(actions.length);
  expect(acknowledged).toBeGreaterThan(0);
  await store.commit(row(actions.length));
  await store.close();
});

test('whoever was cut off while another server used the database writes nothing more', async () => {
  const url = await postgres.newDatabase();
  const store = await PostgresStore.open(url, 0);
  await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
  await query(
    url,
    `UPDATE messdeck.life SET epoch = epoch + 1;
     SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'messdeck%'`,
  );
  await vi.waitFor(() => expect(store.commit(row(0))).rejects.toThrow(/another server has used it since/), {
    timeout: 20_000,
  });
  expect(await store.trouble()).toBe('taken');
  await store.close();
});

/** A way to the database that can be stopped up: what is sent then arrives when it is open again. */
async function narrowWay(to: string) {
  const sockets: Set<Socket> = new Set();
  const server = createServer((near) => {
    const far = connect(Number(new URL(to).port), '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: String(url),
    stop: () => {
      for (const socket of sockets) socket.unpipe();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a database that does not answer is given up, and its lock is taken back', async () => {
  const way = await narrowWay(await postgres.newDatabase());
  const store = await PostgresStore.open(way.url, 0);
  await store.commit({ table: 'a', at: 1, kept: keptTable('a') });
  // The old connection stays open and holds the lock; new ones pass.
  way.stop();
  await expect(store.commit(row(0))).rejects.toBeInstanceOf(StoreFault);
  await untilBack(store);
  await store.commit(row(0));
  await store.close();
  way.close();
});
