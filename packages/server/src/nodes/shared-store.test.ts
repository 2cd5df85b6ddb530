// The store of nodes conforms, and only the node that has a table writes to it.

import { describe, expect, test } from 'vitest';
import { keptTable, storeConforms } from '../store/conformance.testing.ts';
import { postgresForTests, query } from '../store/postgres/postgres.testing.ts';
import { PostgresStore } from '../store/postgres/store.ts';
import { Conflict } from '../store/store.ts';
import { SharedStore } from './shared-store.ts';

const postgres = postgresForTests();
const join = (url: string, name = 'a'): Promise<SharedStore> => SharedStore.join(url, `http://${name}`, 0);

describe('shared by nodes', () => storeConforms(async () => join(await postgres.newDatabase())));

const row = (seq: number) => ({
  table: 't',
  at: 1,
  action: { seq, from: seq, events: [{ by: 0, do: `play ${seq}` }] },
});

const make = (store: SharedStore): Promise<void> =>
  store.commit({ table: 't', at: 1, kept: keptTable('t'), keys: ['key'] });

test('a table belongs to the node that made it, and others are told where it is', async () => {
  const url = await postgres.newDatabase();
  const [a, b] = [await join(url, 'a'), await join(url, 'b')];
  await make(a);
  expect(await b.claim('t')).toEqual({ id: a.id, address: 'http://a' });
  expect(await a.claim('t')).toBe('here');
  expect(await b.claim('no such table')).toBeUndefined();
  await expect(b.commit(row(0))).rejects.toBeInstanceOf(Conflict);
  await expect(make(b)).rejects.toBeInstanceOf(Conflict);
  await a.commit(row(0));
  expect((await b.load('t'))!.actions).toHaveLength(1);
  await Promise.all([a.close(), b.close()]);
});

test('a node that was silent for 3 s loses its tables, and writes nothing when it wakes', async () => {
  const url = await postgres.newDatabase();
  const [a, b] = [await join(url, 'a'), await join(url, 'b')];
  await make(a);
  await a.commit(row(0));
  await query(url, `UPDATE messdeck.nodes SET seen = seen - interval '3 s' WHERE id = ${a.id}`);
  expect(await b.claim('t')).toBe('here');
  const answer = { scope: 'once', key: 'k', body: 'asked', sealed: 'sealed' };
  const late = [
    { ...row(1), answer, keys: ['late'], seal: { seq: 0, given: [null] } },
    { table: 't', at: 1, kept: keptTable('t', { state: 'over' as const }) },
    { table: 't', at: 1, talk: { seq: 0, seat: 0, text: 'late' } },
  ];
  for (const commit of late) await expect(a.commit(commit)).rejects.toBeInstanceOf(Conflict);
  const { kept, actions, talk, seals } = (await b.load('t'))!;
  expect([kept.state, actions.length, talk.length, seals.length]).toEqual(['waiting', 1, 0, 0]);
  expect(await b.answer('once', 'k')).toBeUndefined();
  expect(await b.knows('late')).toBe(false);
  await b.commit(row(1));
  await Promise.all([a.close(), b.close()]);
});

test('what others took while a node was away, it learns; what is still its own stays', async () => {
  const url = await postgres.newDatabase();
  const [a, b] = [await join(url, 'a'), await join(url, 'b')];
  await make(a);
  await a.commit({ table: 'u', at: 1, kept: keptTable('u') });
  await a.give('t', b.id);
  await query(url, `UPDATE messdeck.tables SET owner = ${b.id}, epoch = epoch + 1 WHERE id = 'u'`);
  await a.commit({ table: 'v', at: 1, kept: keptTable('v') });
  expect(await a.lost()).toEqual(['u']);
  expect([a.holds('t'), a.holds('u'), a.holds('v')]).toEqual([false, false, true]);
  await Promise.all([a.close(), b.close()]);
});

test('a node whose connection ended is gone at once, and one that leaves leaves its tables', async () => {
  const url = await postgres.newDatabase();
  const [a, b, c] = [await join(url, 'a'), await join(url, 'b'), await join(url, 'c')];
  expect((await a.beat(5)).peers.map(({ id }) => id).sort()).toEqual([b.id, c.id]);
  await make(a);
  await a.close();
  expect(await b.claim('t')).toBe('here');
  expect((await b.beat(7)).lived).toBe(7);
  expect(await b.beat(6)).toEqual({ lived: 7, peers: [{ id: c.id, address: 'http://c' }] });
  await b.leave();
  expect(await c.claim('t')).toBe('here');
  await Promise.all([b.close(), c.close()]);
});

test('nodes and a server that is alone keep each other out of a database', async () => {
  const url = await postgres.newDatabase();
  const node = await join(url);
  await make(node);
  await expect(PostgresStore.open(url, 0)).rejects.toThrow(/another server already uses it\.$/);
  await node.close();
  const alone = await PostgresStore.open(url, 0);
  await expect(join(url)).rejects.toThrow(/a server that was started without --inner uses it alone\.$/);
  await alone.commit(row(0));
  await alone.close();
  const again = await join(url);
  expect(await again.claim('t')).toBe('here');
  await again.commit(row(1));
  await again.close();
});

test('a table that another node has is not swept', async () => {
  const url = await postgres.newDatabase();
  const [a, b] = [await join(url, 'a'), await join(url, 'b')];
  await make(a);
  const ages = { unfinished: 100, finished: 100 };
  expect(await b.sweep(ages, 10, new Set())).toBe(0);
  expect(await a.sweep(ages, 10, new Set())).toBe(1);
  await Promise.all([a.close(), b.close()]);
});
