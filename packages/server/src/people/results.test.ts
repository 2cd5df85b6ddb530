// What follows from a match: ratings of people alone, once for each match, lists, and whom one has met.

import { expect, test } from 'vitest';
import { call, playSeat, startServer, type TestServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import type { Finished } from '../table/finished.ts';
import { TestDevice } from './device.testing.ts';
import { list } from './documents.ts';
import { groupOf, type KeptRating, readLadder, seasonAt } from './ladder.ts';
import { MatchResults } from './results.ts';

const NOVEMBER = Date.UTC(2026, 10, 19);
const ALONE = { game: 'sigs', seats: 4, teams: false };
const GROUP = groupOf(ALONE);

function results(now: { wall: number } = { wall: NOVEMBER }): { store: MemoryStore; results: MatchResults } {
  const store = new MemoryStore();
  return { store, results: new MatchResults({ store, wall: () => now.wall }) };
}

const finished = (table: string, more: Partial<Finished> = {}): Finished => ({
  table,
  game: 'sigs',
  rated: true,
  seats: ['ann', 'bob', 'cy', 'dora'].map((person) => ({ person, name: person, left: false })),
  sides: [0, 1, 2, 3],
  scores: [40, 30, 20, 10],
  winners: [0],
  lowWins: false,
  ...more,
});

const muOf = async (store: MemoryStore, group = GROUP): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await list<KeptRating>(store, 'rating', group, 9)).map(({ value }) => [value.person, value.mu]),
  );

test('a match moves the ladder of all time and that of the season, once, however often it is told', async () => {
  const { store, results: write } = results();
  await Promise.all([1, 2, 3].map(() => write.write(finished('a'))));
  await write.write(finished('a'));
  const mu = await muOf(store);
  expect(mu['ann']).toBeGreaterThan(mu['bob']);
  expect(mu['cy']).toBeGreaterThan(mu['dora']);
  expect(await muOf(store, groupOf(ALONE, seasonAt(NOVEMBER)))).toEqual(mu);
  const [{ value }] = await list<KeptRating>(store, 'rating', GROUP, 1);
  expect([value.matches, value.course.length]).toEqual([1, 1]);
  expect(await store.documents('played', 'ann', 9)).toHaveLength(1);
});

test('matches that end at the same time all count', async () => {
  const { store, results: write } = results();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((table) => write.write(finished(table))));
  const [{ value }] = await list<KeptRating>(store, 'rating', GROUP, 1);
  expect(value.matches).toBe(5);
});

test('a season begins anew every three months; that of all time goes on', async () => {
  const now = { wall: NOVEMBER };
  const { store, results: write } = results(now);
  await write.write(finished('a'));
  now.wall = Date.UTC(2027, 0, 2);
  await write.write(finished('b', { winners: [3], scores: [1, 2, 3, 9] }));
  expect(seasonAt(now.wall)).toEqual({ id: '2027-1', from: Date.UTC(2027, 0), until: Date.UTC(2027, 3) });
  const fresh = await muOf(store, groupOf(ALONE, seasonAt(now.wall)));
  expect(Object.entries(fresh).sort(([, a], [, b]) => b - a)[0][0]).toBe('dora');
  const [{ value }] = await list<KeptRating>(store, 'rating', GROUP, 1);
  expect(value.matches).toBe(2);
});

test.each([
  ['not rated by its host', { rated: false }],
  ['with a bot', { seats: [...finished('').seats.slice(1), { name: 'Ada', left: false }] }],
  ['with somebody in two seats', { seats: [0, 1, 2, 2].map((at) => finished('').seats[at]) }],
  ['that nobody has won', { winners: [] }],
])('a match %s moves no rating', async (_, more) => {
  const { store, results: write } = results();
  await write.write(finished('a', more));
  expect(await muOf(store)).toEqual({});
});

test('bots cannot lift a rating among people, however often they lose', async () => {
  const { store, results: write } = results();
  await write.write(finished('first'));
  const before = await muOf(store);
  const bots = [1, 2, 3].map(() => ({ name: 'Ada', left: false }));
  for (let match = 0; match < 30; match++) {
    const [ann, bob] = finished('').seats;
    await write.write(finished(`alone ${match}`, { seats: [ann, ...bots] }));
    await write.write(finished(`two ${match}`, { seats: [ann, bob, ...bots.slice(1)] }));
  }
  expect(await muOf(store)).toEqual(before);
});

test('a match of one person among bots is written nowhere; one of two is in both lists, unrated', async () => {
  const { store, results: write } = results();
  const [ann, bob] = finished('').seats;
  const bot = { name: 'Ada', left: false };
  await write.write(finished('a', { seats: [ann, bot, bot, bot] }));
  expect(await store.documents('played', 'ann', 9)).toEqual([]);
  await write.write(finished('b', { seats: [ann, bob, bot, bot] }));
  const [played] = await list<{ rated: boolean; place: number; won: boolean }>(store, 'played', 'bob', 9);
  expect(played.value).toMatchObject({ rated: false, place: 2, of: 4, won: false, score: 30, against: 40 });
});

test('the result of a board is told by its challenge alone; that they have met is not secret', async () => {
  const { store, results: write } = results();
  await write.write(finished('a', { board: true, rated: false }));
  expect(await store.documents('played', 'ann', 9)).toEqual([]);
  const met = await list<{ person: string }>(store, 'met', 'ann', 9);
  expect(met.map(({ value }) => value.person).sort()).toEqual(['bob', 'cy', 'dora']);
});

test('a ladder lists those whose rating is certain enough', async () => {
  const { store, results: write } = results();
  for (let match = 0; match < 9; match++) await write.write(finished(`${match}`));
  expect(await readLadder(store, GROUP)).toEqual({ rungs: [], unranked: 4 });
  await write.write(finished('10'));
  const { rungs, unranked } = await readLadder(store, GROUP);
  expect([rungs.map(({ person }) => person), unranked]).toEqual([['ann', 'bob', 'cy', 'dora'], 0]);
});

// ── At tables ────────────────────────────────────────────────────────────────────────────────────────────────────

const RATED = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' }, rated: true };
const NAMES = ['Ann', 'Bob', 'Cy', 'Dora'];

async function allAt(server: TestServer): Promise<{ table: string; devices: TestDevice[] }> {
  const devices = await Promise.all(NAMES.map((name) => TestDevice.named(server.base, name)));
  const made = await devices[0].ask('POST', '/tables', { body: { ...RATED, name: 'Ann' } });
  const { table, invite } = made.body;
  for (const [at, device] of devices.slice(1).entries()) {
    const body = { name: NAMES[at + 1] };
    expect((await device.ask('POST', `/tables/${table}/seats`, { body, token: invite })).status).toBe(201);
  }
  return { table, devices };
}

test('a rated match is played, rated, listed, and gone when somebody takes it all away', async () => {
  const server = await startServer();
  const { table, devices } = await allAt(server);
  const [ann, bob] = devices;
  const told = (await ann.ask('GET', `/tables/${table}`)).body;
  expect(told).toMatchObject({ rated: true, seats: [{ person: (await ann.me()).person }, {}, {}, {}] });
  await ann.ask('POST', `/tables/${table}/start`);
  await Promise.all(
    devices.map(({ cookie }, seat) => playSeat(server.base, { table, seat, headers: { cookie: cookie! } })),
  );
  const { person } = await ann.me();
  const mine = async (device: TestDevice) => (await device.ask('GET', `/people/${person}`)).body;
  await expect.poll(async () => (await mine(ann)).matches).toHaveLength(1);
  expect((await mine(ann)).ratings).toEqual([
    { ladder: { game: 'do-boy', seats: 4, teams: expect.any(Boolean) }, matches: 1, missing: 9 },
  ]);
  // Others see the ratings, which she shows, and not the matches, which she does not.
  expect(Object.keys(await mine(bob)).sort()).toEqual(['name', 'person', 'ratings']);
  await ann.ask('PUT', '/people/me', { body: { shown: { ratings: false, matches: true } } });
  expect(Object.keys(await mine(bob)).sort()).toEqual(['matches', 'name', 'person']);
  const names = async () => {
    const { regulars } = (await bob.ask('GET', '/people/me/regulars')).body;
    return regulars.map(({ name }: { name: string }) => name).sort();
  };
  expect(await names()).toEqual(['Ann', 'Cy', 'Dora']);
  await ann.ask('DELETE', '/people/me');
  expect(await names()).toEqual(['Cy', 'Dora']);
  const { person: other } = await bob.me();
  const [match] = (await bob.ask('GET', `/people/${other}`)).body.matches;
  const others = match.others.map(({ name, person }: { name: string; person?: string }) => [name, !!person]);
  expect(others).toEqual(
    expect.arrayContaining([
      ['Somebody', false],
      ['Cy', true],
      ['Dora', true],
    ]),
  );
  expect((await bob.ask('GET', `/people/${person}`)).status).toBe(404);
  expect(server.faults).toEqual([]);
  await server.close();
});

test('at a rated table everybody is somebody, sits once, and no bot sits with them; nobody is removed', async () => {
  const server = await startServer();
  const ann = await TestDevice.named(server.base, 'Ann');
  const make = (more: object) => ann.ask('POST', '/tables', { body: { ...RATED, name: 'Ann', ...more } });
  expect((await make({ bots: { 1: 'random' } })).status).toBe(422);
  expect((await make({ fill: { bot: 'random', after: 1 } })).status).toBe(422);
  const program = await call(server.base, 'POST', '/api/tables', { body: { ...RATED, name: 'P' } });
  expect(program.status).toBe(403);
  const { table, invite } = (await make({})).body;
  const sit = (device: TestDevice, name = 'Guest') =>
    device.ask('POST', `/tables/${table}/seats`, { body: { name }, token: invite });
  expect((await sit(ann)).status).toBe(409);
  expect((await ann.ask('PUT', `/tables/${table}/seats/1`, { body: { bot: 'random' } })).status).toBe(409);
  const unnamed = new TestDevice(server.base);
  await unnamed.start();
  expect((await sit(unnamed)).status).toBe(403);
  const guest = { token: invite, body: { name: 'Guest' } };
  expect((await call(server.base, 'POST', `/api/tables/${table}/seats`, guest)).status).toBe(403);
  for (const name of ['Bob', 'Cy', 'Dora'])
    expect((await sit(await TestDevice.named(server.base, name), name)).status).toBe(201);
  await ann.ask('POST', `/tables/${table}/start`);
  expect((await ann.ask('DELETE', `/tables/${table}/seats/1`)).status).toBe(409);
  await server.close();
});

test('a ladder names those who show themselves, and keeps the places of the others', async () => {
  const server = await startServer();
  const [ann, bob] = [await TestDevice.named(server.base, 'Ann'), await TestDevice.named(server.base, 'Bob')];
  const people = [(await ann.me()).person as string, (await bob.me()).person as string];
  const write = new MatchResults({ store: server.services.store, wall: Date.now });
  for (let match = 0; match < 12; match++)
    await write.write(
      finished(`${match}`, {
        game: 'armed-forces',
        seats: people.map((person) => ({ person, name: '', left: false })),
        sides: [0, 1],
        scores: [9, 1],
        winners: [0],
      }),
    );
  const path = '/ladders/armed-forces/2/alone';
  const { body } = await bob.ask('GET', `${path}?season=now`);
  expect(body.players).toMatchObject([
    { person: people[0], name: 'Ann', from: 1, matches: 12 },
    { person: people[1], name: 'Bob', you: true, to: 2 },
  ]);
  expect(body.marks).toHaveLength(4);
  await ann.ask('PUT', '/people/me', { body: { shown: { ratings: false, matches: false } } });
  const [first] = (await bob.ask('GET', path)).body.players;
  expect([first.from, 'name' in first, 'person' in first]).toEqual([1, false, false]);
  expect((await bob.ask('GET', '/ladders')).body.ladders).toEqual([
    { game: 'armed-forces', seats: 2, teams: false },
  ]);
  expect((await bob.ask('GET', `${path}?season=summer`)).status).toBe(400);
  expect((await bob.ask('GET', '/ladders/skirmish/2/anyhow')).status).toBe(404);
  await server.close();
});

test('people one has played with are asked by name, and sit down without a link; others are not', async () => {
  const server = await startServer();
  const [ann, bob, cy] = await Promise.all(
    NAMES.slice(0, 3).map((name) => TestDevice.named(server.base, name)),
  );
  const [me, whom] = [(await ann.me()).person as string, (await bob.me()).person as string];
  const write = new MatchResults({ store: server.services.store, wall: Date.now });
  const seats = [me, whom].map((person) => ({ person, name: 'Somebody', left: false }));
  await write.write(finished('before', { seats, sides: [0, 1], scores: [2, 1], winners: [0] }));
  const body = { game: 'do-boy', name: 'Ann', rules: { match: 'hand' } };
  const { table } = (await ann.ask('POST', '/tables', { body })).body;
  const ask = (person: string) => ann.ask('POST', `/tables/${table}/invitations`, { body: { person } });
  expect((await ask((await cy.me()).person)).status).toBe(403);
  expect((await ask('nobody')).status).toBe(404);
  expect((await bob.ask('GET', `/tables/${table}`)).status).toBe(404);
  expect((await ask(whom)).status).toBe(204);
  const { invitations } = (await bob.ask('GET', '/people/me/invitations')).body;
  expect(invitations).toEqual([{ table, game: 'do-boy', by: 'Ann', person: me }]);
  const sit = (device: TestDevice, name: string) =>
    device.ask('POST', `/tables/${table}/seats`, { body: { name } });
  expect((await sit(bob, 'Bob')).status).toBe(201);
  expect((await sit(cy, 'Cy')).status).toBe(404);
  await bob.ask('DELETE', `/people/me/invitations/${table}`);
  expect((await bob.ask('GET', '/people/me/invitations')).body.invitations).toEqual([]);
  await server.close();
});
