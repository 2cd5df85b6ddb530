// Five hundred people behind one router come, sit down and play: nobody is refused for what the others do. Anyone who floods
// is refused alone.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import { call, Heard, type Reply, startServer, type TestServer } from '../server.testing.ts';

const PEOPLE = 500;
const ROUTER = { 'x-forwarded-for': '203.0.113.7' };

let server: TestServer;
let readers: Heard[] = [];
beforeEach(async () => {
  // Requests are counted by the clock on the wall: it stands still, so that a slow machine counts as many.
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await startServer();
});
afterEach(async () => {
  for (const reader of readers) reader.leave();
  readers = [];
  await server.close();
  vi.useRealTimers();
  expect(server.faults).toEqual([]);
});

interface Person {
  readonly headers: Readonly<Record<string, string>>;
}

const refusals: string[] = [];

async function ask(who: Person, method: string, path: string, sent: object = {}): Promise<Reply> {
  const reply = await call(server.base, method, `/api${path}`, { headers: who.headers, ...sent });
  if (reply.status === 429) refusals.push(`${method} ${path}: ${reply.body.detail}`);
  return reply;
}

/** Somebody opens the page, and has a key of their own when they first need it. */
async function arrive(): Promise<Person> {
  const stranger = { headers: { ...ROUTER, origin: server.base } };
  await ask(stranger, 'GET', '/games');
  await ask(stranger, 'GET', '/tables');
  const { headers } = await ask(stranger, 'POST', '/browser');
  const [cookie] = headers.get('set-cookie')!.split(';');
  return { headers: { ...stranger.headers, cookie } };
}

/** Four people at a table; each that is asked lays a card. */
async function playTogether(cards: number): Promise<void> {
  const people = await Promise.all([0, 1, 2, 3].map(arrive));
  const [host, ...guests] = people;
  const body = { game: 'do-boy', name: 'Ann', rules: { exchange: false } };
  const { table, invite } = (await ask(host, 'POST', '/tables', { body })).body;
  for (const [at, guest] of guests.entries()) {
    await ask(guest, 'GET', `/tables/${table}`, { token: invite });
    const sat = await ask(guest, 'POST', `/tables/${table}/seats`, {
      token: invite,
      body: { name: `Guest ${at}`, seat: at + 1 },
    });
    expect(sat.status).toBe(201);
  }
  expect((await ask(host, 'POST', `/tables/${table}/start`)).status).toBe(204);
  const reading = people.map(
    ({ headers }, seat) => new Heard(server.base, `/api/tables/${table}/seats/${seat}/stream`, { headers }),
  );
  readers.push(...reading);
  for (let laid = 0; laid < cards; laid++) {
    const seen = await Promise.all(reading.map((each) => each.untilAt(({ view }) => view.phase === 'play')));
    const actor = seen.findIndex(({ view }, seat) => view.actors.includes(seat));
    const { n, view } = seen[actor];
    const acted = await ask(people[actor], 'POST', `/tables/${table}/seats/${actor}/actions`, {
      body: { do: view.legal[0], seen: n },
    });
    expect(acted.status).toBe(200);
    await Promise.all(reading.map((each) => each.untilAt((entry) => entry.n > n)));
  }
}

test('five hundred people behind one address join and play, and none is refused', async () => {
  refusals.length = 0;
  await Promise.all(Array.from({ length: PEOPLE / 4 }, () => playTogether(3)));
  expect(refusals).toEqual([]);
});

test('whoever floods with a key of their own is refused alone', async () => {
  const limits = { ...USUAL_LIMITS, requestsPerKey: 30 };
  await server.close();
  server = await startServer({ limits });
  const [loud, quiet] = await Promise.all([arrive(), arrive()]);
  const made: string[] = [];
  for (const person of [loud, quiet]) {
    const body = { game: 'do-boy', name: 'Ann' };
    made.push((await ask(person, 'POST', '/tables', { body })).body.table);
  }
  const look = async (person: Person, at: number): Promise<number> =>
    (await ask(person, 'GET', `/tables/${made[at]}`)).status;
  const flood: number[] = [];
  for (let i = 0; i < 40; i++) flood.push(await look(loud, 0));
  expect(flood.slice(0, 30)).toEqual(new Array(30).fill(200));
  expect(flood.at(-1)).toBe(429);
  expect(await look(quiet, 1)).toBe(200);
});

test('keys that somebody invents are counted by the address', async () => {
  await server.close();
  server = await startServer({ limits: { ...USUAL_LIMITS, requestsPerAddress: 20 } });
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) {
    const cookie = `messdeck=${String(i).padStart(24, 'x')}`;
    statuses.push((await ask({ headers: { ...ROUTER, cookie } }, 'GET', '/tables')).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  // Another house is not meant.
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.8' } };
  expect((await ask(elsewhere, 'GET', '/tables')).status).toBe(200);
});

test('a house with many addresses of IPv6 is one maker of tables', async () => {
  await server.close();
  server = await startServer({ limits: { ...USUAL_LIMITS, tablesPerAddress: 2 } });
  const statuses: number[] = [];
  for (let i = 1; i <= 4; i++) {
    const headers = { 'x-forwarded-for': `2001:db8:0:5::${i}` };
    const body = { game: 'do-boy', name: 'Ann' };
    statuses.push((await ask({ headers }, 'POST', '/tables', { body })).status);
  }
  expect(statuses).toEqual([201, 201, 429, 429]);
});
