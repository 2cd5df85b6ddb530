// Whom the host has removed stays away: by the same invitation neither the same browser sits down again nor a program
// from where it was, and a renewed invitation shuts the old one out.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, type Reply, startServer, type TestServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

interface Sender {
  readonly cookie?: string;
  readonly 'x-forwarded-for'?: string;
}

const browser = (letter: string): Sender => ({ cookie: `messdeck=${letter.repeat(24)}` });
const [DORA, JEAN, ROY] = ['d', 'j', 'r'].map(browser);
const PROGRAM: Sender = { 'x-forwarded-for': '203.0.113.7' };

let store: MemoryStore;
let server: TestServer;
let notes: object[];
beforeEach(async () => {
  store = new MemoryStore();
  notes = [];
  server = await startServer({
    store,
    note: (facts, sentence) => void notes.push({ ...facts, sentence }),
  });
});
afterEach(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
});

const ask = (method: string, path: string, headers: Sender, more: object = {}): Promise<Reply> =>
  call(server.base, method, `/api/tables${path}`, { headers: { ...headers }, ...more });

async function make(more: object = {}): Promise<{ table: string; invite: string }> {
  const { body } = await ask('POST', '', DORA, { body: { game: 'do-boy', name: 'Dora', seat: 0, ...more } });
  return body;
}

const sit = (table: string, who: Sender, name: string, invite?: string): Promise<Reply> =>
  ask('POST', `/${table}/seats`, who, { body: { name }, ...(invite && { token: invite }) });

const removed = { status: 403, body: { detail: 'The host has removed you from this table.' } };

test.each([
  ['before the match', false],
  ['during the match', true],
])('a browser that was removed %s does not sit down again; the log says who it was', async (_, begun) => {
  const { table, invite } = await make();
  expect((await sit(table, JEAN, 'Jean', invite)).body).toEqual({ seat: 1 });
  for (const seat of [2, 3]) await ask('PUT', `/${table}/seats/${seat}`, DORA, { body: { bot: 'random' } });
  if (begun) expect((await ask('POST', `/${table}/start`, DORA)).status).toBe(204);
  expect((await ask('DELETE', `/${table}/seats/1`, DORA)).status).toBe(204);

  expect(await sit(table, JEAN, 'Somebody else', invite)).toMatchObject(removed);
  expect(await ask('GET', `/${table}`, JEAN, { token: invite })).toMatchObject(removed);
  expect((await sit(table, ROY, 'Roy', invite)).status).toBe(begun ? 409 : 201);
  const why = 'the host removed this person';
  expect(notes).toContainEqual({
    table,
    seat: 1,
    who: expect.stringMatching(/^[\w-]{8}$/),
    by: 0,
    why,
    sentence: 'removed',
  });
});

test('removal holds after a restart, and at the next table', async () => {
  const { table, invite } = await make();
  await sit(table, JEAN, 'Jean', invite);
  await ask('DELETE', `/${table}/seats/1`, DORA);
  await server.close();
  server = await startServer({ store });
  expect(await sit(table, JEAN, 'Jean', invite)).toMatchObject(removed);
});

test('whoever leaves of their own accord may come back', async () => {
  const { table, invite } = await make();
  await sit(table, JEAN, 'Jean', invite);
  await ask('DELETE', `/${table}/seats/1`, JEAN);
  expect((await sit(table, JEAN, 'Jean', invite)).status).toBe(201);
  expect(notes).not.toContainEqual(expect.objectContaining({ sentence: 'removed' }));
});

test('a public table keeps out whom its host has removed; they may look on', async () => {
  const { table } = await make({ public: true });
  await sit(table, JEAN, 'Jean');
  await ask('DELETE', `/${table}/seats/1`, DORA);
  expect(await sit(table, JEAN, 'Jean')).toMatchObject(removed);
  expect((await ask('GET', `/${table}`, JEAN)).status).toBe(200);
});

test('a program that was removed comes back by a renewed invitation only, which shuts out the old one', async () => {
  const { table, invite } = await make();
  expect((await sit(table, PROGRAM, 'Rob', invite)).status).toBe(201);
  await ask('DELETE', `/${table}/seats/1`, DORA);
  expect(await sit(table, PROGRAM, 'Bob', invite)).toMatchObject({
    status: 403,
    body: { detail: expect.stringMatching(/new invitation/) },
  });
  expect((await sit(table, { 'x-forwarded-for': '203.0.113.8' }, 'Mabel', invite)).status).toBe(201);

  expect((await ask('POST', `/${table}/invite`, JEAN)).status).toBe(401);
  const renewed = await ask('POST', `/${table}/invite`, DORA);
  expect(renewed).toEqual(expect.objectContaining({ status: 201, body: { invite: expect.any(String) } }));
  expect((await sit(table, ROY, 'Roy', invite)).status).toBe(404);
  expect((await sit(table, PROGRAM, 'Rob', renewed.body.invite)).status).toBe(201);
  expect(
    (await ask('GET', `/${table}`, DORA)).body.seats.map((seat: { name: string } | null) => seat?.name),
  ).toEqual(['Dora', 'Mabel', 'Rob', undefined]);
});

test('nobody takes a name that another person at the table could be mistaken for; a bot gives way', async () => {
  const { table, invite } = await make({ name: 'Hilda', bots: { 3: 'random' } });
  for (const name of ['Hilda', 'HILDA', 'Hildа', 'Hi lda']) {
    expect(await sit(table, JEAN, name, invite)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/called "Hilda": choose a name/) },
    });
  }
  expect((await sit(table, JEAN, 'ADA', invite)).status).toBe(201);
  const { body } = await ask('GET', `/${table}`, DORA);
  expect(body.seats[3]).toMatchObject({ name: 'Ben', bot: 'random' });
});

test('a name holds nothing that cannot be seen', async () => {
  const { table, invite } = await make();
  for (const unseen of [
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u180e',
    '\u200c',
    '\u200d',
    '\u3164',
    '\ufe0f',
    '\u{e0041}',
  ]) {
    expect(await sit(table, JEAN, `Je${unseen}an`, invite)).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/invisible characters/) },
    });
  }
  expect((await sit(table, JEAN, 'Ann 👩🏽‍🚀❤️', invite)).status).toBe(201);
  expect((await sit(table, ROY, 'علی‌رضا', invite)).status).toBe(201);
});

test('a server answers to its own names only', async () => {
  const hosted = (host: string, more = {}): Promise<{ statusCode: number; body: string }> =>
    server.http.inject({ url: '/api/tables', headers: { host, ...more } });
  expect((await hosted('localhost:4848')).statusCode).toBe(200);
  const rebound = await hosted('attacker.example:4848', { 'x-forwarded-host': 'localhost' });
  expect(rebound.statusCode).toBe(421);
  expect(JSON.parse(rebound.body).detail).toMatch(/not called "attacker.example:4848".*--name/);
  expect((await hosted('localhost', { 'x-forwarded-host': 'attacker.example' })).statusCode).toBe(421);
});
