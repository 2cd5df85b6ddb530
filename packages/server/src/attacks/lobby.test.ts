// Nobody fills the lobby: of one key, or of the programs at one address, it lists three tables at most, and those with
// most people come first.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import { call, Heard, type Reply, startServer, type TestServer } from '../server.testing.ts';

type Headers = Readonly<Record<string, string>>;

let server: TestServer;
let readers: Heard[] = [];
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  for (const reader of readers) reader.leave();
  readers = [];
  await server.close();
  expect(server.faults).toEqual([]);
});

const make = (name: string, headers: Headers): Promise<Reply> =>
  call(server.base, 'POST', '/api/tables', { body: { game: 'do-boy', name, public: true }, headers });

async function isThere(
  table: string,
  seat: number,
  sent: { headers?: Headers; token?: string },
): Promise<void> {
  const reader = new Heard(server.base, `/api/tables/${table}/seats/${seat}/stream`, sent);
  readers.push(reader);
  await reader.until('table', ({ seats }) => seats[seat].here);
}

/** The hosts' names of the tables in the lobby. */
async function lobby(): Promise<string[]> {
  const { body } = await call(server.base, 'GET', '/api/tables');
  return body.tables.map(({ seats }: { seats: { name: string }[] }) => seats[0].name);
}

const BROWSER = { cookie: `messdeck=${'k'.repeat(24)}` };

test('a browser opens three public tables; a fourth is refused until one is closed', async () => {
  const made = [];
  for (let i = 0; i < 3; i++) {
    const { table } = (await make(`Dora ${i}`, BROWSER)).body;
    await isThere(table, 0, { headers: BROWSER });
    made.push(table);
  }
  const refused = await make('Dora 3', BROWSER);
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/3 public tables/) } });
  const ownOnly = { game: 'do-boy', name: 'Dora' };
  const closed = await call(server.base, 'POST', '/api/tables', { body: ownOnly, headers: BROWSER });
  expect(closed.status).toBe(201);
  await call(server.base, 'DELETE', `/api/tables/${made[0]}/seats/0`, { headers: BROWSER });
  expect((await make('Dora 3', BROWSER)).status).toBe(201);
});

test('two hundred tables from one address, opened at once, leave room for everybody else', async () => {
  const flooder = { 'x-forwarded-for': '203.0.113.7' };
  const made = await Promise.all(Array.from({ length: 200 }, (_, i) => make(`Loud ${i}`, flooder)));
  await Promise.all(made.map(({ body }) => isThere(body.table, 0, { token: body.token })));
  const { body: quiet } = await make('Quiet', { 'x-forwarded-for': '203.0.113.8' });
  await isThere(quiet.table, 0, { token: quiet.token });
  const listed = await lobby();
  expect(listed.filter((name) => name.startsWith('Loud'))).toHaveLength(USUAL_LIMITS.publicTablesPerKey);
  expect(listed).toContain('Quiet');
});

test('the table with most people there comes first, be it the oldest', async () => {
  const { body: full } = await make('Full', { 'x-forwarded-for': '203.0.113.7' });
  await isThere(full.table, 0, { token: full.token });
  const sat = await call(server.base, 'POST', `/api/tables/${full.table}/seats`, { body: { name: 'Ben' } });
  await isThere(full.table, 1, { token: sat.body.token });
  for (let i = 0; i < 2; i++) {
    const { body } = await make(`Lonely ${i}`, { 'x-forwarded-for': `203.0.113.1${i}` });
    await isThere(body.table, 0, { token: body.token });
  }
  expect(await lobby()).toEqual(['Full', 'Lonely 1', 'Lonely 0']);
});
