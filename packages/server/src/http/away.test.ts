// Somebody drops out: the others have a bot play until that person is back, and a host who stays away passes the table on.

import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  call,
  Heard,
  LeapingTime,
  type Reply,
  type Seat,
  type Sent,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

const HASTE = 20;
const MINUTE = 60_000;
/** Far longer than the tests take: they say themselves when it is over. */
const PATIENCE = { standIn: 30 * MINUTE, host: 60 * MINUTE };
const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' } };

let server: TestServer;
let store: MemoryStore;
let time: LeapingTime;
let heard: Heard[] = [];
const start = (): Promise<TestServer> => {
  time = new LeapingTime(HASTE);
  return startServer({ time, store, patience: PATIENCE });
};
beforeEach(async () => {
  store = new MemoryStore();
  server = await start();
});
afterEach(async () => {
  for (const each of heard) each.leave();
  heard = [];
  await server.close();
  expect(server.faults).toEqual([]);
});

const hear = (seat: Seat): Heard => {
  const opened = new Heard(server.base, `/api/tables/${seat.table}/seats/${seat.seat}/stream`, {
    token: seat.token,
  });
  heard.push(opened);
  return opened;
};
const standIn = (by: Seat, at: number, sent: Sent = {}): Promise<Reply> =>
  call(server.base, 'POST', `/api/tables/${by.table}/seats/${at}/stand-in`, { token: by.token, ...sent });

/** A browser, known by its cookie, and what it does. */
const browser = (letter: string): Sent => ({ headers: { cookie: `messdeck=${letter.repeat(24)}` } });

test('after a while everybody may have a bot play for whoever is away; whoever returns plays on', async () => {
  const { seats } = await seatAll(server.base, DO_BOY);
  const reading = seats.slice(0, 3).map(hear);
  expect((await standIn(seats[1], 3)).status).toBe(409);
  await reading[0].until('table', ({ seats }) => seats[3].awayMs >= 0 && !seats[3].mayStandIn);
  time.leap(PATIENCE.standIn);
  const told = await reading[0].until('table', ({ seats }) => seats[3].mayStandIn === true);
  expect(told.seats[3]).toMatchObject({ here: false, mayStandIn: true });
  expect(told.seats[3].awayMs).toBeGreaterThanOrEqual(PATIENCE.standIn);
  expect(told.seats[1]).toEqual({ name: 'Guest 1', here: true });
  // Not the host: anybody who sits at the table. Two who press at once mean the same.
  const key = { 'idempotency-key': 'stand-in' };
  const done = await Promise.all([
    standIn(seats[1], 3, { headers: key }),
    standIn(seats[2], 3),
    standIn(seats[1], 3, { headers: key }),
  ]);
  expect(done.map(({ status }) => status)).toEqual([204, 204, 204]);
  const stoodIn = await reading[2].until('table', ({ seats }) => seats[3].standsIn === true);
  expect(stoodIn.seats[3]).toMatchObject({ name: 'Guest 3', bot: expect.any(String) });
  expect(stoodIn.seats[3].mayStandIn).toBeUndefined();
  // The match goes on without him.
  const before = await reading[0].untilAt(({ view }) => view.phase === 'play');
  for (let n = before.n; ; n++) {
    const { view, by } = await reading[0].untilAt((entry) => entry.n >= n);
    const actor = view.actors[0];
    // The bot may have played before anybody looked.
    if (actor === 3 || by === 3) break;
    const { view: own, n: seen } = await reading[actor].untilAt(({ view }) => view.actors.includes(actor));
    await call(server.base, 'POST', `/api/tables/${seats[0].table}/seats/${actor}/actions`, {
      token: seats[actor].token,
      body: { do: own.legal[0], seen },
    });
  }
  await reading[0].untilAt(({ by }) => by === 3);
  // To come back is enough; nothing need be done.
  hear(seats[3]);
  const back = await reading[1].until('table', ({ seats }) => seats[3].here && !seats[3].standsIn);
  expect(back.seats[3]).toEqual({ name: 'Guest 3', here: true });
});

test('a bot that plays until somebody is back does so after a restart of the server, too', async () => {
  const { seats } = await seatAll(server.base, DO_BOY);
  await mayStandInFor(hear(seats[0]), 3);
  expect((await standIn(seats[0], 3)).status).toBe(204);
  for (const each of heard) each.leave();
  await server.close();
  server = await start();
  const reading = hear(seats[0]);
  await reading.until('table', ({ seats }) => seats[3].standsIn);
  hear(seats[3]);
  await reading.until('table', ({ seats }) => seats[3].here && !seats[3].standsIn);
});

test('only who sits at the table may; not for a bot, nor before the match, nor where a clock runs', async () => {
  const { seats, watch, invite } = await seatAll(server.base, { ...DO_BOY, bots: { 2: 'random' } });
  await mayStandInFor(hear(seats[0]), 1);
  const path = `/api/tables/${seats[0].table}/seats`;
  for (const token of [watch, invite])
    expect((await call(server.base, 'POST', `${path}/1/stand-in`, { token })).status).toBe(403);
  expect((await call(server.base, 'POST', `${path}/1/stand-in`)).status).toBe(401);
  expect((await standIn(seats[0], 2)).status).toBe(409);
  expect((await standIn(seats[0], 4)).status).toBe(404);

  const { body: waiting } = await call(server.base, 'POST', '/api/tables', {
    body: { name: 'Ann', ...DO_BOY },
  });
  const sat = { body: { name: 'Ben' }, token: waiting.invite };
  await call(server.base, 'POST', `/api/tables/${waiting.table}/seats`, sat);
  expect((await standIn(waiting, 1)).status).toBe(409);

  const clocked = await seatAll(server.base, { ...DO_BOY, clock: { perMatch: 36_000 } });
  await awayFor(clocked.table, 1, PATIENCE.standIn, clocked.seats[0]);
  expect((await standIn(clocked.seats[0], 1)).status).toBe(409);
});

/** Waits until the others may have a bot play for a seat whose owner never came. */
async function mayStandInFor(reader: Heard, seat: number): Promise<void> {
  await reader.until('table', ({ seats }) => seats[seat].awayMs >= 0);
  time.leap(PATIENCE.standIn);
  await reader.until('table', ({ seats }) => seats[seat].mayStandIn);
}

/** Waits until a seat has been away for longer than this. */
async function awayFor(table: string, seat: number, ms: number, as: Sent): Promise<void> {
  const look = async (): Promise<number> =>
    (await call(server.base, 'GET', `/api/tables/${table}`, as)).body.seats[seat].awayMs;
  await expect.poll(look).toBeGreaterThanOrEqual(0);
  // A table at which nobody looks for five minutes would be forgotten until somebody does.
  while ((await look()) <= ms) time.leap(MINUTE);
}

/** Dora hosts from a browser of her own; Carl and a program sit with her. */
async function hosted(): Promise<{ carl: Heard; table: string }> {
  const make = { body: { name: 'Dora', ...DO_BOY, seats: 3 }, ...browser('d') };
  const { body: made } = await call(server.base, 'POST', '/api/tables', make);
  const path = `/api/tables/${made.table}`;
  const sit = (name: string, sent: Sent): Promise<Reply> =>
    call(server.base, 'POST', `${path}/seats`, { body: { name }, token: made.invite, ...sent });
  const { body: program } = await sit('Robot', {});
  await sit('Carl', browser('c'));
  hear({ table: made.table, seat: program.seat, token: program.token });
  const carl = new Heard(server.base, `${path}/seats/2/stream`, browser('c'));
  heard.push(carl);
  return { carl, table: made.table };
}

test('a host who stays away passes the table to the next person who is there, and is a guest when back', async () => {
  const { carl, table } = await hosted();
  const dora = new Heard(server.base, `/api/tables/${table}/seats/0/stream`, browser('d'));
  await carl.until('table', ({ seats }) => seats[0].here);
  dora.leave();
  await carl.until('table', ({ seats }) => !seats[0].here);
  expect((await carl.until('table', () => true)).host).toBe(0);
  time.leap(PATIENCE.host);
  // The program sits nearer, but nobody is there to begin.
  const told = await carl.until('table', ({ host }) => host !== 0);
  expect(told).toMatchObject({ host: 2, state: 'waiting' });
  const begin = (who: Sent): Promise<Reply> => call(server.base, 'POST', `/api/tables/${table}/start`, who);
  expect((await begin(browser('d'))).status).toBe(403);
  expect((await begin(browser('c'))).status).toBe(204);
});

test('where nobody is there, the table passes to the first person who comes', async () => {
  const { carl, table } = await hosted();
  carl.leave();
  await heard[0].until('table', ({ seats }) => !seats[2].here);
  await awayFor(table, 0, PATIENCE.host, browser('c'));
  expect((await call(server.base, 'GET', `/api/tables/${table}`, browser('c'))).body.host).toBe(0);
  const back = new Heard(server.base, `/api/tables/${table}/seats/2/stream`, browser('c'));
  heard.push(back);
  await back.until('table', ({ host }) => host === 2);
});

test('a public table is listed only while somebody who sits there is present', async () => {
  const make = { body: { name: 'Ann', ...DO_BOY, public: true } };
  const { body: made } = await call(server.base, 'POST', '/api/tables', make);
  const listed = async (): Promise<string[]> =>
    (await call(server.base, 'GET', '/api/tables')).body.tables.map(({ table }: Seat) => table);
  expect(await listed()).toEqual([]);
  const ann = hear(made);
  await ann.until('table', ({ seats }) => seats[0].here);
  expect(await listed()).toEqual([made.table]);
  ann.leave();
  await expect.poll(listed).toEqual([]);
  // Anyone who knows it still finds it.
  expect((await call(server.base, 'GET', `/api/tables/${made.table}`)).status).toBe(200);
});

test('a program keeps the table it has made, whether or not it reads', async () => {
  const { body: made } = await call(server.base, 'POST', '/api/tables', {
    body: { name: 'Robot', ...DO_BOY },
  });
  await call(server.base, 'POST', `/api/tables/${made.table}/seats`, {
    body: { name: 'Carl' },
    token: made.invite,
    ...browser('c'),
  });
  const carl = new Heard(server.base, `/api/tables/${made.table}/seats/1/stream`, browser('c'));
  heard.push(carl);
  await carl.until('table', ({ seats }) => seats[1].here);
  await awayFor(made.table, 0, PATIENCE.host, browser('c'));
  expect((await carl.until('table', () => true)).host).toBe(0);
});

test('whoever has a seat can ask whether it is to act, and nobody else can', async () => {
  const { seats } = await seatAll(server.base, DO_BOY);
  const { view } = await hear(seats[0]).untilAt(({ view }) => view.phase === 'play');
  const path = (at: number): string => `/api/tables/${seats[0].table}/seats/${at}`;
  for (const { seat, token } of seats) {
    const { status, body } = await call(server.base, 'GET', path(seat), { token });
    expect([status, body.seat, body.turn]).toEqual([200, seat, view.actors.includes(seat)]);
    expect(body.waitsFor).toEqual(view.actors);
    expect(body.table).toMatchObject({ table: seats[0].table, state: 'playing' });
  }
  expect((await call(server.base, 'GET', path(1), { token: seats[0].token })).status).toBe(403);
  expect((await call(server.base, 'GET', path(1))).status).toBe(401);
});
