// Streams over HTTP equal the engine's, byte for byte, whatever was cut, repeated, patched or restarted in between.

import {
  type Entry,
  findGame,
  type Game,
  isFault,
  type MatchRecord,
  SPECTATOR,
  streamOf,
} from '@messdeck/engine';
import { STAND_IN_BOT } from '@messdeck/host';
import { describe, expect, test } from 'vitest';
import { applyPatch } from '../../../web/src/sources/remote/patch.ts';
import { call, events, hasty, playSeat, type Seat, seatAll, startServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

function engineStream(record: MatchRecord, seat: number): string[] {
  const stream = streamOf(findGame(record.game) as Game, record, seat);
  if (isFault(stream)) throw new Error(stream.error);
  return stream.map((entry: Entry) => JSON.stringify(entry));
}

describe('every game', () => {
  test.each([
    ['tactics', { rules: { match: 'engagement' } }],
    ['militac', {}],
    ['do-boy', { rules: { match: 'hand' } }],
    ['bang', { seats: 2 }],
    ['skirmish', {}],
    ['armed-forces', { seats: 3, rules: { honor: true, target: 25 } }],
    ['sigs', { seats: 2, rules: { target: 300 } }],
    ['national-contest', {}],
    ['sammy', {}],
    ['united-states', { seats: 3, rules: { pace: 'snappy', target: 10 } }],
    ['flag', {}],
    ['sammys-travels', { seats: 2 }],
  ])('%s: all streams equal those of the record', async (game, more) => {
    const server = await startServer({ time: hasty(100) });
    const { seats, table, watch } = await seatAll(server.base, { game, ...more });
    const watched: string[] = [];
    const watching = (async () => {
      for await (const { event, data } of events(server.base, `/api/tables/${table}/stream`, {
        token: watch,
      })) {
        if (event === 'entry') watched.push(data);
        if (event === 'table' && JSON.parse(data).state === 'over') break;
      }
    })();
    const streams = await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
    await watching;
    const { body: record } = await call(server.base, 'GET', `/api/tables/${table}/record`, { token: watch });
    seats.forEach(({ seat }, i) => {
      expect(streams[i]).toEqual(engineStream(record, seat));
    });
    expect(watched).toEqual(engineStream(record, SPECTATOR));
    await server.close();
    expect(server.faults).toEqual([]);
  });
});

test('a reader that is cut and comes back is sent exactly what it lacks, also after a restart', async () => {
  const store = new MemoryStore();
  let server = await startServer({ store });
  const { seats, table } = await seatAll(server.base, {
    game: 'do-boy',
    rules: { match: 'hand' },
    bots: { 3: 'random' },
  });
  const [reader, ...players] = seats;
  const got: { id: string; data: string }[] = [];
  /** Acts for all seats until that many entries came, then goes away. */
  const playSome = async (count: number): Promise<boolean> => {
    const headers: Record<string, string> = got.length > 0 ? { 'last-event-id': got.at(-1)!.id } : {};
    const leave = new AbortController();
    const others = players.map((seat) => playUntil(server.base, seat, leave.signal));
    let over = false;
    const path = `/api/tables/${table}/seats/${reader.seat}`;
    for await (const { event, data, id } of events(server.base, `${path}/stream`, {
      token: reader.token,
      headers,
    })) {
      if (event === 'table') over = JSON.parse(data).state === 'over';
      if (event === 'entry') {
        got.push({ id: id!, data });
        const { n, view } = JSON.parse(data);
        if (view.actors.includes(reader.seat)) {
          await call(server.base, 'POST', `${path}/actions`, {
            token: reader.token,
            body: { do: view.legal[0], seen: n },
          });
        }
      }
      if (over || --count === 0) break;
    }
    leave.abort();
    await Promise.all(others);
    return over;
  };
  for (let i = 0; !(await playSome(7)); i++) {
    if (i % 2 === 1) {
      await server.close();
      server = await startServer({ store });
    }
  }
  const { body: record } = await call(server.base, 'GET', `/api/tables/${table}/record`, {
    token: reader.token,
  });
  const whole = engineStream(record, reader.seat);
  const last = got.at(-1)!.id;
  if (got.length < whole.length) {
    const sent = { token: reader.token, headers: { 'last-event-id': last } };
    for await (const { event, data, id } of events(
      server.base,
      `/api/tables/${table}/seats/${reader.seat}/stream`,
      sent,
    )) {
      if (event === 'entry') got.push({ id: id!, data });
      if (got.length === whole.length) break;
    }
  }
  expect(got.map(({ data }) => data)).toEqual(whole);
  await server.close();
});

async function playUntil(base: string, { table, seat, token }: Seat, left: AbortSignal): Promise<void> {
  const path = `/api/tables/${table}/seats/${seat}`;
  const acted = new Set<number>();
  while (!left.aborted) {
    const stream = events(base, `${path}/stream`, { token });
    for await (const { event, data } of stream) {
      if (left.aborted) break;
      if (event === 'table' && JSON.parse(data).state === 'over') return;
      if (event !== 'entry') continue;
      const { n, view } = JSON.parse(data);
      if (!view.actors.includes(seat) || acted.has(n)) continue;
      acted.add(n);
      await call(base, 'POST', `${path}/actions`, { token, body: { do: view.legal[0], seen: n } });
    }
  }
}

test('patches make the same views', async () => {
  const server = await startServer();
  const { seats, table } = await seatAll(server.base, { game: 'tactics', rules: { match: 'engagement' } });
  const patched: string[] = [];
  const reading = (async () => {
    let view: Record<string, unknown> | undefined;
    const path = `/api/tables/${table}/seats/0/stream?views=patch`;
    for await (const { event, data } of events(server.base, path, { token: seats[0].token })) {
      if (event === 'table' && JSON.parse(data).state === 'over') break;
      if (event !== 'entry') continue;
      const entry = JSON.parse(data);
      expect(Object.keys(entry)).toEqual(['n', 'by', 'do', view ? 'patch' : 'view']);
      view = view ? applyPatch(view, entry.patch) : entry.view;
      patched.push(JSON.stringify(sorted({ n: entry.n, by: entry.by, do: entry.do, view })));
    }
  })();
  await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
  await reading;
  const { body: record } = await call(server.base, 'GET', `/api/tables/${table}/record`, {
    token: seats[0].token,
  });
  expect(patched).toEqual(engineStream(record, 0).map((text) => JSON.stringify(sorted(JSON.parse(text)))));
  await server.close();
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

test('event ids that were not given out are refused by 400', async () => {
  const server = await startServer();
  const { seats, table } = await seatAll(server.base, { game: 'do-boy' });
  const path = `/api/tables/${table}/seats/0/stream`;
  for (const id of ['x', '1', '99.0.0', '0.5.0', '0.0.1', '-1.0.0', '0.0.0.0', '1e3.0.0', '01.0.0']) {
    const { status } = await call(server.base, 'GET', path, {
      token: seats[0].token,
      headers: { 'last-event-id': id },
    });
    expect([id, status]).toEqual([id, 400]);
  }
  const bad = await call(server.base, 'GET', `${path}?views=half`, { token: seats[0].token });
  expect(bad.status).toBe(400);
  await server.close();
});

test('what is said reaches all, and whoever was away', async () => {
  const server = await startServer();
  const { seats, table } = await seatAll(server.base, { game: 'do-boy' });
  const say = (seat: number, body: object) =>
    call(server.base, 'POST', `/api/tables/${table}/seats/${seat}/chat`, { token: seats[seat].token, body });
  expect((await say(1, { text: '  <b>Hello</b>  ' })).status).toBe(204);
  expect((await say(2, { phrase: 'well' })).status).toBe(204);
  expect((await say(2, { phrase: 'rude' })).status).toBe(422);
  expect((await say(2, { text: 'x'.repeat(301) })).status).toBe(400);
  const heard: string[] = [];
  let id = '';
  for await (const event of events(server.base, `/api/tables/${table}/seats/0/stream`, {
    token: seats[0].token,
  })) {
    if (event.event === 'chat') heard.push(event.data);
    id = event.id ?? id;
    if (heard.length === 2) break;
  }
  expect(heard).toEqual(['{"seat":1,"text":"<b>Hello</b>"}', '{"seat":2,"phrase":"well"}']);
  await say(3, { text: 'late' });
  const path = `/api/tables/${table}/seats/0/stream`;
  for await (const event of events(server.base, path, {
    token: seats[0].token,
    headers: { 'last-event-id': id },
  })) {
    if (event.event !== 'chat') continue;
    expect(event.data).toBe('{"seat":3,"text":"late"}');
    break;
  }
  await server.close();
});

test('whoever leaves a match is stood in for, and has the seat back by doing anything', async () => {
  const server = await startServer();
  const { seats, table } = await seatAll(server.base, { game: 'do-boy' });
  const path = `/api/tables/${table}/seats/1`;
  const sitter = async () =>
    (await call(server.base, 'GET', `/api/tables/${table}`, { token: seats[0].token })).body.seats[1];
  expect((await call(server.base, 'DELETE', path, { token: seats[1].token })).status).toBe(204);
  expect(await sitter()).toMatchObject({ name: 'Guest 1', bot: STAND_IN_BOT, standsIn: true });
  const body = { do: '-', seen: -1 };
  expect((await call(server.base, 'POST', `${path}/actions`, { token: seats[1].token, body })).status).toBe(
    409,
  );
  await expect.poll(sitter).toEqual({ name: 'Guest 1', here: false, awayMs: expect.any(Number) });
  expect((await call(server.base, 'DELETE', path, { token: seats[0].token })).status).toBe(204);
  // Nobody takes what the bot does for the deeds of the one who was removed.
  expect(await sitter()).toEqual({ name: 'Ada', bot: STAND_IN_BOT, here: true });
  expect((await call(server.base, 'POST', `${path}/actions`, { token: seats[1].token, body })).status).toBe(
    404,
  );
  await server.close();
  expect(server.faults).toEqual([]);
});
