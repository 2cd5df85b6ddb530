// A whole server on PostgreSQL: people and bots play to the end, through a database that goes away and comes back, and
// the next server finds everything.

import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type Served, serve } from '../../serve.ts';
import { AT_ONCE, call, Heard, playSeat, type Reply, type Seat, seatAll } from '../../server.testing.ts';
import { postgresForTests } from './postgres.testing.ts';

const postgres = postgresForTests();

const start = (database: string): Promise<Served> =>
  serve({ port: 0, host: '127.0.0.1', data: '', database, pace: AT_ONCE, log: 'silent' });
const baseOf = ({ port }: Served): string => `http://127.0.0.1:${port}`;

const untilReady = (base: string, status: number): Promise<Reply> =>
  vi.waitFor(
    async () => {
      const reply = await call(base, 'GET', '/readyz');
      expect(reply.status).toBe(status);
      return reply;
    },
    { timeout: 30_000, interval: 100 },
  );

test('a match is played to its end, and the next server has its record', async () => {
  const database = await postgres.newDatabase();
  const first = await start(database);
  const { table, seats } = await seatAll(baseOf(first), { game: 'do-boy', rules: { match: 'hand' } });
  const entries = await Promise.all(seats.map((seat) => playSeat(baseOf(first), seat)));
  const recordAt = (served: Served): Promise<Reply> =>
    call(baseOf(served), 'GET', `/api/tables/${table}/record`, { token: seats[0].token });
  const before = await recordAt(first);
  expect(before.status).toBe(200);
  await first.stop();
  const second = await start(database);
  expect((await recordAt(second)).body).toEqual(before.body);
  const again = new Heard(baseOf(second), `/api/tables/${table}/seats/2/stream`, { token: seats[2].token });
  await again.until('table', ({ state }) => state === 'over');
  await expect.poll(() => again.entries()).toEqual(entries[2]);
  again.leave();
  await second.stop();
});

/** One person who talks among bots: every message is kept. */
async function talker(
  base: string,
): Promise<{ seat: Seat; say(text: string, once?: string): Promise<Reply> }> {
  const bots = { 1: 'random', 2: 'random', 3: 'random' };
  const { table, seats } = await seatAll(base, { game: 'do-boy', bots });
  const [{ token }] = seats;
  return {
    seat: seats[0],
    say: (text, once) =>
      call(base, 'POST', `/api/tables/${table}/seats/0/chat`, {
        token,
        body: { text },
        ...(once !== undefined && { headers: { 'idempotency-key': once } }),
      }),
  };
}

test('while the database is away nothing is acknowledged; when it is back, play goes on', async () => {
  const server = await start(await postgres.newDatabase());
  const base = baseOf(server);
  const { seat, say } = await talker(base);
  expect((await say('kept')).status).toBe(204);
  await untilReady(base, 200);
  await postgres.server.end('SIGKILL');
  for (const text of ['lost', 'lost again']) {
    const { status, headers } = await say(text);
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await untilReady(base, 503)).body.detail).toBe('The database cannot be written.');
  expect((await call(base, 'GET', '/healthz')).status).toBe(200);
  await postgres.server.restart();
  await untilReady(base, 200);
  expect((await say('kept as well')).status).toBe(204);
  const heard = new Heard(base, `/api/tables/${seat.table}/seats/0/stream`, { token: seat.token });
  await heard.until('chat', ({ text }) => text === 'kept as well');
  expect(heard.said('chat').map(({ text }) => text)).toEqual(['kept', 'kept as well']);
  heard.leave();
  await server.stop();
});

test('whoever sends a message again until it is taken has said it once', async () => {
  const server = await start(await postgres.newDatabase());
  const base = baseOf(server);
  const { seat, say } = await talker(base);
  const said = Array.from({ length: 40 }, (_, i) => `message ${i}`);
  const sayAll = async (): Promise<void> => {
    for (const text of said) while ((await say(text, text.replace(' ', '-'))).status !== 204) await delay(50);
  };
  const talking = sayAll();
  await delay(30);
  await postgres.server.end('SIGKILL');
  await postgres.server.restart();
  await talking;
  const heard = new Heard(base, `/api/tables/${seat.table}/seats/0/stream`, { token: seat.token });
  await heard.until('chat', ({ text }) => text === said.at(-1));
  expect(heard.said('chat').map(({ text }) => text)).toEqual(said);
  heard.leave();
  await server.stop();
});
