// The log answers who sat, left, was removed, replaced or came back, and why; never by name or credential.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  call,
  Heard,
  LeapingTime,
  type Seat,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';

interface Note {
  readonly table: string;
  readonly seat: number;
  readonly who: string;
  readonly why: string;
  readonly sentence: string;
}

const HOUR = 3_600_000;
const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' } };

let server: TestServer;
let time: LeapingTime;
let notes: Note[];
let heard: Heard[];
beforeEach(async () => {
  notes = [];
  heard = [];
  time = new LeapingTime(20);
  server = await startServer({
    time,
    patience: { standIn: HOUR, host: 2 * HOUR },
    note: (facts, sentence) => void notes.push({ ...(facts as Note), sentence }),
  });
});
afterEach(async () => {
  for (const each of heard) each.leave();
  await server.close();
  expect(server.faults).toEqual([]);
});

const hear = ({ table, seat, token }: Seat): Heard => {
  const opened = new Heard(server.base, `/api/tables/${table}/seats/${seat}/stream`, { token });
  heard.push(opened);
  return opened;
};
const of = (seat: number): string[] =>
  notes.filter((note) => note.seat === seat).map(({ sentence, why }) => `${sentence}: ${why}`);
const untilNoted = (seat: number, count: number): Promise<void> =>
  vi.waitFor(() => expect(of(seat)).toHaveLength(count), { timeout: 60_000 });

test('sitting down, leaving, being removed, being stood in for and coming back', async () => {
  const { seats, invite } = await seatAll(server.base, DO_BOY);
  const { table } = seats[0];
  const path = `/api/tables/${table}/seats`;
  const first = hear(seats[0]);
  await first.until('table', (told) => told.seats[1].awayMs >= 0);
  time.leap(HOUR);
  await first.until('table', (told) => told.seats[1].mayStandIn === true);
  const asked = { token: seats[0].token };
  await Promise.all([1, 1].map((at) => call(server.base, 'POST', `${path}/${at}/stand-in`, asked)));
  await untilNoted(1, 2);
  hear(seats[1]);
  await untilNoted(1, 3);
  await call(server.base, 'DELETE', `${path}/2`, { token: seats[2].token });
  await call(server.base, 'DELETE', `${path}/3`, { token: seats[0].token });
  const headers = { cookie: `messdeck=${'r'.repeat(24)}` };
  const newcomer = { body: { name: 'Roy', seat: 3, relieve: true }, token: invite, headers };
  expect((await call(server.base, 'POST', path, newcomer)).status).toBe(201);
  expect(of(0)).toEqual(['sat down: made the table']);
  expect(of(1)).toEqual([
    'sat down: took a free chair',
    'replaced by a bot: away; the others asked for it',
    'returned: came back to the table',
  ]);
  expect(of(2)).toEqual(['sat down: took a free chair', 'left: left the match; a bot plays on']);
  expect(of(3)).toEqual([
    'sat down: took a free chair',
    'removed: the host removed this person',
    'sat down: took over from a bot',
  ]);
  const text = JSON.stringify(notes);
  for (const secret of ['Guest', 'Ann', 'Roy', invite, ...seats.map(({ token }) => token)])
    expect(text).not.toContain(secret);
  expect(new Set(notes.map(({ who }) => who)).size).toBe(5);
  expect(notes.every((note) => note.table === table && /^[\w-]{8}$/.test(note.who))).toBe(true);
});

test('somebody whose time has run out, and who acts again; somebody who gives up a chair', async () => {
  const { body: waiting } = await call(server.base, 'POST', '/api/tables', {
    body: { name: 'A', ...DO_BOY },
  });
  await call(server.base, 'DELETE', `/api/tables/${waiting.table}/seats/0`, { token: waiting.token });
  expect(of(0)).toEqual(['sat down: made the table', 'left: gave up the chair']);
  notes.length = 0;
  const { seats } = await seatAll(server.base, { ...DO_BOY, clock: { perAction: HOUR / 1000 } });
  const readers = seats.map(hear);
  await readers[0].until('table', ({ due }) => due !== undefined);
  time.leap(HOUR);
  await vi.waitFor(() => expect(notes.some(({ sentence }) => sentence === 'replaced by a bot')).toBe(true), {
    timeout: 60_000,
  });
  const { seat } = notes.find(({ sentence }) => sentence === 'replaced by a bot')!;
  expect(of(seat)[1]).toBe('replaced by a bot: ran out of time');
  const { n, view } = await readers[seat].untilAt((entry) => entry.view.phase === 'play');
  const body = { do: view.legal[0] ?? 'play I1', seen: n };
  await call(server.base, 'POST', `/api/tables/${seats[seat].table}/seats/${seat}/actions`, {
    token: seats[seat].token,
    body,
  });
  await vi.waitFor(() => expect(of(seat)[2]).toBe('returned: acted'), { timeout: 60_000 });
});
