// Clubs: by their link alone, kept in order in the open, with tables of their own and a standing of the season.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../server.testing.ts';
import { standingOf } from './clubs.ts';
import { TestDevice } from './device.testing.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const named = (name: string): Promise<TestDevice> => TestDevice.named(server.base, name);
const personOf = async (device: TestDevice): Promise<string> => (await device.me()).person;

async function clubOf(host: TestDevice): Promise<{ club: string; link: string }> {
  const made = await host.ask('POST', '/clubs', { body: { name: 'Fort Dearborn' } });
  expect(made.status).toBe(201);
  return made.body;
}

const join = (device: TestDevice, { club, link }: { club: string; link: string }) =>
  device.ask('POST', `/clubs/${club}/members`, { token: link });

test('whoever has the link sees a club and comes in; nobody else knows of it', async () => {
  const [ann, bob, cy] = [await named('Ann'), await named('Bob'), await named('Cy')];
  const made = await clubOf(ann);
  const path = `/clubs/${made.club}`;
  expect((await bob.ask('GET', path)).status).toBe(404);
  expect((await bob.ask('GET', path, { token: 'x'.repeat(24) })).status).toBe(404);
  expect((await bob.ask('GET', path, { token: made.link })).body).toEqual({
    club: made.club,
    name: 'Fort Dearborn',
    members: 1,
    hosts: ['Ann'],
  });
  expect((await join(bob, made)).status).toBe(204);
  const { body } = await bob.ask('GET', path);
  expect(body.people.map(({ name, host }: { name: string; host?: true }) => [name, host])).toEqual([
    ['Ann', true],
    ['Bob', undefined],
  ]);
  expect((await bob.ask('GET', '/clubs')).body.clubs).toHaveLength(1);
  const { link } = (await ann.ask('POST', `${path}/link`)).body;
  expect((await join(cy, made)).status).toBe(404);
  await ann.ask('PUT', path, { body: { shut: true } });
  expect((await join(cy, { ...made, link })).body.code).toBe('shut');
  await ann.ask('PUT', path, { body: { shut: false } });
  expect((await join(cy, { ...made, link })).status).toBe(204);
});

test('hosts remove, mute, and hand over; every act stands in the book with their name', async () => {
  const [ann, bob, cy] = [await named('Ann'), await named('Bob'), await named('Cy')];
  const made = await clubOf(ann);
  for (const each of [bob, cy]) await join(each, made);
  const path = `/clubs/${made.club}`;
  const member = async (device: TestDevice): Promise<string> => `${path}/members/${await personOf(device)}`;
  expect((await bob.ask('DELETE', await member(cy))).status).toBe(403);
  const why = encodeURIComponent('words at the table');
  expect((await ann.ask('DELETE', `${await member(cy)}?why=${why}`)).status).toBe(204);
  expect((await cy.ask('GET', path)).status).toBe(404);
  expect((await join(cy, made)).body.code).toBe('removed');
  // A club is never without a host.
  expect((await ann.ask('PUT', await member(ann), { body: { host: false } })).status).toBe(409);
  expect((await ann.ask('PUT', await member(bob), { body: { host: true } })).status).toBe(204);
  expect((await bob.ask('PUT', await member(ann), { body: { host: false, mutedHours: 2 } })).status).toBe(
    204,
  );
  const { book } = (await ann.ask('GET', path)).body;
  const acts = book.map(({ by, did, whom, why: because }: Record<string, string>) => [
    by,
    did,
    whom,
    because,
  ]);
  expect(acts).toEqual([
    ['Bob', 'ended host', 'Ann', undefined],
    ['Bob', 'muted', 'Ann', undefined],
    ['Ann', 'made host', 'Bob', undefined],
    ['Ann', 'removed', 'Cy', 'words at the table'],
  ]);
  // With the last host gone, whoever was there longest is one.
  await bob.ask('DELETE', await member(bob));
  expect((await ann.ask('GET', path)).body.hosts).toEqual(['Ann']);
  await ann.ask('DELETE', await member(ann));
  expect((await ann.ask('GET', path)).status).toBe(404);
});

test('members sit down at the club’s tables without a link; whoever is muted plays on and says nothing', async () => {
  const [ann, bob, cy] = [await named('Ann'), await named('Bob'), await named('Cy')];
  const made = await clubOf(ann);
  await join(bob, made);
  const body = { game: 'do-boy', name: 'Ann', club: made.club };
  expect((await cy.ask('POST', '/tables', { body: { ...body, name: 'Cy' } })).status).toBe(403);
  const { table } = (await ann.ask('POST', '/tables', { body })).body;
  expect((await bob.ask('GET', `/clubs/${made.club}`)).body.tables).toEqual([table]);
  const sit = (device: TestDevice, name: string) =>
    device.ask('POST', `/tables/${table}/seats`, { body: { name } });
  expect((await sit(cy, 'Cy')).status).toBe(404);
  const { seat } = (await sit(bob, 'Bob')).body;
  const say = () => bob.ask('POST', `/tables/${table}/seats/${seat}/chat`, { body: { text: 'Hello' } });
  expect((await say()).status).toBe(204);
  const member = `/clubs/${made.club}/members/${await personOf(bob)}`;
  await ann.ask('PUT', member, { body: { mutedHours: 1 } });
  expect((await say()).body).toMatchObject({ status: 403, code: 'muted' });
  await ann.ask('PUT', member, { body: { mutedHours: 0 } });
  expect((await say()).status).toBe(204);
});

test('house rules are kept by hosts', async () => {
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  const made = await clubOf(ann);
  await join(bob, made);
  const house = [{ name: 'Short Do-Boy', game: 'do-boy', seats: 4, rules: { match: 'hand' } }];
  expect((await bob.ask('PUT', `/clubs/${made.club}`, { body: { house } })).status).toBe(403);
  expect((await ann.ask('PUT', `/clubs/${made.club}`, { body: { house } })).status).toBe(204);
  expect((await bob.ask('GET', `/clubs/${made.club}`)).body.house).toEqual(house);
});

test('whoever takes everything away is in no club any more', async () => {
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  const made = await clubOf(ann);
  await join(bob, made);
  await ann.ask('DELETE', '/people/me');
  const { body } = await bob.ask('GET', `/clubs/${made.club}`);
  expect(body.people).toMatchObject([{ name: 'Bob', host: true }]);
});

test('an evening brings ten to the best on average, less by place, and nothing to whoever was away', () => {
  const player = (name: string, sum: number, matches: number) => ({ name, sum, matches });
  const standing = standingOf([
    { day: '2026-11-12', players: { a: player('Ann', 2, 2), b: player('Bob', 1, 2), c: player('Cy', 1, 2) } },
    { day: '2026-11-19', players: { b: player('Bob', 1, 1), c: player('Cy', 0, 1) } },
  ]);
  expect(standing).toEqual([
    { person: 'b', name: 'Bob', points: 18, evenings: [8, 10] },
    { person: 'c', name: 'Cy', points: 16, evenings: [8, 8] },
    { person: 'a', name: 'Ann', points: 10, evenings: [10, null] },
  ]);
});
