// What the operator can do, and that nobody else can.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OperatorKey } from '../office/operator-key.ts';
import {
  call,
  Heard,
  type Reply,
  type Seat,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import { type Store, StoreFault } from '../store/store.ts';

const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' } };
const browser = (letter: string): Record<string, string> => ({ cookie: `messdeck=${letter.repeat(24)}` });

let store: Store;
let server: TestServer;
let key: string;
let notes: string[];
let heard: Heard[];
beforeEach(async () => {
  store = new MemoryStore();
  key = (await OperatorKey.renew(store)).fresh!;
  notes = [];
  heard = [];
  const note = (facts: object, sentence: string): void =>
    void notes.push(`${sentence} ${JSON.stringify(facts)}`);
  server = await startServer({ store, note, alarm: note });
});
afterEach(async () => {
  for (const each of heard) each.leave();
  await server.close();
  expect(server.faults).toEqual([]);
});

const admin = (method: string, path: string, body?: object): Promise<Reply> =>
  call(server.base, method, `/api/admin${path}`, { token: key, ...(body && { body }) });
const hear = ({ table, seat, token }: Seat, headers = {}): Heard => {
  const opened = new Heard(server.base, `/api/tables/${table}/seats/${seat}/stream`, { token, headers });
  heard.push(opened);
  return opened;
};
const who = async (table: string, seat: number): Promise<string> =>
  (await admin('GET', '/tables')).body.tables.find((each: { table: string }) => each.table === table).seats[
    seat
  ].who;

/** Dora's table in her browser, with Jean in his; both have talked. */
async function twoBrowsers(): Promise<{ table: string; invite: string }> {
  const made = await call(server.base, 'POST', '/api/tables', {
    body: { ...DO_BOY, name: 'Dora', bots: { 2: 'random', 3: 'random' } },
    headers: browser('d'),
  });
  const { table, invite } = made.body;
  await call(server.base, 'POST', `/api/tables/${table}/seats`, {
    body: { name: 'Jean' },
    token: invite,
    headers: browser('j'),
  });
  await call(server.base, 'POST', `/api/tables/${table}/start`, { headers: browser('d') });
  for (const [seat, letter] of ['d', 'j'].entries())
    await call(server.base, 'POST', `/api/tables/${table}/seats/${seat}/chat`, {
      body: { text: `${letter} was here` },
      headers: browser(letter),
    });
  return { table, invite };
}

describe('nobody else', () => {
  const REQUESTS = [
    ['GET', '/tables'],
    ['DELETE', '/tables/x'],
    ['DELETE', '/tables/x/seats/0'],
    ['GET', '/people'],
    ['GET', '/people/abcdefgh'],
    ['DELETE', '/people/abcdefgh'],
    ['GET', '/bans'],
    ['POST', '/bans', { range: '203.0.113.0/24', hours: 1, why: 'spam' }],
    ['DELETE', '/bans/x'],
    ['POST', '/notice', { text: 'Hello', minutes: 1 }],
    ['DELETE', '/notice'],
    ['GET', '/reports'],
    ['POST', '/reports/x/answer', { answer: 'No' }],
    ['GET', '/days'],
  ] as const;

  test('without a key, with a wrong one, or with that of a seat, nothing is told and nothing done', async () => {
    const { seats } = await seatAll(server.base, DO_BOY);
    const wrong = [undefined, 'x'.repeat(24), seats[0].token, `${key}x`, key.slice(1), key.toUpperCase()];
    for (const [method, path, body] of REQUESTS) {
      for (const token of [wrong[0], wrong[2]]) {
        const from = { 'x-forwarded-for': `203.0.113.${REQUESTS.findIndex((each) => each[1] === path)}` };
        const sent = { headers: from, ...(token && { token }), ...(body && { body }) };
        const { status, body: told } = await call(server.base, method, `/api/admin${path}`, sent);
        expect([method, path, status, Object.keys(told).sort()]).toEqual([
          method,
          path,
          401,
          ['detail', 'status', 'title'],
        ]);
      }
    }
    for (const token of wrong.filter((each) => each !== undefined))
      expect((await call(server.base, 'GET', '/api/admin/tables', { token })).status).toBe(401);
    expect(server.services.office.bans.list).toEqual([]);
    expect(notes.join()).not.toContain('x'.repeat(24));
    expect((await admin('GET', '/tables')).status).toBe(200);
  });

  test('the key in a cookie or a query opens nothing', async () => {
    const headers = { cookie: `messdeck=${key}` };
    expect((await call(server.base, 'GET', '/api/admin/tables', { headers })).status).toBe(401);
    expect((await call(server.base, 'GET', `/api/admin/tables?key=${key}`)).status).toBe(401);
  });

  test('guessing is slowed down for the address that guesses', async () => {
    const guess = (address: string, token: string): Promise<Reply> =>
      call(server.base, 'GET', '/api/admin/tables', { token, headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await guess('203.0.113.7', `guess${i}`)).status);
    expect(statuses.slice(0, 10)).toEqual(new Array(10).fill(401));
    expect(statuses.at(-1)).toBe(429);
    expect((await guess('203.0.113.7', key)).status).toBe(429);
    expect((await guess('203.0.113.8', key)).status).toBe(200);
    expect(
      notes.filter((note) => note.startsWith("somebody tried a wrong operator's key")).length,
    ).toBeGreaterThan(9);
  });

  test('pages of other sites, even with the key', async () => {
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])
      for (const [method, path, body] of REQUESTS) {
        const sent = { token: key, headers, ...(body && { body }) };
        expect((await call(server.base, method, `/api/admin${path}`, sent)).status).toBe(403);
      }
    const preflight = await call(server.base, 'OPTIONS', '/api/admin/tables', {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a key is compared whatever its length, and the one before a new one opens nothing', async () => {
    const opened = await OperatorKey.open(store);
    expect(opened.fresh).toBeUndefined();
    for (const hash of [undefined, '', 'a', 'ü'.repeat(43), 'a'.repeat(43), 'a'.repeat(4000)])
      expect(opened.opens(hash)).toBe(false);
    const fresh = (await OperatorKey.renew(store)).fresh!;
    await server.close();
    server = await startServer({ store });
    expect((await admin('GET', '/tables')).status).toBe(401);
    key = fresh;
    expect((await admin('GET', '/tables')).status).toBe(200);
  });
});

test('tables and who is connected are listed; a table is closed, a person removed', async () => {
  const { table } = await twoBrowsers();
  const stream = hear({ table, seat: 1, token: '' }, { ...browser('j'), 'x-forwarded-for': '203.0.113.7' });
  await stream.until('table', ({ state }) => state === 'playing');
  const listed = await admin('GET', '/tables');
  expect(listed.body).toMatchObject({
    stored: 1,
    tables: [{ table, game: 'do-boy', state: 'playing', public: false, host: 0, people: 1 }],
  });
  expect(listed.body.tables[0].seats[1]).toEqual({ name: 'Jean', who: expect.stringMatching(/^[\w-]{8}$/) });
  expect((await admin('GET', '/people')).body.people).toEqual([
    { who: await who(table, 1), address: '203.0.113.7', table, seat: 1 },
  ]);
  expect((await admin('DELETE', `/tables/${table}/seats/1`)).status).toBe(204);
  await stream.untilEnded();
  expect(notes.join()).toContain('the operator removed this person');
  const again = { body: { name: 'Jean', seat: 2, relieve: true }, headers: browser('j') };
  expect((await call(server.base, 'POST', `/api/tables/${table}/seats`, again)).status).not.toBe(201);
  expect((await admin('DELETE', `/tables/${table}`)).status).toBe(204);
  expect((await call(server.base, 'GET', `/api/tables/${table}`, { headers: browser('d') })).status).toBe(
    404,
  );
  expect((await admin('GET', '/tables')).body).toEqual({ stored: 0, tables: [] });
  expect((await admin('DELETE', `/tables/${table}`)).status).toBe(404);
});

test('a browser is banned for a time, its stream is cut, and the ban outlives a restart and can be lifted', async () => {
  const { table } = await twoBrowsers();
  const stream = hear({ table, seat: 1, token: '' }, browser('j'));
  await stream.until('table', ({ state }) => state === 'playing');
  const whom = await who(table, 1);
  const banned = await admin('POST', '/bans', { who: whom, hours: 3, why: 'insults' });
  expect(banned).toMatchObject({ status: 201, body: { who: whom, hours: 3, why: 'insults' } });
  await stream.untilEnded();
  const look = (): Promise<Reply> => call(server.base, 'GET', '/api/tables', { headers: browser('j') });
  expect(await look()).toMatchObject({
    status: 403,
    body: { detail: 'The operator has banned you from this server (insults). It ends in 3 hours.' },
  });
  expect((await call(server.base, 'GET', '/api/tables', { headers: browser('d') })).status).toBe(200);
  await server.close();
  server = await startServer({ store });
  expect((await look()).status).toBe(403);
  expect((await admin('DELETE', `/bans/${banned.body.id}`)).status).toBe(204);
  expect((await look()).status).toBe(200);
  expect((await admin('DELETE', `/bans/${banned.body.id}`)).status).toBe(404);
});

test('a range of addresses is banned, and nobody beside it; a wrong range is named', async () => {
  const from = async (address: string): Promise<number> =>
    (await call(server.base, 'GET', '/api/tables', { headers: { 'x-forwarded-for': address } })).status;
  for (const range of ['203.0.113.0/24', '2001:db8::/32', '198.51.100.9'])
    expect((await admin('POST', '/bans', { range, hours: 1, why: 'spam' })).status).toBe(201);
  for (const address of ['203.0.113.200', '2001:db8:5::1', '198.51.100.9'])
    expect(await from(address)).toBe(403);
  for (const address of ['203.0.114.1', '2001:db9::1', '198.51.100.8']) expect(await from(address)).toBe(200);
  for (const range of ['', '203.0.113.0/33', '203.0.113/24', 'everybody', '1.2.3.4/8/8', '::/0'])
    expect((await admin('POST', '/bans', { range, hours: 1, why: 'x' })).status).toBe(400);
  const both = { range: '203.0.113.0/24', who: 'abcdefgh', hours: 1, why: 'x' };
  expect((await admin('POST', '/bans', both)).body.detail).toMatch(/^Say whom: either/);
  expect((await admin('POST', '/bans', { who: 'short', hours: 1, why: 'x' })).status).toBe(400);
});

test('a restart is announced to all who read and to whoever comes; it can be taken back', async () => {
  const { seats } = await seatAll(server.base, DO_BOY);
  const first = hear(seats[0]);
  await first.until('table', ({ state }) => state === 'playing');
  await admin('POST', '/notice', { text: 'A new version comes.', minutes: 5 });
  const told = await first.until('notice', ({ text }) => text !== '');
  expect(told).toEqual({ text: 'A new version comes.', inMs: expect.any(Number) });
  expect(told.inMs).toBeGreaterThan(290_000);
  await hear(seats[1]).until('notice', ({ text }) => text === 'A new version comes.');
  await admin('DELETE', '/notice');
  await first.until('notice', ({ text }) => text === '');
});

test('everything kept of a person is exported and deleted; the others and their talk stay', async () => {
  const { table } = await twoBrowsers();
  const whom = await who(table, 1);
  expect((await admin('GET', `/people/${whom}`)).body).toEqual({
    who: whom,
    tables: [
      {
        table,
        game: 'do-boy',
        state: 'playing',
        made: expect.any(Number),
        seats: [{ seat: 1, name: 'Jean' }],
        said: ['j was here'],
        removed: false,
      },
    ],
    reports: [],
    bans: [],
  });
  expect((await admin('DELETE', `/people/${whom}`)).status).toBe(204);
  const kept = JSON.stringify([await store.load(table), await store.tablesOf(whom)]);
  expect(kept).not.toMatch(/Jean|j was here/);
  expect(kept).not.toContain(whom);
  expect(kept).toMatch(/Dora.*d was here/);
  expect((await admin('GET', `/people/${whom}`)).body.tables).toEqual([]);
  expect((await call(server.base, 'GET', `/api/tables/${table}`, { headers: browser('j') })).status).toBe(
    404,
  );
  // The match goes on for the others.
  const stream = hear({ table, seat: 0, token: '' }, browser('d'));
  const now = await stream.until('table', ({ state }) => state === 'playing');
  expect(now.seats[1].bot).toBeDefined();
  expect((await admin('GET', '/people/x')).status).toBe(400);
});

test('a deletion that comes to nothing half-way is done later', async () => {
  const { table } = await twoBrowsers();
  const whom = await who(table, 1);
  const forget = store.forget.bind(store);
  const failing = vi.spyOn(store, 'forget').mockRejectedValue(new StoreFault('The disk is full.'));
  expect((await admin('DELETE', `/people/${whom}`)).status).toBe(503);
  expect(await store.jobs(10)).toEqual([expect.objectContaining({ kind: 'forget-person', id: whom })]);
  failing.mockImplementation(forget);
  // As if its time had come.
  const [job] = await store.jobs(1);
  await store.putOff({ ...job, due: 0 });
  server.services.jobs.wake();
  await vi.waitFor(async () => expect(await store.jobs(10)).toEqual([]));
  expect(failing).toHaveBeenCalledTimes(2);
  expect(server.faults.splice(0)).toEqual([expect.stringContaining('The disk is full.')]);
  expect(await store.tablesOf(whom)).toEqual([]);
});

test('days are counted, and outlive a restart', async () => {
  await seatAll(server.base, DO_BOY);
  await server.close();
  server = await startServer({ store });
  await seatAll(server.base, DO_BOY);
  expect((await admin('GET', '/days')).body.days).toEqual([
    { day: new Date().toISOString().slice(0, 10), tables: 2, matches: 0, seats: 8, actions: 0, reports: 0 },
  ]);
});
