// Two nodes on one PostgreSQL: anyone who asks either of them finds the same tables, and when one goes the other plays on.

import { expect, test, vi } from 'vitest';
import { call, Heard, playSeat, type Seat, seatAll } from '../server.testing.ts';
import { postgresForTests, query } from '../store/postgres/postgres.testing.ts';
import { PostgresStore } from '../store/postgres/store.ts';
import { balance, LastingPlayer, startNode, type TestNode } from './nodes.testing.ts';

const postgres = postgresForTests();

const twoNodes = async (): Promise<{ database: string; nodes: [TestNode, TestNode] }> => {
  const database = await postgres.newDatabase();
  return { database, nodes: await Promise.all([startNode(database), startNode(database)]) };
};

const pathOf = ({ table, seat }: Seat): string => `/api/tables/${table}/seats/${seat}`;

test('a match is played through both nodes, and everybody has the same stream', async () => {
  const { nodes } = await twoNodes();
  const [a, b] = nodes;
  const { table, seats } = await seatAll(a.base, { game: 'do-boy', rules: { match: 'hand' } });
  const entries = await Promise.all(seats.map((seat, at) => playSeat(nodes[at % 2].base, seat)));
  const recordAt = ({ base }: TestNode) =>
    call(base, 'GET', `/api/tables/${table}/record`, { token: seats[0].token });
  expect((await recordAt(b)).status).toBe(200);
  expect((await recordAt(b)).body).toEqual((await recordAt(a)).body);
  const again = new Heard(b.base, `${pathOf(seats[0])}/stream`, { token: seats[0].token });
  await again.until('table', ({ state }) => state === 'over');
  await expect.poll(() => again.entries()).toEqual(entries[0]);
  again.leave();
  await Promise.all(nodes.map((node) => node.stop()));
});

/** A person among bots, whose table node `a` has: says something, and what became of it. */
async function talker(base: string): Promise<{ seat: Seat; say(at: string, text: string): Promise<number> }> {
  const { seats } = await seatAll(base, { game: 'do-boy', bots: { 1: 'random', 2: 'random', 3: 'random' } });
  const [seat] = seats;
  return {
    seat,
    say: async (at, text) =>
      (await call(at, 'POST', `${pathOf(seat)}/chat`, { token: seat.token, body: { text } })).status,
  };
}

test('a node that stops hands its tables over: a request at the other node is just answered', async () => {
  const { nodes } = await twoNodes();
  const [a, b] = nodes;
  const { seat, say } = await talker(a.base);
  const heard = new Heard(b.base, `${pathOf(seat)}/stream`, { token: seat.token });
  expect(await say(b.base, 'before')).toBe(204);
  await heard.until('chat', ({ text }) => text === 'before');
  const stopping = a.stop();
  expect(await say(b.base, 'meanwhile')).toBe(204);
  await stopping;
  await heard.untilEnded();
  expect(await say(b.base, 'after')).toBe(204);
  const headers = { 'last-event-id': heard.lastId };
  const again = new Heard(b.base, `${pathOf(seat)}/stream`, { token: seat.token, headers });
  await again.until('chat', ({ text }) => text === 'after');
  expect(again.said('chat').map(({ text }) => text)).toEqual(['meanwhile', 'after']);
  again.leave();
  await b.stop();
});

test('a table that was taken is dropped by its node, which then passes requests on', async () => {
  const { database, nodes } = await twoNodes();
  const [a, b] = nodes;
  const { seat, say } = await talker(a.base);
  const heard = new Heard(a.base, `${pathOf(seat)}/stream`, { token: seat.token });
  await heard.until('table', ({ seats }) => seats[0].here);
  // As if `a` had been paused: the other node finds it silent, and takes the table.
  await query(
    database,
    `UPDATE messdeck.nodes SET seen = seen - interval '1 h' WHERE address = '${a.inner.origin}'`,
  );
  expect(await say(b.base, 'taken')).toBe(204);
  // Refused by the fence, or passed on where the node has noticed already.
  const late = await say(a.base, 'late');
  expect([204, 503]).toContain(late);
  await heard.untilEnded();
  expect(await say(a.base, 'passed on')).toBe(204);
  const again = new Heard(a.base, `${pathOf(seat)}/stream`, { token: seat.token });
  await again.until('chat', ({ text }) => text === 'passed on');
  expect(again.said('chat').map(({ text }) => text)).toEqual(
    late === 204 ? ['taken', 'late', 'passed on'] : ['taken', 'passed on'],
  );
  again.leave();
  await Promise.all(nodes.map((node) => node.stop()));
});

test('paths that name no table are answered at any node, and odd ones reach the table unchanged', async () => {
  const { nodes } = await twoNodes();
  const { seat } = await talker(nodes[0].base);
  for (const { base } of nodes) {
    for (const id of ['%00', '..%2F..', '%2e%2e', 'a%20b', "'", 'x'.repeat(100)])
      expect((await call(base, 'GET', `/api/tables/${id}`, { token: seat.token })).status).toBe(404);
    const odd = `/api/tables/${seat.table}?a=%00&b=../..%2F`;
    expect((await call(base, 'GET', odd, { token: seat.token })).status).toBe(200);
  }
  await Promise.all(nodes.map((node) => node.stop()));
});

test('every node lists the public tables of all', async () => {
  const { nodes } = await twoNodes();
  const lines: Heard[] = [];
  for (const { base } of nodes) {
    const body = { game: 'do-boy', name: 'Ann', public: true };
    const { table, seat, token } = (await call(base, 'POST', '/api/tables', { body })).body;
    const line = new Heard(nodes[0].base, `${pathOf({ table, seat, token })}/stream`, { token });
    await line.until('table', ({ seats }) => seats[0].here);
    lines.push(line);
  }
  const listedAt = async ({ base }: TestNode): Promise<string[]> =>
    (await call(base, 'GET', '/api/tables')).body.tables.map(({ table }: { table: string }) => table).sort();
  // A node knows of another at its next sign of life.
  await vi.waitFor(async () => expect(await listedAt(nodes[0])).toHaveLength(2), 60_000);
  await vi.waitFor(async () => expect(await listedAt(nodes[1])).toEqual(await listedAt(nodes[0])), 60_000);
  for (const line of lines) line.leave();
  await Promise.all(nodes.map((node) => node.stop()));
});

test('the same key at both nodes at once makes one table', async () => {
  const { database, nodes } = await twoNodes();
  const headers = { 'idempotency-key': 'one-table' };
  const make = ({ base }: TestNode) =>
    call(base, 'POST', '/api/tables', { body: { game: 'do-boy', name: 'Ann' }, headers });
  const [first, second] = await Promise.all(nodes.map(make));
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(await query(database, 'SELECT id FROM messdeck.tables')).toEqual([{ id: first.body.table }]);
  await Promise.all(nodes.map((node) => node.stop()));
});

test('a rematch at a table of another node takes the old table there', async () => {
  const { database, nodes } = await twoNodes();
  const [a, b] = nodes;
  const { table, seats } = await seatAll(a.base, { game: 'do-boy', rules: { match: 'hand' } });
  await Promise.all(seats.map((seat) => playSeat(a.base, seat)));
  const rematch = ({ seat, token }: Seat, base: string) =>
    call(base, 'POST', `/api/tables/${table}/seats/${seat}/rematch`, { token });
  const first = await rematch(seats[0], a.base);
  expect(first.status).toBe(201);
  // The new table comes to the other node, as when this one had been away.
  const owner = `(SELECT id FROM messdeck.nodes WHERE address = '${b.inner.origin}')`;
  await query(
    database,
    `UPDATE messdeck.tables SET owner = ${owner}, epoch = epoch + 1 WHERE id = '${first.body.table}';
     UPDATE messdeck.nodes SET seen = seen - interval '1 h' WHERE address = '${a.inner.origin}'`,
  );
  const next = `/api/tables/${first.body.table}`;
  const told = { token: first.body.token };
  expect((await call(b.base, 'GET', next, told)).status).toBe(200);
  await vi.waitFor(async () => {
    const second = await rematch(seats[1], a.base);
    expect([second.status, second.body.table]).toEqual([201, first.body.table]);
  }, 60_000);
  expect((await call(a.base, 'GET', next, told)).body.seats[1].name).toBe('Guest 1');
  await Promise.all(nodes.map((node) => node.stop()));
});

test('nodes cannot join a database that a server has alone, and a taken address is said', async () => {
  const database = await postgres.newDatabase();
  const node = await startNode(database);
  await expect(startNode(database, { inner: node.inner })).rejects.toThrow(/^--inner: .* cannot be served/);
  await expect(PostgresStore.open(database, 0)).rejects.toThrow(/another server already uses it/);
  await node.stop();
});

test('a rolling upgrade: one node after the other is started again under play, and nothing is lost', async () => {
  const { database, nodes } = await twoNodes();
  const balancer = await balance(nodes);
  const { base } = balancer;
  const { seats } = await seatAll(base, { game: 'do-boy', rules: { match: 'game' } });
  const players = seats.map((seat) => new LastingPlayer(base, seat));
  const playing = Promise.all(players.map((player) => player.play()));
  for (const at of [0, 1] as const) {
    const before = players[0].acknowledged.size;
    await nodes[at].stop();
    nodes[at] = await startNode(database);
    await vi.waitFor(() => expect(players[0].acknowledged.size).toBeGreaterThan(before), 60_000);
  }
  for (const player of players) player.stop();
  await playing;
  for (const player of players) {
    const { token } = player.seat;
    const whole = new Heard(base, `${pathOf(player.seat)}/stream`, { token });
    await vi.waitFor(() => expect(whole.entries().length).toBeGreaterThan(player.entries.length - 1), 60_000);
    expect(player.entries).toEqual(whole.entries().slice(0, player.entries.length));
    const done = whole.entries().map((entry) => JSON.parse(entry));
    for (const [n, text] of player.acknowledged) {
      expect(done[n]).toMatchObject({ by: player.seat.seat, do: text });
    }
    whole.leave();
  }
  await balancer.close();
  await Promise.all(nodes.map((node) => node.stop()));
});
