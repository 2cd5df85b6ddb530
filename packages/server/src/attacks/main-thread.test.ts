// Attack: keep the server's main thread busy with requests that are cheap to send. Work is counted in calls of the
// rules (`apply`, `view`, `legal`), which are the same on every machine, and by the turn of Node's loop in which they fall:
// whatever else is asked of the server has its place between two turns.

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { ThinkingThread } from '../bots/thread.ts';
import { type Limits, USUAL_LIMITS } from '../limits.ts';
import {
  call,
  events,
  Heard,
  LeapingTime,
  type Reply,
  startServer,
  type TestServer,
} from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import { type LongTable, writeLongTable } from './long-table.testing.ts';

const EVENTS = 2300;
/** By the clock of these tests a slice is over after so many calls of the rules, on any machine. */
const IN_A_SLICE = 50;
const SLICE = 5;

let server: TestServer;
let table: LongTable;

beforeAll(async () => {
  const store = new MemoryStore();
  table = await writeLongTable(store, 'long', { events: EVENTS });
  server = await startServer({ store });
  await call(server.base, 'GET', `/api/tables/${table.id}`);
});
afterAll(() => server.close());
afterEach(() => void process.stderr.write(server.faults.join('\n')));
afterEach(() => vi.restoreAllMocks());

/** How often the rules are called while something is done. */
async function workOf(task: () => Promise<unknown>): Promise<number> {
  const spies = (['apply', 'view', 'legal'] as const).map((name) => vi.spyOn(table.game, name));
  await task();
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

const send = (seat: number, text: string, seen: number) =>
  call(server.base, 'POST', `/api/tables/${table.id}/seats/${seat}/actions`, {
    body: { do: text, seen },
    token: table.tokenOf(seat),
  });

/** Something the quiet seat could do long ago and cannot do any more, with the entry it saw then. */
function staleAction(): { readonly text: string; readonly seen: number } {
  const { match, seen: entries, quiet } = table;
  const now = new Set(match.view(quiet).legal);
  const since = entries.findLastIndex(({ by }) => by === quiet || by === 'clock');
  for (const { n, view } of entries.slice(since)) {
    const text = view.legal.find((legal) => !now.has(legal));
    if (text !== undefined) return { text, seen: n };
  }
  throw new Error('Everything that could be done can still be done.');
}

test('a stale action costs the rules no more than a fresh one', async () => {
  const { quiet, match } = table;
  const { text, seen } = staleAction();
  const stale = await workOf(async () => {
    const { status, body } = await send(quiet, text, seen);
    expect([status, body.detail]).toEqual([409, 'Too late: someone was faster. It costs you nothing.']);
  });
  const wrong = await workOf(async () => {
    expect((await send(quiet, 'play NOTHING', seen)).status).toBe(422);
  });
  const fresh = await workOf(async () => {
    expect((await send(quiet, match.view(quiet).legal[0], table.seen.length - 1)).status).toBe(200);
  });
  expect(stale).toBeLessThan(fresh + 60);
  expect(wrong).toBeLessThan(fresh + 60);
  console.info(`calls of the rules: stale ${stale}, wrong ${wrong}, fresh ${fresh}`);
});

/** Time passes by calls of the rules and by nothing else; returns how many there were. */
function clockOfRules(what: 'view' | 'apply'): () => number {
  const began = performance.now();
  const spy = vi.spyOn(table.game, what);
  const calls = (): number => spy.mock.calls.length;
  vi.spyOn(performance, 'now').mockImplementation(() => began + (calls() * SLICE) / IN_A_SLICE);
  return calls;
}

/** How many views are made (or moves carried out), in all and at most in one turn of Node's loop. */
async function viewsOf(
  task: () => Promise<unknown>,
  what: 'view' | 'apply' = 'view',
): Promise<{ readonly all: number; readonly atOnce: number }> {
  const calls = clockOfRules(what);
  let [all, atOnce, done] = [0, 0, false];
  const count = (): void => {
    const made = calls() - all;
    all += made;
    atOnce = Math.max(atOnce, made);
    if (!done) setImmediate(count);
  };
  count();
  await task();
  done = true;
  count();
  vi.restoreAllMocks();
  return { all, atOnce };
}

const watching = (): string => `/api/tables/${table.id}/stream`;

test('a reader of everything takes it in slices: between them it is the turn of others', async () => {
  const { log } = table;
  const views = await viewsOf(async () => {
    const reader = new Heard(server.base, watching());
    await reader.until('entry', ({ n }) => n >= log.length - 1);
    reader.leave();
    expect(reader.said('entry').map(({ n }) => n)).toEqual([...reader.entries().keys()]);
  });
  console.info(`views of a whole stream: ${views.all}, at most ${views.atOnce} at once`);
  expect(views.all).toBeGreaterThanOrEqual(log.length);
  expect(views.atOnce).toBeLessThan(3 * IN_A_SLICE);
});

test('of readers who leave after one byte, again and again, little is made', async () => {
  const readers = 20;
  const views = await viewsOf(async () => {
    for (let i = 0; i < readers; i++) for await (const _ of events(server.base, watching())) break;
  });
  console.info(`views for a reader who leaves after one byte: ${views.all / readers}`);
  expect(views.all).toBeLessThan((readers * table.log.length) / 2);
});

test('a hundred readers at once are served one slice at a time', async () => {
  const readers = Array.from({ length: 100 }, () => new Heard(server.base, watching()));
  const views = await viewsOf(async () => {
    await readers[99].until('entry', ({ n }) => n > 50);
    for (const reader of readers) reader.leave();
  });
  expect(views.atOnce).toBeLessThan(3 * IN_A_SLICE);
});

test('a long table is loaded in slices', async () => {
  const store = new MemoryStore();
  const cold = await writeLongTable(store, 'cold', { events: EVENTS });
  const other = await startServer({ store });
  const moves = await viewsOf(async () => {
    const asks = [0, 1, 2].map((seat) =>
      call(other.base, 'GET', `/api/tables/cold/seats/${seat}`, { token: cold.tokenOf(seat) }),
    );
    for (const { status } of await Promise.all(asks)) expect(status).toBe(200);
  }, 'apply');
  await other.close();
  console.info(`moves to load a table: ${moves.all}, at most ${moves.atOnce} at once`);
  expect(moves.all).toBeGreaterThan(EVENTS / 2);
  expect(moves.all).toBeLessThan(2 * EVENTS);
  expect(moves.atOnce).toBeLessThan(3 * IN_A_SLICE);
  expect(other.faults).toEqual([]);
});

test('loading is counted against the sender, who is refused for a while', async () => {
  const store = new MemoryStore();
  const tables = await Promise.all(
    ['one', 'two', 'three'].map((id) => writeLongTable(store, id, { events: 900 })),
  );
  // Less than any machine takes, and by a clock that stands still: what is used up does not come back.
  const limits = { ...USUAL_LIMITS, readingPerAddress: 0.001 };
  const strict = await startServer({ store, limits, time: new LeapingTime() });
  const look = ({ id, tokenOf }: LongTable, from: string): ReturnType<typeof call> =>
    call(strict.base, 'GET', `/api/tables/${id}/seats/0`, {
      token: tokenOf(0),
      headers: { 'x-forwarded-for': from },
    });
  // Nobody is known before a table is loaded: it is the address that is counted.
  expect((await look(tables[0], '203.0.113.7')).status).toBe(200);
  expect((await look(tables[1], '203.0.113.7')).status).toBe(429);
  expect((await look(tables[1], '203.0.113.8')).status).toBe(200);
  // What is loaded already costs nothing.
  expect((await look(tables[0], '203.0.113.7')).status).toBe(200);
  await strict.close();
  expect(strict.faults).toEqual([]);
});

test('a bot that takes over late is told in slices what was played', async () => {
  const store = new MemoryStore();
  const late = await writeLongTable(store, 'late', { events: EVENTS });
  const bots = new BotPool(1);
  const other = await startServer({ store, seatBot: bots.seatBot });
  const tell = vi.spyOn(ThinkingThread.prototype, 'tell');
  const token = late.tokenOf(late.quiet);
  await call(other.base, 'GET', '/api/tables/late', { token });
  const views = await viewsOf(async () => {
    const left = await call(other.base, 'DELETE', `/api/tables/late/seats/${late.quiet}`, { token });
    expect(left.status).toBe(204);
    await vi.waitFor(
      () => expect(tell.mock.calls.some(([{ do: what }]) => what === 'ask')).toBe(true),
      20_000,
    );
  });
  const told = tell.mock.calls.map(([telling]) => telling);
  const asked = told.findIndex(({ do: what }) => what === 'ask');
  const heard = told.slice(0, asked).flatMap((each) => (each.do === 'hear' ? [...each.entries] : []));
  await other.close();
  await bots.close();
  const seen = late.seen.map((entry) => JSON.stringify(entry));
  expect(heard.slice(0, seen.length).map((entry) => JSON.stringify(entry))).toEqual(seen);
  console.info(`views for a bot that takes over: ${views.all}, at most ${views.atOnce} at once`);
  expect(views.atOnce).toBeLessThan(3 * IN_A_SLICE);
  expect(other.faults).toEqual([]);
});

test('whoever has had too much made is refused for a while, and nobody else is', async () => {
  clockOfRules('view');
  const { strict, own } = await startStanding({ readingPerKey: 0.01 });
  const path = `/api/tables/${own.id}/seats`;
  const reader = new Heard(strict.base, `${path}/0/stream`, { token: own.tokenOf(0) });
  await reader.until('entry', ({ n }) => n > 10);
  reader.leave();
  const again = await call(strict.base, 'GET', `${path}/0/stream`, { token: own.tokenOf(0) });
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = new Heard(strict.base, `${path}/1/stream`, { token: own.tokenOf(1) });
  await other.until('entry', ({ n }) => n > 10);
  other.leave();
  await strict.close();
  expect(strict.faults).toEqual([]);
});

/** A server whose clock stands still: what is used up does not come back. */
async function startStanding(limits: Partial<Limits>): Promise<{ strict: TestServer; own: LongTable }> {
  const store = new MemoryStore();
  const own = await writeLongTable(store, 'own', { events: 600, public: true });
  const strict = await startServer({
    store,
    limits: { ...USUAL_LIMITS, ...limits },
    time: new LeapingTime(),
  });
  return { strict, own };
}

/** Asks until the answer is 429; returns its sentence. */
async function untilRefused(ask: () => Promise<Reply>): Promise<string> {
  for (let i = 0; i < 10_000; i++) {
    const { status, body } = await ask();
    if (status === 429) return body.detail;
    expect(status).toBe(200);
  }
  throw new Error('It was never refused.');
}

test('requests are counted by what they cost against the key; those of others and actions are not', async () => {
  const { strict, own } = await startStanding({ readingPerKey: 10 });
  const path = `/api/tables/${own.id}/seats`;
  const look = (seat: number): Promise<Reply> =>
    call(strict.base, 'GET', `${path}/${seat}`, { token: own.tokenOf(seat) });
  expect(await untilRefused(() => look(0))).toMatch(/^You have asked for a lot: try again in \d+ s\.$/);
  expect((await look(1)).status).toBe(200);
  const body = { do: 'play NOTHING', seen: own.log.length };
  const token = own.tokenOf(0);
  expect((await call(strict.base, 'POST', `${path}/0/actions`, { body, token })).status).not.toBe(429);
  await strict.close();
  expect(strict.faults).toEqual([]);
});

test('where there is no key they are counted against the address, and the machine itself is free', async () => {
  const { strict, own } = await startStanding({ requestTimePerAddress: 10 });
  const look = (headers?: Record<string, string>): Promise<Reply> =>
    call(strict.base, 'GET', `/api/tables/${own.id}`, headers && { headers });
  await untilRefused(() => look({ 'x-forwarded-for': '203.0.113.7' }));
  expect((await look({ 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
  expect((await look()).status).toBe(200);
  await strict.close();
  expect(strict.faults).toEqual([]);
});
