// Sealed shuffles at real tables: committed to first, contributed to by the seats, opened in the record alone.

import { randomBytes } from 'node:crypto';
import { findGame, type Game, type MatchRecord } from '@messdeck/engine';
import { verify } from '@messdeck/engine/sealed';
import { afterEach, expect, test } from 'vitest';
import {
  call,
  Heard,
  LeapingTime,
  playSeat,
  type Seat,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const HAND = { game: 'do-boy', seats: 3, rules: { match: 'hand' } };
const bits = (): string => randomBytes(16).toString('hex');

const recordOf = async (base: string, { table, token }: Seat): Promise<MatchRecord> =>
  (await call(base, 'GET', `/api/tables/${table}/record`, { token })).body;
const check = (record: MatchRecord): unknown => verify(record, findGame(record.game) as Game);
const pathOf = ({ table, seat }: Seat): string => `/api/tables/${table}/seats/${seat}`;
const listen = (base: string, seat: Seat): Heard =>
  new Heard(base, `${pathOf(seat)}/stream?seals=yes`, { token: seat.token });
const give = async (base: string, seat: Seat, commit: string, given: string): Promise<number> =>
  (await call(base, 'POST', `${pathOf(seat)}/seal`, { body: { commit, bits: given }, token: seat.token }))
    .status;

/** Contributes to everything that a seat is told of, as a page does; returns what it gave, by commitment. */
function contributing(
  base: string,
  seat: Seat,
): { readonly gave: Map<string, string>; readonly heard: Heard } {
  const heard = listen(base, seat);
  const gave = new Map<string, string>();
  const push = heard.all.push.bind(heard.all);
  heard.all.push = (...events) => {
    for (const { event, data } of events) {
      if (event !== 'seal') continue;
      const { commit } = JSON.parse(data);
      const own = gave.get(commit) ?? bits();
      gave.set(commit, own);
      void give(base, seat, commit, own);
    }
    return push(...events);
  };
  return { gave, heard };
}

test('clients that know nothing of seals play on, and their record is sealed', async () => {
  server = await startServer();
  const { base } = server;
  const { seats } = await seatAll(base, HAND);
  await Promise.all(seats.map((seat) => playSeat(base, seat)));
  const record = await recordOf(base, seats[0]);
  const draws = record.log.filter(({ by }) => by === 'chance').length;
  expect(check(record)).toEqual({ draws, contributions: [0, 0, 0] });
  expect(record.seals?.match).toBe(seats[0].table);
});

test('what seats give is in the record, under the commitment they were told before the cards', async () => {
  server = await startServer();
  const { base } = server;
  const { seats } = await seatAll(base, HAND);
  const [first, second] = seats;
  const watching = [contributing(base, first), contributing(base, second)];
  await Promise.all(seats.map((seat) => playSeat(base, seat)));
  await watching[0].heard.until('table', ({ state }) => state === 'over');
  const record = await recordOf(base, first);
  const draws = record.log.filter(({ by }) => by === 'chance').length;
  const { contributions } = check(record) as { contributions: number[] };
  // The first shuffle may be made before anybody listens.
  expect(contributions[0]).toBeGreaterThanOrEqual(draws - 1);
  expect(contributions[2]).toBe(0);
  for (const [seat, { gave }] of watching.entries()) {
    for (const { commit, given } of record.seals!.draws) {
      if (given[seat] !== null) expect(given[seat]).toBe(gave.get(commit));
    }
  }
  const said = JSON.stringify(watching.map(({ heard }) => heard.all));
  for (const { secret, given } of record.seals!.draws) {
    expect(said).not.toContain(secret);
    for (const each of given) if (each !== null) expect(said).not.toContain(each);
  }
});

/** Who is there is told after a moment, which has to pass. */
async function untilHere(
  time: LeapingTime,
  heard: Heard,
  isHere: (told: { seats: { here: boolean }[]; watchers: number }) => boolean,
): Promise<void> {
  const passing = setInterval(() => time.leap(100), 10);
  await heard.until('table', isHere);
  clearInterval(passing);
}

/** A table of Do-Boy whose seat 0 listens from the start and gives nothing by itself, however long it takes. */
async function waitsForSeal(
  store = new MemoryStore(),
): Promise<{ seat: Seat; heard: Heard; invite: string; time: LeapingTime }> {
  const time = new LeapingTime();
  server = await startServer({ time, store });
  const { base } = server;
  const body = { name: 'Ann', game: 'do-boy', seats: 3, bots: { 1: 'random', 2: 'random' } };
  const made = await call(base, 'POST', '/api/tables', { body });
  const { table, token, invite } = made.body;
  const seat = { table, seat: 0, token };
  const heard = listen(base, seat);
  await untilHere(time, heard, ({ seats }) => seats[0].here);
  await call(base, 'POST', `/api/tables/${table}/start`, { token });
  return { seat, heard, invite, time };
}

test('a seat that is silent is waited for two seconds, then left out', async () => {
  const { heard, seat, time } = await waitsForSeal();
  await heard.until('seal', () => true);
  time.leap(1999);
  // What is said now comes after whatever was dealt before.
  const body = { text: 'Hello' };
  await call(server!.base, 'POST', `${pathOf(seat)}/chat`, { body, token: seat.token });
  await heard.until('chat', () => true);
  expect(heard.said('entry').filter(({ by }) => by === 'chance')).toEqual([]);
  time.leap(1);
  await heard.untilAt(({ by }) => by === 'chance');
  heard.leave();
});

test('a contribution counts once, in its form, for the shuffle that waits', async () => {
  const { seat, heard } = await waitsForSeal();
  const { base } = server!;
  const { commit } = await heard.until('seal', () => true);
  const own = bits();
  expect(await give(base, seat, commit, 'AB'.repeat(16))).toBe(400);
  expect(await give(base, seat, 'ab'.repeat(32), own)).toBe(409);
  expect(await give(base, { ...seat, token: 'x'.repeat(24) }, commit, own)).toBe(401);
  expect(await give(base, seat, commit, own)).toBe(204);
  await heard.untilAt(({ by }) => by === 'chance');
  expect(await give(base, seat, commit, bits())).toBe(409);
  heard.leave();
});

test('whoever comes back finds the same commitment, also after a restart', async () => {
  const store = new MemoryStore();
  const { seat, heard } = await waitsForSeal(store);
  const { commit } = await heard.until('seal', () => true);
  const again = listen(server!.base, seat);
  expect((await again.until('seal', () => true)).commit).toBe(commit);
  again.leave();
  heard.leave();
  await server!.close();
  server = await startServer({ time: new LeapingTime(), store });
  const back = listen(server.base, seat);
  expect((await back.until('seal', () => true)).commit).toBe(commit);
  expect(await give(server.base, seat, commit, bits())).toBe(204);
  await back.untilAt(({ by }) => by === 'chance');
  const { seals } = (await store.load(seat.table))!;
  expect(seals.filter((row) => 'secret' in row && row.hand === 0 && row.draw === 0)).toHaveLength(1);
  back.leave();
});

test('spectators may be told of seals, and nobody waits for them', async () => {
  const time = new LeapingTime();
  server = await startServer({ time });
  const { base } = server;
  const made = await call(base, 'POST', '/api/tables', {
    body: { name: 'Ann', public: true, ...HAND, bots: { 1: 'random', 2: 'random' } },
  });
  const { table, token } = made.body;
  const heard = new Heard(base, `/api/tables/${table}/stream?seals=yes`);
  await untilHere(time, heard, ({ watchers }) => watchers === 1);
  await call(base, 'POST', `/api/tables/${table}/start`, { token });
  // No time passes, and the cards come.
  await heard.untilAt(({ by }) => by === 'chance');
  expect(heard.said('seal')).toHaveLength(1);
  heard.leave();
});
