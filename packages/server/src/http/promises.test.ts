// Promises of ONLINE.md that no single answer shows: nothing is told before it is durable, streams give signs of life,
// anyone who asks for too much or reads too slowly is held off, a server that stops says so.

import { connect } from 'node:net';
import type { View } from '@messdeck/engine';
import type { HostMessage, TableState } from '@messdeck/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import {
  call,
  Heard,
  hasty,
  LeapingTime,
  type Reply,
  type Seat,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import { type Commit, type LoadedTable, StoreFault } from '../store/store.ts';
import { BEGINNING } from '../table/event-id.ts';
import { Reader } from '../table/reader.ts';

/** A disk that can be made to take its time, and to fail. */
class SlowStore extends MemoryStore {
  private held: ((fault?: Error) => void)[] | undefined;

  private ready(): Promise<void> {
    const { held } = this;
    if (!held) return Promise.resolve();
    return new Promise((go, fail) => held.push((fault) => (fault ? fail(fault) : go())));
  }

  override async commit(commit: Commit): Promise<void> {
    await this.ready();
    return super.commit(commit);
  }

  override async load(table: string): Promise<LoadedTable | undefined> {
    await this.ready();
    return super.load(table);
  }

  hold(): void {
    this.held = [];
  }

  release(fault?: Error): void {
    const { held = [] } = this;
    this.held = undefined;
    for (const go of held) go(fault);
  }
}

const HASTE = 20;
let server: TestServer;
let store: SlowStore;
beforeEach(async () => {
  store = new SlowStore();
  server = await startServer({ store, time: hasty(HASTE) });
});
afterEach(async () => {
  await server.close();
});

const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' } };
const pathOf = ({ table, seat }: Seat): string => `/api/tables/${table}/seats/${seat}`;
const act = (base: string, by: Seat, text: string, seen: number): Promise<Reply> =>
  call(base, 'POST', `${pathOf(by)}/actions`, { token: by.token, body: { do: text, seen } });
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Everybody reads; who is to lay a card, and what may be laid. */
async function beginPlay(base: string): Promise<{
  seats: Seat[];
  table: string;
  watch: string;
  reading: Heard[];
  actor: Seat;
  n: number;
  card: string;
}> {
  const { seats, table, watch } = await seatAll(base, DO_BOY);
  const reading = seats.map((seat) => new Heard(base, `${pathOf(seat)}/stream`, { token: seat.token }));
  const views = await Promise.all(reading.map((each) => each.untilAt(({ view }) => view.phase === 'play')));
  const at = views.findIndex(({ view }, seat) => view.actors.includes(seat));
  return { seats, table, watch, reading, actor: seats[at], n: views[at].n, card: views[at].view.legal[0] };
}

test('The stream: an entry is sent to nobody, its author included, before it is durable', async () => {
  const { reading, actor, n, card, table, watch } = await beginPlay(server.base);
  const watcher = new Heard(server.base, `/api/tables/${table}/stream`, { token: watch });
  await watcher.untilAt(({ view }) => view.phase === 'play');
  const before = [...reading, watcher].map((each) => each.entries().length);
  store.hold();
  let answered = false;
  const acting = act(server.base, actor, card, n).then((reply) => {
    answered = true;
    return reply;
  });
  await pause(200);
  expect(answered).toBe(false);
  expect([...reading, watcher].map((each) => each.entries().length)).toEqual(before);
  // Who comes meanwhile is told no more than the others.
  const late = new Heard(server.base, `${pathOf(actor)}/stream`, { token: actor.token });
  await pause(100);
  expect(late.entries().length).toBeLessThanOrEqual(n + 1);
  store.release();
  expect(await acting).toMatchObject({ status: 200, body: { n: n + 1 } });
  for (const each of [...reading, watcher, late]) {
    await each.untilAt(({ by }) => by === actor.seat);
    each.leave();
  }
});

test('The stream: whoever has gone before the table was loaded is not taken to be there', async () => {
  const { seats, table, watch } = await seatAll(server.base, DO_BOY);
  await server.close();
  server = await startServer({ store, time: hasty(HASTE) });
  store.hold();
  const { port, hostname } = new URL(server.base);
  const line = connect(Number(port), hostname);
  line.write(`GET ${pathOf(seats[0])}/stream HTTP/1.1\r\nHost: here\r\n`);
  line.write(`Authorization: Bearer ${seats[0].token}\r\n\r\n`);
  await pause(200);
  line.destroy();
  await pause(200);
  store.release();
  await pause(500);
  // A busy server may notice late that the line is gone.
  const isHere = async (): Promise<boolean> =>
    (await call(server.base, 'GET', `/api/tables/${table}`, { token: watch })).body.seats[0].here;
  await expect.poll(isHere).toBe(false);
});

test('A table that cannot be loaded while a sign of life is due takes nothing down with it', async () => {
  const { table, watch } = await seatAll(server.base, DO_BOY);
  await server.close();
  server = await startServer({ store, time: hasty(HASTE) });
  store.hold();
  const asking = call(server.base, 'GET', `/api/tables/${table}`, { token: watch });
  // Signs of life are given every ten seconds of theirs.
  await pause(1200);
  store.release(new StoreFault('The disk is full.'));
  expect((await asking).status).toBe(503);
  expect(server.faults).toHaveLength(1);
});

test('A match that is only about to begin is not played yet, and may not be left', async () => {
  const bots = { 1: 'random', 2: 'random', 3: 'random' };
  const { body: made } = await call(server.base, 'POST', '/api/tables', {
    body: { ...DO_BOY, name: 'Ann', bots },
  });
  store.hold();
  const { token } = made;
  const path = `/api/tables/${made.table}`;
  const starting = call(server.base, 'POST', `${path}/start`, { token });
  await pause(100);
  const early = await Promise.all([
    act(server.base, made, 'play A1', -1),
    call(server.base, 'DELETE', `${path}/seats/0`, { token }),
  ]);
  expect(early.map(({ status, body }) => `${status} ${body.detail}`)).toEqual([
    '409 The match has not begun.',
    '409 The match has not begun.',
  ]);
  store.release();
  expect((await starting).status).toBe(204);
});

test('The stream: a comment line at least every 15 seconds', async () => {
  const time = new LeapingTime();
  const still = await startServer({ time });
  const { seats } = await seatAll(still.base, DO_BOY);
  const leave = new AbortController();
  const response = await fetch(`${still.base}${pathOf(seats[0])}/stream`, {
    headers: { authorization: `Bearer ${seats[0].token}` },
    signal: leave.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const comments = (): number => text.split('\n\n').filter((block) => block.startsWith(':')).length;
  const read = async (): Promise<void> => void (text += (await reader.read()).value);
  // It has begun, and everything is sent that does not wait for time.
  while (!text.includes('"phase":"play"')) await read();
  for (let given = comments(); given < 3; given++) {
    time.leap(15_000);
    while (comments() <= given) await read();
  }
  leave.abort();
  await still.close();
});

test('The stream: what was said is told to nobody, those who come included, before it is durable', async () => {
  const { seats } = await seatAll(server.base, DO_BOY);
  const [speaker, other] = seats;
  const listen = (): Heard => new Heard(server.base, `${pathOf(other)}/stream`, { token: other.token });
  const before = listen();
  await before.until('table', () => true);
  store.hold();
  const body = { text: 'Good evening' };
  const saying = call(server.base, 'POST', `${pathOf(speaker)}/chat`, { token: speaker.token, body });
  await pause(100);
  const meanwhile = listen();
  await pause(100);
  expect([before, meanwhile].flatMap((each) => each.said('chat'))).toEqual([]);
  store.release();
  expect((await saying).status).toBe(204);
  for (const each of [before, meanwhile, listen()]) {
    await each.until('chat', () => true);
    expect(each.said('chat')).toEqual([{ seat: speaker.seat, ...body }]);
    each.leave();
  }
});

test('Requests: `-` lets a call window pass and has no number; where none is open it is answered 409', async () => {
  const { actor, n, reading } = await beginPlay(server.base);
  expect((await act(server.base, actor, '-', n)).status).toBe(409);
  // Windows of six seconds of ours.
  const unhurried = await startServer({ time: hasty(0.14) });
  const { seats } = await seatAll(unhurried.base, { game: 'bang', seats: 3 });
  const racing = new Heard(unhurried.base, `${pathOf(seats[0])}/stream`, { token: seats[0].token });
  const open = await racing.untilAt(({ view }) => view.actors.includes('clock'));
  const passed = await act(unhurried.base, seats[0], '-', open.n);
  expect([passed.status, passed.body]).toEqual([200, {}]);
  for (const each of [...reading, racing]) each.leave();
  await unhurried.close();
});

test('Status codes: a seat that asks for too much is answered 429; what is refused counts double', async () => {
  const limits = { ...USUAL_LIMITS, actionsAtOnce: 6, actionsPerSecond: 0.01 };
  const small = await startServer({ limits, time: hasty(1) });
  const { seats, reading, actor } = await beginPlay(small.base);
  const other = seats[(actor.seat + 1) % 4];
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await act(small.base, other, 'play Q1', 0)).status);
  expect(statuses).toEqual([409, 409, 409, 429]);
  const last = await act(small.base, other, 'play Q1', 0);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  // The others' seats are their own affair.
  expect((await act(small.base, seats[(actor.seat + 2) % 4], 'play Q1', 0)).status).toBe(409);
  for (const each of reading) each.leave();
  await small.close();
});

test('Status codes: 503 with Retry-After while the server stops', async () => {
  server.desk.draining = true;
  for (const [method, path] of [
    ['GET', '/api/games'],
    ['POST', '/api/tables'],
    ['GET', '/readyz'],
  ]) {
    const body = method === 'POST' ? { body: { game: 'do-boy', name: 'Ann' } } : {};
    const reply = await call(server.base, method, path, body);
    expect([path, reply.status]).toEqual([path, 503]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await call(server.base, 'GET', '/healthz')).status).toBe(200);
});

test('a server that stops says so in the streams of our own page, and in no other', async () => {
  const other = await startServer();
  const { body } = await call(other.base, 'POST', '/api/tables', { body: { game: 'do-boy', name: 'Ann' } });
  const path = `/api/tables/${body.table}/seats/0/stream`;
  const page = new Heard(other.base, `${path}?state=page`, { token: body.token });
  const program = new Heard(other.base, path, { token: body.token });
  await Promise.all([page, program].map((reader) => reader.until('table', () => true)));
  const ended = [page, program].map((reader) => reader.untilEnded());
  await other.close();
  await Promise.all(ended);
  expect(page.said('stopping')).toEqual([{}]);
  expect(program.said('stopping')).toEqual([]);
});

test('The stream: whoever comes back to a long match by a slow line is sent all of it, and not cut', () => {
  let unsent = 0;
  let cut = false;
  const sent: string[] = [];
  const line = {
    write: (text: string) => {
      sent.push(text);
      unsent += text.length;
    },
    unsent: () => unsent,
    cut: () => {
      cut = true;
    },
  };
  const reader = new Reader(0, line, { patch: false, state: false }, BEGINNING);
  const view = { filler: 'x'.repeat(2000) } as unknown as View;
  const entries = Array.from({ length: 1500 }, (_, n) => ({ n, by: 0, do: 'play I1', view }));
  const missed = (): HostMessage => ({
    is: 'stream',
    from: 0,
    entries: [],
    past: { from: 0, to: entries.length, entries: entries.values() },
    state: {} as TableState,
  });
  reader.hear(missed(), 0, () => view);
  // While it reads, the match goes on.
  reader.hear(
    { is: 'stream', from: 1500, entries: [{ ...entries[0], n: 1500 }], state: {} as TableState },
    0,
    () => view,
  );
  expect(unsent).toBeLessThan(100_000);
  for (let i = 0; i < 100; i++) {
    unsent = 0;
    reader.pump();
    if (i % 10 === 0) reader.beat();
  }
  expect(cut).toBe(false);
  const numbers = sent.flatMap((text) => /"n":(\d+)/.exec(text)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(Array.from({ length: 1501 }, (_, n) => n));
  // Anyone who takes nothing from one sign of life to the next does not read.
  const idle = new Reader(0, line, { patch: false, state: false }, BEGINNING);
  idle.hear(missed(), 0, () => view);
  idle.beat();
  expect(cut).toBe(false);
  idle.beat();
  expect(cut).toBe(true);
});

test('a reader with 256 kB unsent is cut, and no sooner', () => {
  let unsent = 0;
  let cut = false;
  const line = {
    write: (text: string) => {
      unsent += text.length;
    },
    unsent: () => unsent,
    cut: () => {
      cut = true;
    },
  };
  const reader = new Reader(0, line, { patch: false, state: false }, BEGINNING);
  const talk = JSON.stringify({ seat: 1, text: 'x'.repeat(1000) });
  let said = 0;
  for (; !cut && said < 1000; said++) reader.talk(talk, said + 1);
  expect(said * talk.length).toBeGreaterThan(200 * 1024);
  expect(said * talk.length).toBeLessThan(300 * 1024);
});

test('The stream: where no merge patch can say what changed (a fact that is now null) the next connection does', () => {
  const facts = [{ turn: 1 }, { turn: null }, { turn: null, quiet: 2 }, { turn: 0 }];
  const entries = facts.map((each, n) => ({
    n,
    by: 1,
    do: 'discard M9',
    view: { facts: each } as unknown as View,
  }));
  const read = (state: boolean, place = BEGINNING): unknown[] => {
    const sent: string[] = [];
    const line = {
      write: (text: string) => void sent.push(text),
      unsent: () => 0,
      cut: () => void sent.push(''),
    };
    const reader = new Reader(0, line, { patch: true, state }, place);
    const told: HostMessage = { is: 'stream', from: place.entries, entries, state: {} as TableState };
    reader.hear(told, 0, () => entries[0].view);
    return sent.flatMap((text): unknown[] => {
      if (text === '') return ['cut'];
      const data = /^event: entry\nid: .*\ndata: (.*)/.exec(text)?.[1];
      if (data === undefined) return [];
      const { view, patch } = JSON.parse(data);
      return [view === undefined ? { patch } : { view }];
    });
  };
  const first = { view: { facts: { turn: 1 } } };
  const whole = { view: { facts: { turn: null } } };
  const rest = [{ patch: { facts: { quiet: 2 } } }, { patch: { facts: { turn: 0, quiet: null } } }];
  expect(read(false)).toEqual([first, 'cut']);
  expect(read(false, { ...BEGINNING, entries: 1 })).toEqual([whole, ...rest]);
  // Our own page takes a whole view at any time, and keeps its connection.
  expect(read(true)).toEqual([first, whole, ...rest]);
});
