// A player reports another; the operator sees what was said and played, decides, and the reporter reads the answer.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { Office } from '../office/office.ts';
import { OperatorKey } from '../office/operator-key.ts';
import { MOST_REPORTS } from '../office/reports.ts';
import {
  call,
  Heard,
  type Reply,
  type Seat,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' }, bots: { 3: 'random' } };

let store: MemoryStore;
let server: TestServer;
let key: string;
let heard: Heard[];
beforeEach(async () => {
  store = new MemoryStore();
  key = (await OperatorKey.renew(store)).fresh!;
  server = await startServer({ store });
  heard = [];
});
afterEach(async () => {
  for (const each of heard) each.leave();
  await server.close();
  expect(server.faults).toEqual([]);
});

const admin = (method: string, path: string, body?: object): Promise<Reply> =>
  call(server.base, method, `/api/admin${path}`, { token: key, ...(body && { body }) });
const hear = ({ table, seat, token }: Seat): Heard => {
  const opened = new Heard(server.base, `/api/tables/${table}/seats/${seat}/stream`, { token });
  heard.push(opened);
  return opened;
};
const report = ({ table, seat, token }: Seat, about: number, more: object = {}): Promise<Reply> =>
  call(server.base, 'POST', `/api/tables/${table}/seats/${seat}/report`, {
    token,
    body: { seat: about, reason: 'Insults' },
    ...more,
  });

test('the operator reads talk and log around a report; its reporter alone reads the answer, later too', async () => {
  const { seats } = await seatAll(server.base, DO_BOY);
  const [ann, ben, roy] = seats.map(hear);
  const { view, n } = await ann.untilAt((entry) => entry.view.phase === 'play');
  const actor = view.actors[0];
  if (seats[actor]) {
    const own = actor === 0 ? view : (await heard[actor].untilAt(({ view }) => view.legal.length > 0)).view;
    await call(server.base, 'POST', `/api/tables/${seats[0].table}/seats/${actor}/actions`, {
      token: seats[actor].token,
      body: { do: own.legal[0], seen: n },
    });
  }
  const say = { body: { text: 'You play like a mule!' }, token: seats[1].token };
  await call(server.base, 'POST', `/api/tables/${seats[1].table}/seats/1/chat`, say);
  const sent = await report(seats[0], 1);
  expect(sent).toMatchObject({ status: 201, body: { report: expect.any(String) } });
  const [listed] = (await admin('GET', '/reports')).body.reports;
  expect(listed).toMatchObject({
    id: sent.body.report,
    table: seats[0].table,
    game: 'do-boy',
    by: { seat: 0, name: 'Ann' },
    about: { seat: 1, name: 'Guest 1', who: expect.stringMatching(/^[\w-]{8}$/) },
    reason: 'Insults',
    said: ['seat 1 (Guest 1): You play like a mule!'],
  });
  expect(listed.played.length).toBeGreaterThan(0);
  expect(listed.played.length).toBeLessThanOrEqual(30);
  const answer = { answer: 'Guest 1 has been warned.' };
  expect((await admin('POST', `/reports/${sent.body.report}/answer`, answer)).status).toBe(204);
  const told = { report: sent.body.report, seat: 1, ...answer };
  expect(await ann.until('report', () => true)).toEqual(told);
  expect(await hear(seats[0]).until('report', () => true)).toEqual(told);
  for (const other of [ben, roy]) expect(other.said('report')).toEqual([]);
  expect((await admin('POST', '/reports/none/answer', answer)).status).toBe(404);
  expect((await admin('GET', '/days')).body.days[0].reports).toBe(1);
});

test('not oneself, not a bot, not twice, and not by others; the same request again is one report', async () => {
  const { seats, watch } = await seatAll(server.base, DO_BOY);
  expect((await report(seats[0], 0)).body.detail).toBe('You cannot report yourself.');
  expect((await report(seats[0], 3)).body.detail).toBe('No person sits in seat 3 who could be reported.');
  expect((await report(seats[0], 9)).status).toBe(404);
  expect((await report({ ...seats[0], token: seats[1].token }, 2)).status).toBe(403);
  expect((await report({ ...seats[0], token: watch }, 2)).status).toBe(403);
  for (const body of [
    { seat: 1 },
    { seat: 1, reason: '' },
    { seat: 1, reason: 'x'.repeat(301) },
    { seat: 'a', reason: 'x' },
  ])
    expect((await report(seats[0], 1, { body })).status).toBe(400);
  const headers = { 'idempotency-key': 'once' };
  const first = await report(seats[0], 1, { headers });
  expect((await report(seats[0], 1, { headers })).body).toEqual(first.body);
  expect((await report(seats[0], 1)).body.detail).toMatch(/^You have reported Guest 1 already/);
  expect((await report(seats[2], 1)).status).toBe(201);
  expect((await admin('GET', '/reports')).body.reports).toHaveLength(2);
});

test('no more than so many wait; a person who is deleted is in none of them', async () => {
  const { seats } = await seatAll(server.base, DO_BOY);
  await report(seats[0], 1);
  const { reports } = server.services.office;
  const [one] = reports.list;
  for (let i = 1; i < MOST_REPORTS; i++) await reports.file({ ...one, id: `${i}`, table: 'other' });
  expect((await report(seats[0], 2)).status).toBe(503);
  expect((await admin('DELETE', `/people/${one.about.who}`)).status).toBe(204);
  expect((await admin('GET', '/reports')).body.reports).toEqual([]);
  expect(JSON.stringify(await store.papers('report'))).toBe('[]');
});

test('what one node announces, bans and answers, the others hear of', async () => {
  const { time } = server.services;
  const here = server.services.office;
  const there = await Office.open(store, time, 'http://10.0.0.6:4849');
  const { seats } = await seatAll(server.base, DO_BOY);
  const { body } = await report(seats[0], 1);
  await there.refresh();
  await there.announce('A new version comes.', 60_000);
  await there.reports.answer(body.report, 'Done.');
  await there.bans.add({ range: '203.0.113.0/24' }, 'spam', 1, server.services.random);
  const news = await here.refresh();
  expect(news).toMatchObject({ announced: true, answered: [{ id: body.report, answer: 'Done.' }] });
  expect(here.notice?.text).toBe('A new version comes.');
  expect(here.bans.of([], () => '203.0.113.9')).toBeDefined();
  await there.announce(undefined);
  expect(await here.refresh()).toEqual({ announced: true, answered: [] });
  expect(here.notice).toBeUndefined();
  there.days.count('tables');
  expect((await there.days.list())[0].tables).toBe(1);
  await there.stop();
  expect((await here.days.list())[0].tables).toBe(2);
});
