// Tables over days: a clock of days for each action, a bot for one action when it has run out, and nothing lost by restarts.

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
import type { ToldTurn } from './your-turn.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** One server after another on the same store and the same time. */
async function serving(): Promise<{
  readonly time: LeapingTime;
  readonly base: () => string;
  restart(): Promise<void>;
}> {
  const [store, time] = [new MemoryStore(), new LeapingTime(20)];
  const begin = async (): Promise<void> => {
    open.push(await startServer({ store, time }));
  };
  await begin();
  return {
    time,
    base: () => open[0].base,
    async restart() {
      await open.pop()!.close();
      await begin();
    },
  };
}

/** Ann in seat 0 and another person in seat 2, with bots between them; a day for each action. */
const TABLE = {
  game: 'skirmish',
  rules: { limit: 0 },
  seat: 0,
  bots: { 1: 'random', 3: 'random' },
  clock: { days: 1 },
};

async function waiting(base: string, { token }: Seat): Promise<ToldTurn | undefined> {
  const { status, body } = await call(base, 'GET', '/api/your-turn', { token });
  expect(status).toBe(200);
  return body.tables[0];
}

/** Waits until a seat's list is as wanted; nobody reads the table meanwhile. */
async function until(base: () => string, seat: Seat, wanted: (told: ToldTurn) => boolean): Promise<ToldTurn> {
  let told: ToldTurn | undefined;
  const isThere = async (): Promise<boolean> => {
    told = await waiting(base(), seat);
    return told !== undefined && wanted(told);
  };
  await expect.poll(isThere, { timeout: 30_000, interval: 20 }).toBe(true);
  return told!;
}

/** Comes to the table, does the first thing that may be done, and leaves again. */
async function actOnce(base: string, { table, seat, token }: Seat): Promise<void> {
  const path = `/api/tables/${table}/seats/${seat}`;
  const heard = new Heard(base, `${path}/stream`, { token });
  const isAsked = ({ view }: { view: { actors: unknown[] } }): boolean => view.actors.includes(seat);
  for (let done = 409; done !== 200; ) {
    // What was sent first may be old by now.
    const { n, view } = await heard.untilAt(isAsked);
    const body = { do: view.legal[0], seen: n };
    done = (await call(base, 'POST', `${path}/actions`, { token, body })).status;
  }
  heard.leave();
}

/** One person plays until the other is asked. */
async function playUntil(base: () => string, plays: Seat, asked: Seat): Promise<void> {
  for (;;) {
    const own = await until(base, plays, ({ turn, waitsFor }) => turn || waitsFor.includes(asked.seat));
    if (!own.turn) break;
    await actOnce(base(), plays);
  }
  await until(base, asked, ({ turn }) => turn);
}

/** Whoever is asked first, and the other person. */
async function firstAsked(base: () => string, seats: readonly Seat[]): Promise<[Seat, Seat]> {
  let at = -1;
  const isAsked = async (): Promise<boolean> => {
    const told = await Promise.all(seats.map((seat) => waiting(base(), seat)));
    at = told.findIndex((each) => each?.turn);
    return at >= 0;
  };
  await expect.poll(isAsked, { timeout: 30_000, interval: 20 }).toBe(true);
  return [seats[at], seats[1 - at]];
}

test('a match over three days with restarts: time runs on, a bot makes one action, after three it sits in until the person is back', async () => {
  const { time, base, restart } = await serving();
  const { seats } = await seatAll(base(), TABLE);
  const [first, other] = await firstAsked(base, seats);
  const asked = (await waiting(base(), first))!;
  expect(asked).toMatchObject({ table: first.table, seat: first.seat, turn: true, days: 1, missed: 0 });
  expect(asked.asks).toMatch(/\w/);
  expect(asked.inMs).toBeGreaterThan(DAY - HOUR);
  expect(await waiting(base(), other)).toMatchObject({ turn: false, waitsFor: [first.seat] });

  // Half a day, a restart: what is left is what was left.
  time.leap(DAY / 2);
  await restart();
  const half = (await waiting(base(), first))!;
  expect(half.turn).toBe(true);
  expect(half.inMs! / DAY).toBeCloseTo(0.5, 1);

  // The rest of the day passes, and nobody has asked for the table since the restart.
  time.leap(DAY / 2 + HOUR);
  const next = async (missed: number): Promise<ToldTurn> =>
    until(base, first, (told) => told.missed === missed && told.standsIn === (missed === 3));
  await next(1);

  // The other person plays; the turn comes back, and a day passes twice more.
  for (const missed of [2, 3]) {
    await playUntil(base, other, first);
    await restart();
    time.leap(DAY + HOUR);
    await next(missed);
  }

  // From now on the bot plays for as long as nobody comes: only the other person is waited for.
  for (let actions = 0; actions < 2; actions++) {
    await until(base, other, ({ turn }) => turn);
    await actOnce(base(), other);
  }
  expect(await waiting(base(), first)).toMatchObject({ standsIn: true, missed: 3, turn: false });
  const heard = new Heard(base(), `/api/tables/${first.table}/seats/${first.seat}/stream`, {
    token: first.token,
  });
  await heard.until('table', ({ seats: told }) => told[first.seat].standsIn === undefined);
  heard.leave();
  await playUntil(base, other, first);
  expect(await waiting(base(), first)).toMatchObject({ missed: 0, standsIn: false });
  await actOnce(base(), first);
  expect(open[0].faults).toEqual([]);
}, 120_000);

test('somebody has to say who they are; another table’s clock is no clock of days', async () => {
  const { base } = await serving();
  expect((await call(base(), 'GET', '/api/your-turn')).status).toBe(401);
  const { seats } = await seatAll(base(), { ...TABLE, clock: { perAction: 60 } });
  expect(await waiting(base(), seats[0])).toBeUndefined();
  const wrong = { game: 'skirmish', name: 'Ann', clock: { days: 15 } };
  expect((await call(base(), 'POST', '/api/tables', { body: wrong })).status).toBe(400);
});

test('when the match is over nothing waits any more', async () => {
  const { base } = await serving();
  const { seats } = await seatAll(base(), { ...TABLE, bots: { 1: 'random', 2: 'random', 3: 'random' } });
  const [ann] = seats;
  const isOver = async (): Promise<boolean> => (await waiting(base(), ann)) === undefined;
  await until(base, ann, ({ turn }) => turn);
  await playSeat(base(), ann);
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
}, 60_000);
