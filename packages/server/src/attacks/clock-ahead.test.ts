// Attack by accident: the machine's clock is wrong at the start, or jumps while the server runs. With a real database.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Served, serve } from '../serve.ts';
import { AT_ONCE, call } from '../server.testing.ts';
import { keptTable } from '../store/conformance.testing.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { TableServices } from '../table/services.ts';
import { Sweeper } from '../table/sweeper.ts';

const YEAR = 365 * 86_400_000;
const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'messdeck-clock-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);

// The clock on the wall alone: timers and the time the process has run are as they are.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const start = (data: string): Promise<Served> =>
  serve({ port: 0, host: '127.0.0.1', data, pace: AT_ONCE, log: 'silent' });
const baseOf = ({ port }: Served): string => `http://127.0.0.1:${port}`;

const DO_BOY = { game: 'do-boy', name: 'Ann', seats: 3, clock: { perMatch: 600 } };

test('a start a year ahead deletes nothing', async () => {
  const data = newFile();
  const first = await start(data);
  const tables = await Promise.all(
    [1, 2, 3].map(async () => (await call(baseOf(first), 'POST', '/api/tables', { body: DO_BOY })).body),
  );
  await first.stop();
  vi.setSystemTime(Date.now() + YEAR);
  const second = await start(data);
  // The first sweep is over when the next commit is answered.
  await call(baseOf(second), 'POST', '/api/tables', { body: DO_BOY });
  for (const { table, token } of tables) {
    const { status } = await call(baseOf(second), 'GET', `/api/tables/${table}`, { token });
    expect(status).toBe(200);
  }
  await second.stop();
});

test("a jump of an hour while the server runs uses up nobody's time", async () => {
  const server = await start(newFile());
  const base = baseOf(server);
  const { table, token, invite } = (await call(base, 'POST', '/api/tables', { body: DO_BOY })).body;
  const tokens = [token];
  for (const name of ['Bea', 'Cem']) {
    tokens.push(
      (await call(base, 'POST', `/api/tables/${table}/seats`, { body: { name }, token: invite })).body.token,
    );
  }
  await call(base, 'POST', `/api/tables/${table}/start`, { token });
  const look = async () => (await call(base, 'GET', `/api/tables/${table}`, { token })).body;
  const due = () =>
    vi.waitFor(async () => {
      const told = await look();
      expect(told.due).toBeDefined();
      return told;
    }, 20_000);
  await due();
  for (const jump of [3_600_000, -7_200_000]) {
    vi.setSystemTime(Date.now() + jump);
    const told = await due();
    expect(told.due.inMs).toBeGreaterThan(500_000);
    expect(told.due.inMs).toBeLessThanOrEqual(600_000);
    expect(told.seats.some((seat: { standsIn?: boolean }) => seat.standsIn)).toBe(false);
  }
  await server.stop();
});

/** A services whose server has run for some days; what it logs. */
function houseAfter(days: number, store: SqliteStore) {
  const notes: object[] = [];
  const alarms: string[] = [];
  let passed = 0;
  const services = {
    store,
    time: {
      now: () => (days + passed) * DAY,
      later: (_: number, task: () => void) => {
        setImmediate(task);
        return () => undefined;
      },
    },
    note: (facts: object) => notes.push(facts),
    alarm: (_: object, sentence: string) => alarms.push(sentence),
  } as unknown as TableServices;
  return {
    sweeper: new Sweeper(
      services,
      () => [],
      () => undefined,
    ),
    notes,
    alarms,
    pass: (more: number) => {
      passed += more;
    },
  };
}

async function fill(store: SqliteStore, old: number, young: number): Promise<void> {
  const ids = Array.from({ length: old + young }, (_, i) => `table-${i}`);
  await Promise.all(
    ids.map((id, i) =>
      store.commit({ table: id, at: i < old ? 0 : 19 * DAY, kept: keptTable(id), keys: [] }),
    ),
  );
}

test('more than a tenth of all tables is not deleted at once, except on request', async () => {
  const store = await SqliteStore.open(newFile());
  await fill(store, 60, 140);
  const { sweeper, notes, alarms } = houseAfter(20, store);
  const sweep = vi.spyOn(store, 'sweep');
  expect(await sweeper.sweep(false)).toBe(0);
  expect(await store.count()).toBe(200);
  expect(alarms).toEqual([expect.stringContaining('--sweep')]);
  expect(await sweeper.sweep(true)).toBe(60);
  expect(await store.count()).toBe(140);
  expect(notes).toEqual([{ swept: 60, of: 200 }]);
  // In small steps.
  expect(Math.max(...sweep.mock.calls.map(([, most]) => most))).toBeLessThanOrEqual(25);
  await store.close();
});

test.each([
  [1, 1],
  [2, 1],
  [9, 1],
  [19, 1],
  [20, 2],
  [99, 9],
  [100, 10],
  [1000, 100],
])('of %i tables that all look old, none goes for a day and then %i an hour', async (tables, most) => {
  const store = await SqliteStore.open(newFile());
  await fill(store, tables, 0);
  const services = houseAfter(20, store);
  const left: number[] = [];
  for (const days of [0, 0.9, 0.1, 1 / 24]) {
    services.pass(days);
    await services.sweeper.sweep(false);
    left.push(await store.count());
  }
  expect(left.slice(0, 3)).toEqual([tables, tables, tables - most]);
  expect(left[2] - left[3]).toBeLessThanOrEqual(Math.max(1, left[2] / 10));
  // One word for the day, and one for each hour in which some go but not all.
  expect(services.alarms[0]).toMatch(/Nothing was swept.*--sweep/);
  expect(services.alarms.slice(1).every((sentence) => /a tenth an hour/.test(sentence))).toBe(true);
  await store.close();
});

test.each([
  [10, 1],
  [95, 9],
  [1000, 100],
])('of %i tables a tenth goes at once without a word', async (tables, old) => {
  const store = await SqliteStore.open(newFile());
  await fill(store, old, tables - old);
  const { sweeper, alarms } = houseAfter(20, store);
  expect(await sweeper.sweep(false)).toBe(old);
  expect(alarms).toEqual([]);
  await store.close();
});

test('a crowd that made most of all tables in an hour does not end the sweeping for good', async () => {
  const store = await SqliteStore.open(newFile());
  await fill(store, 900, 100);
  const services = houseAfter(20, store);
  const { sweeper, alarms } = services;
  for (let hour = 0; hour < 24; hour++) {
    expect(await sweeper.sweep(false)).toBe(0);
    services.pass(1 / 24);
  }
  services.pass(1 / 24);
  expect(alarms).toEqual([expect.stringMatching(/Nothing was swept/)]);
  const left: number[] = [];
  for (let hour = 0; hour < 3; hour++) {
    await sweeper.sweep(false);
    left.push(await store.count());
  }
  expect(left).toEqual([900, 810, 729]);
  expect(alarms.at(-1)).toMatch(/a tenth an hour/);
  await store.close();
});

test('the sweeper keeps up with the fastest maker of tables', async () => {
  const store = await SqliteStore.open(newFile());
  // One address makes a thousand tables an hour; they are swept every hour.
  await fill(store, 1000, 9100);
  const { sweeper } = houseAfter(20, store);
  expect(await sweeper.sweep(false)).toBe(1000);
  await store.close();
});

test('a server that stands still grows no older, and one that was killed goes on from where it was', async () => {
  const data = newFile();
  const store = await SqliteStore.open(data);
  expect(await store.lived()).toBe(0);
  await store.live(5 * DAY);
  await store.live(4 * DAY);
  await store.close();
  vi.setSystemTime(Date.now() + YEAR);
  const again = await SqliteStore.open(data);
  expect(await again.lived()).toBe(5 * DAY);
  await again.close();
});

test('tables of an older server, dated by a clock that was a year ahead at times, are all kept', async () => {
  const data = newFile();
  const store = await SqliteStore.open(data);
  await fill(store, 50, 0);
  await store.close();
  const db = new DatabaseSync(data);
  db.exec(`DROP TABLE life; DROP TABLE seals; DROP TABLE papers; DROP TABLE documents; DROP TABLE jobs;
    DROP INDEX unfinished_by_age; DROP INDEX finished_by_age;
    CREATE INDEX open_tables ON tables (made) WHERE public = 1 AND state <> 'over';
    UPDATE tables SET touched = 1700000000000, made = 1700000000000;
    UPDATE tables SET touched = 1700000000000 + ${YEAR} WHERE id = 'table-7';
    PRAGMA user_version = 1`);
  db.close();
  const again = await SqliteStore.open(data);
  const lived = await again.lived();
  expect(lived).toBe(1_700_000_000_000 + YEAR);
  const since = { unfinished: lived - 8 * DAY, finished: lived - YEAR };
  expect(await again.stale(since)).toBe(0);
  await again.close();
});
