// A seat's private link takes it to another device; and who comes late watches, or takes over from a bot.

import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  call,
  Heard,
  type Reply,
  type Seat,
  type Sent,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';

const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' } };

let server: TestServer;
let heard: Heard[] = [];
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  for (const each of heard) each.leave();
  heard = [];
  await server.close();
  expect(server.faults).toEqual([]);
});

/** A browser, known by its cookie. */
const browser = (letter: string): Sent => ({ headers: { cookie: `messdeck=${letter.repeat(24)}` } });
const seatPath = ({ table, seat }: Pick<Seat, 'table' | 'seat'>): string =>
  `/api/tables/${table}/seats/${seat}`;
const post = (path: string, sent: Sent): Promise<Reply> => call(server.base, 'POST', path, sent);
const hear = (path: string, sent: Sent): Heard => {
  const opened = new Heard(server.base, path, sent);
  heard.push(opened);
  return opened;
};

/** Ann sits at a table of her own, in browser a. */
async function annSits(more: object = {}): Promise<Seat & { invite: string; watch: string }> {
  const { body } = await post('/api/tables', { body: { name: 'Ann', ...DO_BOY, ...more }, ...browser('a') });
  return body;
}

const linkOf = async (seat: Seat, sent: Sent): Promise<string> => {
  const { status, body } = await post(`${seatPath(seat)}/link`, sent);
  expect(status).toBe(201);
  return body.link;
};
const bring = (seat: Seat, link: string, sent: Sent): Promise<Reply> =>
  post(`${seatPath(seat)}/devices`, { token: link, ...sent });
const holds = async (seat: Seat, sent: Sent): Promise<boolean> =>
  (await call(server.base, 'GET', seatPath(seat), sent)).status === 200;

test('by its link a seat is held on another device, too', async () => {
  const ann = await annSits();
  expect(await holds(ann, browser('p'))).toBe(false);
  const link = await linkOf(ann, browser('a'));
  expect(await bring(ann, link, browser('p'))).toMatchObject({ status: 201, body: { seat: 0 } });
  // A second time changes nothing.
  expect((await bring(ann, link, browser('p'))).status).toBe(201);
  for (const device of ['a', 'p']) expect(await holds(ann, browser(device))).toBe(true);
  expect((await post(`${seatPath(ann)}/chat`, { body: { text: 'Hello' }, ...browser('p') })).status).toBe(
    204,
  );
  // A program is given a token.
  const { body } = await bring(ann, link, {});
  expect(await holds(ann, { token: body.token })).toBe(true);
});

test('a link that was renewed opens nothing any more, and no link opens another seat', async () => {
  const ann = await annSits();
  const { body: ben } = await post(`/api/tables/${ann.table}/seats`, {
    body: { name: 'Ben' },
    token: ann.invite,
    ...browser('b'),
  });
  const old = await linkOf(ann, browser('a'));
  const link = await linkOf(ann, browser('a'));
  expect((await bring(ann, old, browser('p'))).status).toBe(401);
  expect((await bring({ ...ann, seat: ben.seat }, link, browser('p'))).status).toBe(403);
  expect((await bring({ ...ann, seat: 7 }, link, browser('p'))).status).toBe(404);
  // It is no seat yet: it neither acts nor reads.
  expect((await call(server.base, 'GET', seatPath(ann), { token: link })).status).toBe(403);
  expect((await call(server.base, 'GET', `${seatPath(ann)}/stream`, { token: link })).status).toBe(403);
  expect((await bring(ann, link, browser('p'))).status).toBe(201);
});

test('only the seat itself may ask for its link; nobody else is told of it', async () => {
  const ann = await annSits();
  for (const sent of [{ token: ann.invite }, { token: ann.watch }, browser('x')])
    expect([401, 403, 404]).toContain((await post(`${seatPath(ann)}/link`, sent)).status);
  const link = await linkOf(ann, browser('a'));
  const told = await call(server.base, 'GET', `/api/tables/${ann.table}`, { token: ann.watch });
  expect(JSON.stringify(told.body)).not.toContain(link);
  expect(Object.keys(told.body.seats[0]).sort()).toEqual(['awayMs', 'here', 'name']);
});

test('the same key makes the same link and brings the same device', async () => {
  const ann = await annSits();
  const once = (sent: Sent): Sent => ({ ...sent, headers: { ...sent.headers, 'idempotency-key': 'once' } });
  const link = await linkOf(ann, once(browser('a')));
  expect(await linkOf(ann, once(browser('a')))).toBe(link);
  const first = await bring(ann, link, once({}));
  expect((await bring(ann, link, once({}))).body).toEqual(first.body);
});

test('a seat is held on four devices; a fifth takes the place of the first that came by a link', async () => {
  const ann = await annSits();
  const link = await linkOf(ann, browser('a'));
  for (const device of 'pqrs') expect((await bring(ann, link, browser(device))).status).toBe(201);
  const held = await Promise.all([...'apqrs'].map((device) => holds(ann, browser(device))));
  expect(held).toEqual([true, false, true, true, true]);
});

test('who leaves, or is removed, leaves with all devices, and the link is gone', async () => {
  const ann = await annSits();
  const sit = { body: { name: 'Ben' }, token: ann.invite };
  const { body } = await post(`/api/tables/${ann.table}/seats`, { ...sit, ...browser('b') });
  const ben = { ...ann, seat: body.seat };
  const link = await linkOf(ben, browser('b'));
  await bring(ben, link, browser('p'));
  expect((await call(server.base, 'DELETE', seatPath(ben), browser('a'))).status).toBe(204);
  for (const device of ['b', 'p']) expect(await holds(ben, browser(device))).toBe(false);
  expect((await bring(ben, link, browser('q'))).status).toBe(401);
});

test('any device asks for a rematch, and all of them hold the seat there', async () => {
  const ann = await annSits({ bots: { 1: 'random', 2: 'random', 3: 'random' } });
  await bring(ann, await linkOf(ann, browser('a')), browser('p'));
  await post(`/api/tables/${ann.table}/start`, browser('p'));
  await call(server.base, 'DELETE', seatPath(ann), browser('a'));
  await hear(`/api/tables/${ann.table}/stream`, { token: ann.watch }).until(
    'table',
    ({ state }) => state === 'over',
  );
  const { status, body: next } = await post(`${seatPath(ann)}/rematch`, browser('p'));
  expect(status).toBe(201);
  for (const device of ['a', 'p']) expect(await holds(next, browser(device))).toBe(true);
});

test('who has the invitation may watch, and sees no hand', async () => {
  const { table, invite, watch } = await seatAll(server.base, DO_BOY);
  const path = `/api/tables/${table}/stream`;
  const looking = [hear(`${path}?by=invitation`, { token: invite }), hear(path, { token: watch })];
  const entries = await Promise.all(looking.map((look) => look.untilAt(({ view }) => view.phase === 'play')));
  expect(entries[0]).toEqual(entries[1]);
  expect((await call(server.base, 'GET', `${path}?by=me`, { token: invite })).status).toBe(400);
});

test('with the invitation somebody takes over from a bot, also while the match runs', async () => {
  const { seats, table, invite, watch } = await seatAll(server.base, { ...DO_BOY, bots: { 3: 'random' } });
  const sit = (body: object, sent: Sent = {}): Promise<Reply> =>
    post(`/api/tables/${table}/seats`, { body: { name: 'Eve', ...body }, token: invite, ...sent });
  expect((await sit({ seat: 3 })).status).toBe(409);
  expect((await sit({ seat: 1, relieve: true })).status).toBe(409);
  expect((await sit({ relieve: true })).status).toBe(422);
  expect((await sit({ seat: 3, relieve: true }, { token: watch })).status).toBe(403);
  const both = await Promise.all(['e', 'f'].map((one) => sit({ seat: 3, relieve: true }, browser(one))));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const eve = { table, seat: 3 };
  const who = browser(both[0].status === 201 ? 'e' : 'f');
  const reading = hear(`${seatPath(eve)}/stream`, who);
  const told = await reading.until('table', ({ seats }) => seats[3].here);
  expect(told.seats[3]).toEqual({ name: 'Eve', here: true });
  const { view } = await reading.untilAt(({ view }) => view.phase === 'play');
  expect(view.places['hand:3'].every((card: string | null) => card !== null)).toBe(true);
  expect(seats).toHaveLength(3);
});

test('nobody looks into two hands of a match, or takes the chair of a person who is away', async () => {
  const ann = await annSits({ bots: { 2: 'random', 3: 'random' } });
  const sit = (body: object, sent: Sent): Promise<Reply> =>
    post(`/api/tables/${ann.table}/seats`, { body: { name: 'Ben', ...body }, token: ann.invite, ...sent });
  // Before the match one browser may hold several chairs.
  expect((await sit({ seat: 3, relieve: true }, browser('a'))).status).toBe(201);
  expect((await sit({ name: 'Carl', seat: 1 }, browser('b'))).status).toBe(201);
  expect((await post(`/api/tables/${ann.table}/start`, browser('a'))).status).toBe(204);
  expect((await sit({ seat: 2, relieve: true }, browser('a'))).status).toBe(409);
  await call(server.base, 'DELETE', seatPath({ ...ann, seat: 1 }), browser('b'));
  expect((await sit({ seat: 1, relieve: true }, browser('c'))).status).toBe(409);
});
