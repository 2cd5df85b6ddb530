// The attack: sixty tables with three bots each are begun and left. They played on and filled one queue: a visitor's bot
// answered after 33 s instead of 0.7 s, and behind the same address after 2.1 s. What counts here is the order of
// thoughts, which does not depend on how fast the machine is.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gate } from '../bots/gate.ts';
import { BotPool } from '../bots/pool.ts';
import { call, Heard, LeapingTime, startServer, type TestServer } from '../server.testing.ts';
import { USUAL_WAIT } from '../table/rest.ts';

const TABLES = 60;
const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false } };
const CROWD = { 'x-forwarded-for': '203.0.113.7' };
const VISITOR = { 'x-forwarded-for': '198.51.100.9' };

let bots: BotPool;
let server: TestServer;
beforeEach(async () => {
  bots = new BotPool(1);
  server = await startServer({ seatBot: bots.seatBot });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await bots.close();
  expect(server.faults).toEqual([]);
});

/** Makes a table, begins and leaves it: bots play on in all four seats. */
async function abandon(): Promise<void> {
  const made = await call(server.base, 'POST', '/api/tables', {
    body: { name: 'Ann', ...DO_BOY, bots: { 1: 'search:100', 2: 'search:100', 3: 'search:100' } },
    headers: CROWD,
  });
  const { table, token } = made.body;
  await call(server.base, 'POST', `/api/tables/${table}/start`, { token });
  await call(server.base, 'DELETE', `/api/tables/${table}/seats/0`, { token });
}

/** A thought, and how many other tables began one later and had done with it before. */
interface Thought {
  readonly table: string;
  readonly overtakenBy: number;
}

/** Notes every thought of the pool's bots as it ends. */
function noteThoughts(): Thought[] {
  const ended: Thought[] = [];
  const underWay: Set<{ overtakenBy: number }> = new Set();
  const enter = Gate.prototype.enter;
  vi.spyOn(Gate.prototype, 'enter').mockImplementation(async function (this: Gate, party, ...rest) {
    const thought = { table: party.table, overtakenBy: 0 };
    const before = [...underWay];
    underWay.add(thought);
    const leave = await enter.call(this, party, ...rest);
    return (
      leave &&
      (() => {
        underWay.delete(thought);
        for (const earlier of before) if (underWay.has(earlier)) earlier.overtakenBy++;
        ended.push(thought);
        leave();
      })
    );
  });
  return ended;
}

/** A visitor lays some cards at a new table with three bots; returns the table. */
async function layCards(cards: number, headers: Readonly<Record<string, string>>): Promise<string> {
  const made = await call(server.base, 'POST', '/api/tables', {
    body: { name: 'Eve', ...DO_BOY, bots: { 1: 'general', 2: 'general', 3: 'general' } },
    headers,
  });
  const { table, token } = made.body;
  const heard = new Heard(server.base, `/api/tables/${table}/seats/0/stream`, { token, headers });
  await call(server.base, 'POST', `/api/tables/${table}/start`, { token });
  for (let laid = 0; laid <= cards; laid++) {
    const { n, view } = await heard.untilAt((entry) => entry.view.actors.includes(0));
    if (laid === cards) break;
    const body = { do: view.legal[0], seen: n };
    await call(server.base, 'POST', `/api/tables/${table}/seats/0/actions`, { body, token });
    await heard.untilAt((entry) => entry.n > n);
  }
  heard.leave();
  return table;
}

test.each([
  ['the same address', CROWD],
  ['another address', VISITOR],
])("bots of sixty abandoned tables do not go before a visitor's from %s", async (_, headers) => {
  for (let i = 0; i < TABLES; i += 10) await Promise.all(Array.from({ length: 10 }, abandon));
  const thoughts = noteThoughts();
  const table = await layCards(2, headers);
  const own = thoughts.filter((thought) => thought.table === table);
  expect(own.length).toBeGreaterThanOrEqual(3);
  expect(own.map(({ overtakenBy }) => overtakenBy)).toEqual(own.map(() => 0));
  // The others do think meanwhile, when the visitor does.
  await vi.waitFor(() => expect(thoughts.length).toBeGreaterThan(own.length), 60_000);
});

test('bots rest where nobody attends for a minute, and go on when somebody looks', async () => {
  await server.close();
  const time = new LeapingTime(1);
  server = await startServer({ seatBot: bots.seatBot, time });
  const made = await call(server.base, 'POST', '/api/tables', {
    body: { name: 'Ann', ...DO_BOY, bots: { 1: 'recruit', 2: 'recruit', 3: 'recruit' } },
  });
  const { table, token, watch } = made.body;
  await call(server.base, 'POST', `/api/tables/${table}/start`, { token });
  await call(server.base, 'DELETE', `/api/tables/${table}/seats/0`, { token });
  const { store } = server.services;
  const steps = async (): Promise<number> => (await store.load(table))!.actions.length;
  const more = (than: number): Promise<void> =>
    vi.waitFor(async () => expect(await steps()).toBeGreaterThan(than), 60_000);
  const rested = async (): Promise<number> => {
    // Those who have just gone are noticed a moment later.
    for (const ms of [5000, USUAL_WAIT]) time.leap(ms);
    // What was due before is done.
    await sleep(500);
    const before = await steps();
    await sleep(1000);
    expect(await steps()).toBe(before);
    return before;
  };
  await more(3);
  const first = await rested();
  expect((await store.load(table))!.kept.state).toBe('playing');
  // Somebody who only looks on is enough.
  const heard = new Heard(server.base, `/api/tables/${table}/stream`, { token: watch });
  await more(first);
  heard.leave();
  const watchers = async (): Promise<number> =>
    (await call(server.base, 'GET', `/api/tables/${table}`, { token })).body.watchers;
  await expect.poll(watchers).toBe(0);
  const second = await rested();
  expect(second).toBeGreaterThan(first);
  // So is a seat that says or does something, without a stream.
  await call(server.base, 'POST', `/api/tables/${table}/seats/0/chat`, { token, body: { text: 'Hello' } });
  await more(second);
}, 120_000);
