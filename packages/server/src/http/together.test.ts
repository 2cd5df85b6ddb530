// What people do together at a table (ONLINE.md), over real HTTP: taking back, clocks, empty seats, talk, leaving and
// being removed, looking on, playing again. Each test names the part of the contract it holds the server to.

import {
  type Entry,
  findGame,
  type Game,
  isFault,
  type MatchRecord,
  SPECTATOR,
  streamOf,
} from '@messdeck/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import {
  call,
  Heard,
  LeapingTime,
  playSeat,
  type Reply,
  type Seat,
  type Sent,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

/** So much faster than ours runs the time of these tables. */
const HASTE = 20;

let server: TestServer;
let store: MemoryStore;
let time: LeapingTime;
let heard: Heard[] = [];
const start = (): Promise<TestServer> => {
  time = new LeapingTime(HASTE);
  return startServer({ time, store });
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

const ask = (method: string, path: string, sent?: Sent): Promise<Reply> =>
  call(server.base, method, `/api/tables${path}`, sent);
const hear = (path: string, sent: Sent): Heard => {
  const opened = new Heard(server.base, `/api/tables${path}`, sent);
  heard.push(opened);
  return opened;
};
const hearSeat = ({ table, seat, token }: Seat, sent: Sent = {}, query = ''): Heard =>
  hear(`/${table}/seats/${seat}/stream${query}`, { token, ...sent });
const seatPath = ({ table, seat }: Seat, what: string): string => `/${table}/seats/${seat}${what}`;
const takeBack = (by: Seat, agree: boolean, headers: Record<string, string> = {}): Promise<Reply> =>
  ask('POST', seatPath(by, '/takeback'), { token: by.token, body: { agree }, headers });
const act = (by: Seat, text: string, seen: number): Promise<Reply> =>
  ask('POST', seatPath(by, '/actions'), { token: by.token, body: { do: text, seen } });

function engineStream(record: MatchRecord, seat: number): string[] {
  const stream = streamOf(findGame(record.game) as Game, record, seat);
  if (isFault(stream)) throw new Error(stream.error);
  return stream.map((entry: Entry) => JSON.stringify(entry));
}

/** Four programs at Do-Boy, nothing exchanged: one after another lays a card. */
const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' } };

/** Lays a card for anyone who is to lay one; who that was, and the number of the entry in its own stream. */
async function layCard(seats: readonly Seat[], reading: readonly Heard[]): Promise<[number, number]> {
  const views = await Promise.all(reading.map((each) => each.untilAt(({ view }) => view.phase === 'play')));
  const actor = views.findIndex(({ view }, seat) => view.actors.includes(seat));
  const { status, body } = await act(seats[actor], views[actor].view.legal[0], views[actor].n);
  expect(status).toBe(200);
  await Promise.all(reading.map((each) => each.untilAt(({ by, n }) => by === actor && n === body.n)));
  return [actor, body.n];
}

describe('Requests, takeback', () => {
  test('one asks, all agree: every stream goes back, and what follows is the engine’s', async () => {
    const { seats, table, watch } = await seatAll(server.base, DO_BOY);
    const reading = seats.map((seat) => hearSeat(seat));
    const watcher = hear(`/${table}/stream`, { token: watch });
    const [actor, n] = await layCard(seats, reading);
    const others = seats.filter(({ seat }) => seat !== actor);
    expect((await takeBack(seats[actor], true)).status).toBe(204);
    expect(
      await reading[others[0].seat].until('table', ({ takeback }) => takeback !== undefined),
    ).toMatchObject({ takeback: { by: actor, agreed: [actor] } });
    for (const other of others) expect((await takeBack(other, true)).status).toBe(204);
    for (const each of [...reading, watcher]) expect(await each.until('back', () => true)).toEqual({ to: n });
    const table2 = await reading[0].until('table', ({ takeback }) => takeback === undefined);
    expect(table2.state).toBe('playing');
    // Another card instead; then the match is played out by the one who comes.
    const views = reading[actor].entries();
    const { view } = JSON.parse(views.at(-1)!) as Entry;
    expect((await act(seats[actor], view.legal.at(-1)!, n - 1)).body).toEqual({ n });
    await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
    await watcher.until('table', ({ state }) => state === 'over');
    const { body: record } = await ask('GET', `/${table}/record`, { token: watch });
    for (const { seat } of seats) expect(reading[seat].entries()).toEqual(engineStream(record, seat));
    expect(watcher.entries()).toEqual(engineStream(record, SPECTATOR));
  });

  test('who declines ends the asking, and play goes on; who had nothing to take back is answered 409', async () => {
    const { seats } = await seatAll(server.base, DO_BOY);
    const reading = seats.map((seat) => hearSeat(seat));
    await reading[0].until('entry', ({ view }) => view.phase === 'play');
    for (const agree of [true, false]) expect((await takeBack(seats[0], agree)).status).toBe(409);
    const [actor] = await layCard(seats, reading);
    const other = seats[(actor + 1) % 4];
    await takeBack(seats[actor], true);
    expect((await takeBack(other, false)).status).toBe(204);
    await reading[actor].until('table', ({ takeback }) => takeback === undefined);
    expect(reading[actor].said('back')).toEqual([]);
    const [next] = await layCard(seats, reading);
    expect(next).toBe(other.seat);
    // A card was shown since.
    expect((await takeBack(seats[actor], true)).status).toBe(409);
  });

  test('asking lapses when nobody answers, or when the match goes on', async () => {
    const { seats } = await seatAll(server.base, DO_BOY);
    const reading = seats.map((seat) => hearSeat(seat));
    const [actor] = await layCard(seats, reading);
    await takeBack(seats[actor], true);
    await reading[actor].until('table', ({ takeback }) => takeback !== undefined);
    await reading[actor].until('table', ({ takeback }) => takeback === undefined);
    await takeBack(seats[actor], true);
    await reading[actor].until('table', ({ takeback }) => takeback !== undefined);
    await layCard(seats, reading);
    await reading[actor].until('table', ({ takeback }) => takeback === undefined);
  });

  test('a restart forgets neither who asks nor who has agreed', async () => {
    const { seats } = await seatAll(server.base, DO_BOY);
    const [actor, n] = await layCard(
      seats,
      seats.map((seat) => hearSeat(seat)),
    );
    const [first, ...rest] = seats.filter(({ seat }) => seat !== actor);
    for (const seat of [seats[actor], first]) expect((await takeBack(seat, true)).status).toBe(204);
    await server.close();
    server = await start();
    const again = hearSeat(first);
    const { takeback } = await again.until('table', (table) => table.takeback?.agreed.length === 2);
    expect(takeback).toEqual({ by: actor, agreed: [actor, first.seat].sort() });
    for (const seat of rest) expect((await takeBack(seat, true)).status).toBe(204);
    expect(await again.until('back', () => true)).toEqual({ to: n });
    await again.until('table', (table) => table.takeback === undefined);
    // What was settled stays so.
    await server.close();
    server = await start();
    expect(await hearSeat(first).until('table', () => true)).not.toHaveProperty('takeback');
  });

  test('the same Idempotency-Key again agrees once, and says so again', async () => {
    const { seats } = await seatAll(server.base, DO_BOY);
    const reading = seats.map((seat) => hearSeat(seat));
    const [actor] = await layCard(seats, reading);
    const key = { 'idempotency-key': 'back-1' };
    expect((await takeBack(seats[actor], true, key)).status).toBe(204);
    for (const other of seats) if (other.seat !== actor) await takeBack(other, true);
    await reading[actor].until('back', () => true);
    expect((await takeBack(seats[actor], true, key)).status).toBe(204);
    expect((await takeBack(seats[actor], false, key)).status).toBe(422);
    expect((await ask('GET', `/${seats[0].table}`, { token: seats[0].token })).body).not.toHaveProperty(
      'takeback',
    );
  });

  test('Once only: the answer of whoever agrees last lies in the commit that takes back', async () => {
    const commits = vi.spyOn(store, 'commit');
    const { seats } = await seatAll(server.base, DO_BOY);
    const reading = seats.map((seat) => hearSeat(seat));
    const [actor] = await layCard(seats, reading);
    for (const [i, seat] of [seats[actor], ...seats.filter((each) => each.seat !== actor)].entries()) {
      expect((await takeBack(seat, true, { 'idempotency-key': `key-${i}` })).status).toBe(204);
    }
    const written = commits.mock.calls.map(([commit]) => commit);
    expect(written.filter(({ action }) => action?.back).map(({ answer }) => answer?.scope)).toEqual(['once']);
    expect(written.filter(({ answer }) => answer)).toHaveLength(4);
    // After a restart the last to agree asks again, and nothing more is taken back.
    await server.close();
    server = await start();
    const last = seats.findLast(({ seat }) => seat !== actor)!;
    expect((await takeBack(last, true, { 'idempotency-key': 'key-3' })).status).toBe(204);
    expect(commits.mock.calls.filter(([{ action }]) => action?.back)).toHaveLength(1);
  });

  test('The stream: whoever has what was taken back meanwhile is sent a `back` first, also by another process', async () => {
    const { seats } = await seatAll(server.base, DO_BOY);
    const reading = seats.map((seat) => hearSeat(seat));
    const [actor, n] = await layCard(seats, reading);
    const away = reading[(actor + 1) % 4];
    const had = away.entries().length;
    const id = away.lastId;
    away.leave();
    for (const seat of [seats[actor], ...seats.filter((each) => each.seat !== actor)])
      await takeBack(seat, true);
    await reading[actor].until('back', () => true);
    for (const restarts of [false, true]) {
      if (restarts) {
        await server.close();
        server = await start();
      }
      const again = hearSeat(seats[(actor + 1) % 4], { headers: { 'last-event-id': id } });
      expect(await again.until('back', () => true)).toEqual({ to: n });
      expect(had).toBe(n + 1);
      expect(again.all.map(({ event }) => event).slice(0, 2)).toEqual(['table', 'back']);
      expect(again.said('entry')).toEqual([]);
    }
  });

  test('The stream: a reader of patches goes on with a whole view after something was taken back', async () => {
    const { seats } = await seatAll(server.base, DO_BOY);
    const reading = seats.map((seat) => hearSeat(seat));
    const patched = hearSeat(seats[0], {}, '?views=patch');
    const [actor, n] = await layCard(seats, reading);
    for (const seat of [seats[actor], ...seats.filter((each) => each.seat !== actor)])
      await takeBack(seat, true);
    expect(await patched.until('back', () => true)).toEqual({ to: n });
    await patched.untilEnded();
    for (const each of reading) await each.until('back', () => true);
    const again = hearSeat(seats[0], { headers: { 'last-event-id': patched.lastId } }, '?views=patch');
    await layCard(seats, reading);
    const entry = await again.until('entry', () => true);
    expect(Object.keys(entry)).toEqual(['n', 'by', 'do', 'view']);
    expect(entry.n).toBe(n);
  });
});

/** Seconds that no test takes by itself: it says when they are over. */
const LONG = 36_000;

describe('Time', () => {
  test('per action: the Table says whose time runs; a bot plays on until its person acts again', async () => {
    const { seats, table } = await seatAll(server.base, { ...DO_BOY, clock: { perAction: LONG } });
    const reading = seats.map((seat) => hearSeat(seat));
    const { view, n } = await reading[0].until('entry', ({ view }) => view.phase === 'play');
    const actor = view.actors[0];
    const told = await reading[0].until('table', ({ due }) => due !== undefined);
    expect(told).toMatchObject({ clock: { perAction: LONG }, due: { seat: actor } });
    expect(told.due.inMs).toBeGreaterThan(0);
    expect(told.due.inMs).toBeLessThanOrEqual(LONG * 1000);
    time.leap(LONG * 1000);
    const relieved = await reading[0].until('table', ({ seats }) => seats[actor].standsIn === true);
    expect(relieved.seats[actor]).toMatchObject({ name: expect.any(String), bot: expect.any(String) });
    await reading[actor].until('entry', ({ by }) => by === actor);
    const late = await act(seats[actor], '-', n);
    expect(late.status).toBe(409);
    const back = await reading[0].until('table', ({ seats }) => seats[actor].standsIn === undefined);
    expect(back.seats[actor]).toEqual({ name: expect.any(String), here: true });
    expect((await ask('GET', `/${table}`, { token: seats[0].token })).body.seats[actor]).toEqual(
      back.seats[actor],
    );
  });

  test('per match: what is used is used, also after a restart', async () => {
    const { seats } = await seatAll(server.base, { ...DO_BOY, clock: { perMatch: LONG } });
    const reading = seats.map((seat) => hearSeat(seat));
    await reading[0].until('entry', ({ view }) => view.phase === 'play');
    time.leap((LONG * 1000) / 2);
    const [actor] = await layCard(seats, reading);
    for (let i = 0; i < 3; i++) await layCard(seats, reading);
    await server.close();
    server = await start();
    const back = seats.map((seat) => hearSeat(seat));
    const read = reading.map((each) => each.entries().length);
    await Promise.all(back.map((each, seat) => each.untilAt(() => each.entries().length === read[seat])));
    while ((await layCard(seats, back))[0] !== actor);
    // Half of it was used with the first card.
    const asked = back[actor].said('table').find(({ due }) => due?.seat === actor);
    expect(asked?.due.inMs).toBeLessThanOrEqual((LONG * 1000) / 2);
  });

  test('a call that comes too late is answered 409 and costs nothing', async () => {
    const { seats } = await seatAll(server.base, DO_BOY);
    const reading = seats.map((seat) => hearSeat(seat));
    const { n } = await reading[0].until('entry', ({ view }) => view.phase === 'play');
    const [actor] = await layCard(seats, reading);
    const before = reading[actor].entries().length;
    const { status, body } = await act(seats[actor], 'play I1', n);
    expect([status, body.title]).toEqual([409, 'Not now']);
    expect((await act(seats[actor], 'play I1', 10_000)).status).toBe(409);
    expect(reading[actor].entries().length).toBe(before);
  });
});

describe('Requests, POST /api/tables: fill', () => {
  test('seats still free so many seconds after the table was made are taken by bots', async () => {
    const { body: made } = await call(server.base, 'POST', '/api/tables', {
      body: { game: 'do-boy', name: 'Ann', seats: 4, fill: { bot: 'random', after: LONG } },
    });
    const { body: guest } = await ask('POST', `/${made.table}/seats`, {
      token: made.invite,
      body: { name: 'Ben', seat: 2 },
    });
    const host = hearSeat(made);
    const first = await host.until('table', () => true);
    expect([first.seats[1], first.seats[3]]).toEqual([null, null]);
    time.leap(LONG * 1000);
    const { seats } = await host.until('table', (told) => !told.seats.includes(null));
    expect(seats.map(({ bot }: { bot?: string }) => bot)).toEqual([undefined, 'random', undefined, 'random']);
    expect(new Set(seats.map(({ name }: { name: string }) => name)).size).toBe(4);
    expect(seats[2].name).toBe('Ben');
    expect(guest.seat).toBe(2);
    expect((await ask('POST', `/${made.table}/start`, { token: made.token })).status).toBe(204);
  });

  test('at once, and after a restart of the server', async () => {
    const make = async (after: number): Promise<Seat> =>
      (
        await call(server.base, 'POST', '/api/tables', {
          body: { game: 'bang', name: 'Ann', seats: 3, fill: { bot: 'random', after } },
        })
      ).body;
    const now = await make(0);
    await hearSeat(now).until('table', ({ seats }) => !seats.includes(null));
    const later = await make(20);
    await server.close();
    server = await start();
    await hearSeat(later).until('table', ({ seats }) => !seats.includes(null));
  });
});

describe('Requests, chat', () => {
  const made = async (more: object): Promise<Seat & { readonly watch: string }> =>
    (await call(server.base, 'POST', '/api/tables', { body: { game: 'do-boy', name: 'Ann', ...more } })).body;
  const say = (seat: Seat, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
    ask('POST', seatPath(seat, '/chat'), { token: seat.token, body, headers });

  test('text or phrase, to seats and to those who look on, once per key, also before the match', async () => {
    const seat = await made({});
    const own = hearSeat(seat);
    const watcher = hear(`/${seat.table}/stream`, { token: seat.watch });
    const key = { 'idempotency-key': 'said' };
    for (let i = 0; i < 2; i++) expect((await say(seat, { text: ' Na\u0308chster ' }, key)).status).toBe(204);
    expect((await say(seat, { phrase: 'hello' })).status).toBe(204);
    for (const each of [own, watcher]) {
      await each.until('chat', ({ phrase }) => phrase === 'hello');
      expect(each.said('chat')).toEqual([
        { seat: 0, text: 'N\u00e4chster' },
        { seat: 0, phrase: 'hello' },
      ]);
    }
    const first = own.all.find(({ event }) => event === 'chat')!;
    const again = hearSeat(seat, { headers: { 'last-event-id': first.id! } });
    await again.until('chat', ({ phrase }) => phrase === 'hello');
    expect(again.said('chat')).toHaveLength(1);
  });

  test('at most 300 characters, one of the two, no control characters, a phrase that exists', async () => {
    const seat = await made({});
    expect((await say(seat, { text: '\u{1F600}'.repeat(300) })).status).toBe(204);
    for (const body of [
      { text: 'x'.repeat(301) },
      { text: '' },
      { text: 'a\u202eb' },
      { text: 'a', phrase: 'hello' },
      {},
      { text: 5 },
    ]) {
      expect([body, (await say(seat, body)).status]).toEqual([body, 400]);
    }
    expect((await say(seat, { phrase: 'rude' })).status).toBe(422);
  });

  test('off at public tables unless the host wants it', async () => {
    expect((await say(await made({ public: true }), { text: 'a' })).status).toBe(409);
    expect((await say(await made({ chat: false }), { phrase: 'rude' })).status).toBe(409);
    expect((await say(await made({ public: true, chat: true }), { text: 'a' })).status).toBe(204);
  });

  test('our own page is told of a table without talk, and nobody else is', async () => {
    const seat = await made({ public: true });
    const talking = await made({ public: true, chat: true });
    for (const [at, query, times] of [
      [seat, '?views=patch&state=page', 1],
      [seat, '', 0],
      [talking, '?views=patch&state=page', 0],
    ] as const) {
      const reader = hear(`/${at.table}/seats/${at.seat}/stream${query}`, { token: at.token });
      // Whatever comes first at a table has come when it changes.
      await reader.until('table', ({ seats }) => seats[at.seat].here);
      expect(reader.said('silent')).toHaveLength(times);
    }
  });
});

describe('Requests, DELETE a seat and PUT host', () => {
  test('whoever is removed while a match runs is replaced for good, and the stream ends', async () => {
    const { seats, table } = await seatAll(server.base, DO_BOY);
    const [host, guest] = seats;
    const reading = hearSeat(guest);
    await reading.until('entry', ({ view }) => view.phase === 'play');
    expect((await ask('DELETE', `/${table}/seats/1`, { token: host.token })).status).toBe(204);
    await reading.untilEnded();
    const { body } = await ask('GET', `/${table}`, { token: host.token });
    expect(body.seats[1]).toEqual({ name: 'Ada', bot: expect.any(String), here: true });
    for (const path of ['/actions', '/takeback', '/chat']) {
      const reply = await ask('POST', seatPath(guest, path), {
        token: guest.token,
        body:
          path === '/chat' ? { text: 'a' } : path === '/takeback' ? { agree: true } : { do: '-', seen: 0 },
      });
      expect([path, reply.status]).toEqual([path, 404]);
    }
    expect((await ask('DELETE', `/${table}/seats/1`, { token: host.token })).status).toBe(409);
  });

  test('whoever left before the match hears nothing of the next in that chair', async () => {
    const { body: made } = await ask('POST', '', {
      body: { name: 'Ann', ...DO_BOY, bots: { 2: 'random', 3: 'random' } },
    });
    const path = `/${made.table}`;
    const sit = (name: string): Promise<Reply> =>
      ask('POST', `${path}/seats`, { token: made.invite, body: { name, seat: 1 } });
    const { body: first } = await sit('Ben');
    const reading = hear(`${path}/seats/1/stream`, { token: first.token });
    await reading.until('table', ({ state }) => state === 'waiting');
    expect((await ask('DELETE', `${path}/seats/1`, { token: first.token })).status).toBe(204);
    const { body: next } = await sit('Carl');
    expect((await ask('POST', `${path}/start`, { token: made.token })).status).toBe(204);
    const theirs = hear(`${path}/seats/1/stream`, { token: next.token });
    await theirs.untilAt(({ view }) => view.phase === 'play');
    await reading.untilEnded();
    expect(reading.said('entry')).toEqual([]);
    expect((await ask('GET', `${path}/seats/1/stream`, { token: first.token })).status).toBe(404);
  });

  test('whoever leaves is stood in for; where the host leaves, the next person is the host', async () => {
    const { seats, table } = await seatAll(server.base, DO_BOY);
    const [host, next] = seats;
    expect((await ask('DELETE', `/${table}/seats/0`, { token: host.token })).status).toBe(204);
    const { body } = await ask('GET', `/${table}`, { token: next.token });
    expect(body.host).toBe(1);
    expect(body.seats[0]).toMatchObject({ name: 'Ann', standsIn: true, bot: expect.any(String) });
    // A bot stands in, but the chair is still the person's: the stream goes on.
    await hearSeat(host).until('entry', () => true);
    expect((await ask('PUT', `/${table}/host`, { token: host.token, body: { seat: 0 } })).status).toBe(403);
    expect((await ask('PUT', `/${table}/host`, { token: next.token, body: { seat: 0 } })).status).toBe(204);
    expect((await ask('PUT', `/${table}/host`, { token: host.token, body: { seat: 4 } })).status).toBe(422);
  });

  test('whoever has left stays away from hand to hand, until the person acts', async () => {
    const { seats, table } = await seatAll(server.base, {
      ...DO_BOY,
      rules: { exchange: false, target: 100 },
    });
    const [host, leaver, ...others] = seats;
    const reading = hearSeat(leaver);
    await ask('DELETE', `/${table}/seats/${leaver.seat}`, { token: leaver.token });
    // They play on until the server of this test is closed.
    for (const seat of [host, ...others]) playSeat(server.base, seat).catch(() => undefined);
    await reading.untilAt(({ n, do: text }) => n > 20 && text.startsWith('shuffle'));
    await reading.untilAt(({ by }) => by === leaver.seat);
    expect(reading.said('entry').filter((entry) => entry.do.startsWith('shuffle')).length).toBeGreaterThan(1);
    const stoodIn = reading.said('table').map(({ seats }) => seats[leaver.seat].standsIn === true);
    expect(stoodIn.slice(stoodIn.indexOf(true))).not.toContain(false);
  });

  test('before the match the seat is free again; afterwards the seats stay', async () => {
    const { body: made } = await call(server.base, 'POST', '/api/tables', {
      body: { game: 'do-boy', name: 'Ann' },
    });
    const sit = () => ask('POST', `/${made.table}/seats`, { token: made.invite, body: { name: 'Ben' } });
    const { body: guest } = await sit();
    expect((await ask('DELETE', `/${made.table}/seats/${guest.seat}`, { token: guest.token })).status).toBe(
      204,
    );
    expect((await sit()).body.seat).toBe(guest.seat);
    const { seats, table } = await seatAll(server.base, DO_BOY);
    await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
    expect((await ask('DELETE', `/${table}/seats/1`, { token: seats[0].token })).status).toBe(409);
    expect((await act(seats[0], 'play I1', 3)).status).toBe(409);
  });
});

describe('Requests, GET /api/tables/ID/stream', () => {
  test('a spectator by the watching key sees no hand; others do not look on', async () => {
    const { seats, table, watch, invite } = await seatAll(server.base, DO_BOY);
    const watcher = hear(`/${table}/stream`, { token: watch });
    const { view } = await watcher.until('entry', ({ view }) => view.phase === 'play');
    for (const seat of [0, 1, 2, 3]) {
      expect(view.places[`hand:${seat}`].every((card: string | null) => card === null)).toBe(true);
    }
    expect(view.legal).toEqual([]);
    await watcher.until('table', ({ watchers }) => watchers === 1);
    const again = hear(`/${table}/stream`, { token: watch, headers: { 'last-event-id': watcher.lastId } });
    await again.until('table', ({ watchers }) => watchers === 2);
    expect(again.said('entry')).toEqual([]);
    const status = async (sent: Sent) => (await ask('GET', `/${table}/stream`, sent)).status;
    expect(await status({ token: invite })).toBe(403);
    expect(await status({ token: seats[0].token })).toBe(403);
    expect(await status({})).toBe(404);
    expect(await status({ token: 'n'.repeat(24) })).toBe(401);
    await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
    const { body: record } = await ask('GET', `/${table}/record`, { token: watch });
    expect(watcher.entries()).toEqual(engineStream(record, SPECTATOR));
  });

  test('anybody looks on at a public table', async () => {
    const { table } = await seatAll(server.base, { ...DO_BOY, public: true });
    await hear(`/${table}/stream`, {}).until('entry', () => true);
  });
});

describe('Requests, rematch', () => {
  const again = (seat: Seat, headers: Record<string, string> = {}): Promise<Reply> =>
    ask('POST', seatPath(seat, '/rematch'), { token: seat.token, headers });

  test('the same seats at a new table; the first to ask makes it, the others find it', async () => {
    const { seats, table } = await seatAll(server.base, { ...DO_BOY, bots: { 2: 'random' } });
    expect((await again(seats[0])).status).toBe(409);
    const reading = hearSeat(seats[0]);
    await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
    const key = { 'idempotency-key': 'again' };
    const first = await again(seats[1], key);
    expect(first.status).toBe(201);
    expect(Object.keys(first.body)).toEqual(['table', 'seat', 'token']);
    expect((await again(seats[1], key)).body).toEqual(first.body);
    const { next } = await reading.until('table', (told) => told.next !== undefined);
    expect(next).toBe(first.body.table);
    expect(next).not.toBe(table);
    // Anyone who sat there may look before coming, and reads for whom the chairs are kept.
    const look = await ask('GET', `/${next}`, { token: seats[0].token });
    expect(look.body).toMatchObject({ host: 1, awaited: ['Ann', null, null, 'Guest 2'] });
    expect(look.body.seats.map((seat: object | null) => seat !== null)).toEqual([false, true, true, false]);
    const [second, third] = [await again(seats[0]), await again(seats[2])];
    expect(second.body).toMatchObject({ table: next, seat: 0 });
    expect(third.body).toMatchObject({ table: next, seat: 3 });
    const { body: told } = await ask('GET', `/${next}`, { token: second.body.token });
    expect(told).not.toHaveProperty('awaited');
    expect(told).toMatchObject({ state: 'waiting', host: 1, game: 'do-boy', rules: { match: 'hand' } });
    expect(told.seats.map(({ name }: { name: string }) => name)).toEqual([
      'Ann',
      'Guest 1',
      expect.any(String),
      'Guest 2',
    ]);
    expect(told.seats[2].bot).toBe('random');
    expect((await ask('POST', `/${next}/start`, { token: second.body.token })).status).toBe(403);
    expect((await ask('POST', `/${next}/start`, { token: first.body.token })).status).toBe(204);
  });

  test('chairs of a rematch are kept for those who sat there, though bots were to fill empty ones', async () => {
    const { seats, invite } = await seatAll(server.base, {
      ...DO_BOY,
      fill: { bot: 'random', after: LONG },
      bots: { 2: 'random', 3: 'random' },
    });
    await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
    const { body: first } = await again(seats[0]);
    time.leap(2 * LONG * 1000);
    const stranger = await ask('POST', `/${first.table}/seats`, { token: invite, body: { name: 'Eve' } });
    expect(stranger.status).toBe(409);
    // Nor under a name that somebody comes back with.
    const sit = (name: string): Promise<Reply> =>
      ask('POST', `/${first.table}/seats`, { token: invite, body: { name, seat: 2, relieve: true } });
    expect((await sit('guest 1')).body.detail).toContain('Somebody at this table is called "Guest 1"');
    expect((await again(seats[1])).body).toMatchObject({ table: first.table, seat: 1 });
  });

  test('the host no longer keeps a chair for whoever does not come back; others may sit there then', async () => {
    const { seats, invite } = await seatAll(server.base, {
      ...DO_BOY,
      bots: { 2: 'random', 3: 'random' },
    });
    await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
    const { body: first } = await again(seats[0]);
    const path = `/${first.table}/seats/1`;
    expect((await ask('DELETE', path, { token: seats[1].token })).status).toBe(403);
    expect((await ask('DELETE', path, { token: first.token })).status).toBe(204);
    expect((await ask('DELETE', path, { token: first.token })).status).toBe(409);
    expect((await ask('GET', `/${first.table}`, { token: first.token })).body).not.toHaveProperty('awaited');
    const body = { name: 'Eve' };
    expect((await ask('POST', `/${first.table}/seats`, { token: invite, body })).status).toBe(201);
  });

  test('where the server has no room for a table more, that is said, and the same is asked again later', async () => {
    const small = await startServer({ time: new LeapingTime(HASTE), limits: { ...USUAL_LIMITS, tables: 1 } });
    const bots = { 1: 'random', 2: 'random', 3: 'random' };
    const { seats } = await seatAll(small.base, { ...DO_BOY, bots });
    await playSeat(small.base, seats[0]);
    const wish = (): Promise<Reply> =>
      call(small.base, 'POST', `/api/tables${seatPath(seats[0], '/rematch')}`, { token: seats[0].token });
    const refused = await wish();
    expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringContaining('no room') } });
    Object.assign(small.services.limits, { tables: 2 });
    expect((await wish()).status).toBe(201);
    await small.close();
  });

  test('where whoever made the new table has left it, the next to sit down is its host', async () => {
    const { seats } = await seatAll(server.base, { ...DO_BOY, bots: { 2: 'random', 3: 'random' } });
    await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
    const { body: first } = await again(seats[0]);
    expect((await ask('DELETE', seatPath(first, ''), { token: first.token })).status).toBe(204);
    const { body: second } = await again(seats[1]);
    const { body: told } = await ask('GET', `/${second.table}`, { token: second.token });
    expect(told).toMatchObject({ table: first.table, host: 1 });
  });
});
