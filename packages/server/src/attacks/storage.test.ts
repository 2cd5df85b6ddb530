// The attack: talk and requests with an `Idempotency-Key` that are refused, at many tables, filled the disk with a
// gigabyte an hour. What one sender has stored in an hour is bounded, and so is what belongs to one table.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import { call, type Reply, startServer, type TestServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

const ELSEWHERE = { 'x-forwarded-for': '203.0.113.7' };
const DO_BOY = { game: 'do-boy', name: 'Ann', bots: { 1: 'random', 2: 'random', 3: 'random' } };
const TEXT = 'x'.repeat(300);

let store: MemoryStore;
let server: TestServer;
beforeEach(() => {
  store = new MemoryStore();
});
afterEach(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
});

const start = async (limits: object): Promise<void> => {
  server = await startServer({ store, limits: { ...USUAL_LIMITS, actionsAtOnce: 100_000, ...limits } });
};

interface Made {
  readonly table: string;
  readonly token: string;
  readonly invite: string;
}

const make = async (headers: Readonly<Record<string, string>> = ELSEWHERE): Promise<Made> =>
  (await call(server.base, 'POST', '/api/tables', { body: DO_BOY, headers })).body;

let keys = 0;
const post = ({ table, token }: Made, what: string, body: object, headers = ELSEWHERE): Promise<Reply> =>
  call(server.base, 'POST', `/api/tables/${table}/seats/0/${what}`, {
    body,
    token,
    headers: { ...headers, 'idempotency-key': `key-${keys++}` },
  });

const say = (at: Made, headers = ELSEWHERE): Promise<Reply> => post(at, 'chat', { text: TEXT }, headers);
const mistake = (at: Made): Promise<Reply> => post(at, 'actions', { do: 'play NOTHING', seen: -1 });

/** The answers to requests sent one after the other until one has this status. */
async function until(status: number, send: () => Promise<Reply>): Promise<Reply> {
  for (let sent = 0; sent < 500; sent++) {
    const reply = await send();
    if (reply.status === status) return reply;
  }
  throw new Error(`No answer was ${status}.`);
}

test.each([
  ['talk', say],
  ['refused requests that are remembered', mistake],
])('%s: what one seat has stored in an hour is bounded, and others go on', async (_, send) => {
  await start({ kilobytesPerKey: 10 });
  const [loud, quiet] = [await make(), await make()];
  const refused = await until(429, () => send(loud));
  expect(refused.body.detail).toMatch(/stored a lot: try again in \d+ s/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await store.load(loud.table))!.size).toBeLessThan(20_000);
  expect((await say(quiet)).status).toBe(204);
});

test('many tables do not help: everybody at one address together has a bound', async () => {
  await start({ kilobytesPerAddress: 20 });
  const tables = await Promise.all(Array.from({ length: 10 }, () => make()));
  let next = 0;
  await until(429, () => say(tables[next++ % tables.length]));
  expect(next).toBeLessThan(100);
  const other = { 'x-forwarded-for': '203.0.113.8' };
  expect((await say(await make(other), other)).status).toBe(204);
});

test('a table has a bound of its own, also after a restart', async () => {
  await start({ kilobytesPerTable: 10 });
  const full = await make();
  await call(server.base, 'POST', `/api/tables/${full.table}/start`, { token: full.token });
  await until(409, () => say(full));
  const { size } = (await store.load(full.table))!;
  expect(size).toBeGreaterThanOrEqual(10_000);
  const refused = { status: 409, body: { detail: expect.stringMatching(/no room.*new one/) } };
  for (let round = 0; round < 2; round++) {
    expect(await say(full)).toMatchObject(refused);
    expect(await mistake(full)).toMatchObject(refused);
    expect(
      await call(server.base, 'POST', `/api/tables/${full.table}/invite`, { token: full.token }),
    ).toMatchObject(refused);
    // Refusals are not stored either. What bots had begun before may still come.
    expect((await store.load(full.table))!.size).toBeLessThan(size + 1000);
    await server.close();
    await start({ kilobytesPerTable: 10 });
  }
  // It can be looked at and left.
  const look = await call(server.base, 'GET', `/api/tables/${full.table}`, { token: full.token });
  expect(look.status).toBe(200);
  const left = await call(server.base, 'DELETE', `/api/tables/${full.table}/seats/0`, { token: full.token });
  expect(left.status).toBe(204);
});
