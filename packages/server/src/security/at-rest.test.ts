// Nothing that opens a seat lies on the disk or stands in a log.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call, seatAll, startServer } from '../server.testing.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { hashOf, newKey, seal, unseal } from './keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-rest-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('credentials are kept as hashes only, also in answers that are given again', async () => {
  const file = join(folder, 'tables.db');
  const server = await startServer({ store: await SqliteStore.open(file) });
  const { seats, invite, watch } = await seatAll(server.base, { game: 'do-boy' });
  const headers = {
    'idempotency-key': 'a-key-of-mine-that-nobody-knows',
    cookie: `messdeck=${'b'.repeat(24)}`,
  };
  const sent = { body: { game: 'do-boy', name: 'Ann' }, headers };
  const first = await call(server.base, 'POST', '/api/tables', sent);
  expect((await call(server.base, 'POST', '/api/tables', sent)).body).toEqual(first.body);
  const path = `/api/tables/${seats[0].table}/seats/0`;
  const link = await call(server.base, 'POST', `${path}/link`, { token: seats[0].token, headers });
  const other = { cookie: `messdeck=${'c'.repeat(24)}` };
  await call(server.base, 'POST', `${path}/devices`, { token: link.body.link, headers: other });
  await server.close();
  await (server.services.store as SqliteStore).close();
  const bytes = readFileSync(file).toString('latin1') + server.faults.join('');
  const secrets = [
    ...seats.map(({ token }) => token),
    invite,
    watch,
    first.body.invite,
    headers['idempotency-key'],
    'b'.repeat(24),
    link.body.link,
    'c'.repeat(24),
  ];
  for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
  expect(bytes).toContain(hashOf(seats[0].token));
});

test('an answer given before a restart is given again after it', async () => {
  const file = join(folder, 'again.db');
  const headers = { 'idempotency-key': 'once-and-only-once' };
  const sent = { body: { game: 'do-boy', name: 'Ann' }, headers };
  const before = await startServer({ store: await SqliteStore.open(file) });
  const first = await call(before.base, 'POST', '/api/tables', sent);
  await before.close();
  await (before.services.store as SqliteStore).close();
  const store = await SqliteStore.open(file);
  const after = await startServer({ store });
  expect((await call(after.base, 'POST', '/api/tables', sent)).body).toEqual(first.body);
  expect(await store.count()).toBe(1);
  await after.close();
  await store.close();
});

test('a refusal given before a restart is given again after it, though it could be done by now', async () => {
  const store = await SqliteStore.open(join(folder, 'refused.db'));
  const before = await startServer({ store });
  const { body: made } = await call(before.base, 'POST', '/api/tables', {
    body: { game: 'do-boy', name: 'Ann', bots: { 1: 'random', 2: 'random' } },
  });
  const path = `/api/tables/${made.table}`;
  const sent = { token: made.token, headers: { 'idempotency-key': 'begin-it' } };
  const first = await call(before.base, 'POST', `${path}/start`, sent);
  expect(first.status).toBe(409);
  await call(before.base, 'PUT', `${path}/seats/3`, { token: made.token, body: { bot: 'random' } });
  await before.close();
  const after = await startServer({ store });
  expect(await call(after.base, 'POST', `${path}/start`, sent)).toMatchObject({
    status: 409,
    body: first.body,
  });
  expect((await call(after.base, 'POST', `${path}/start`, { token: made.token })).status).toBe(204);
  await after.close();
  await store.close();
});

test('what is sealed opens with its own secret only', () => {
  const sealed = seal('a token', 'secret');
  expect(unseal(sealed, 'secret')).toBe('a token');
  expect(() => unseal(sealed, 'other')).toThrow();
  expect(new Set(Array.from({ length: 100 }, () => newKey())).size).toBe(100);
});
