// The served description (ONLINE.md: "The same is served as an OpenAPI description and tested against the real answers"):
// every request of the contract is in it, and every real answer is as it says, with nothing left out.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKeyPair, TestDevice } from '../people/device.testing.ts';
import { MatchResults } from '../people/results.ts';
import { call, playSeat, type Reply, type Sent, startServer, type TestServer } from '../server.testing.ts';
import type { Finished } from '../table/finished.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let server: TestServer;
let description: Description;
beforeAll(async () => {
  server = await startServer();
  description = (await call(server.base, 'GET', '/api/openapi.json')).body;
});
afterAll(() => server.close());

/** What of a value is not as the schema says. */
function faults(value: unknown, schema: Schema, at = ''): string[] {
  if (schema.$ref !== undefined) {
    return faults(value, description.components.schemas[schema.$ref.split('/').at(-1)!], at);
  }
  if (schema.anyOf) {
    return schema.anyOf.some((each) => faults(value, each).length === 0) ? [] : [`${at}: none of its forms`];
  }
  if ('const' in schema) return value === schema.const ? [] : [`${at}: not ${schema.const}`];
  if (schema.enum) return schema.enum.includes(value) ? [] : [`${at}: ${String(value)}`];
  if (schema.type === 'null') return value === null ? [] : [`${at}: not null`];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${at}: no array`];
    return value.flatMap((item, i) => faults(item, schema.items!, `${at}/${i}`));
  }
  if (schema.type !== 'object') {
    const type = schema.type === 'integer' && Number.isInteger(value) ? 'integer' : typeof value;
    return type === schema.type ? [] : [`${at}: ${type}, not ${schema.type}`];
  }
  if (typeof value !== 'object' || value === null) return [`${at}: no object`];
  const { properties, required = [] } = schema;
  if (!properties) return [];
  return [
    ...required.filter((key) => !(key in value)).map((key) => `${at}/${key} is missing`),
    ...Object.entries(value).flatMap(([key, inner]) =>
      properties[key] ? faults(inner, properties[key], `${at}/${key}`) : [`${at}/${key} is not described`],
    ),
  ];
}

const seen: Set<string> = new Set();

/** Asks, and holds the answer against the description. */
async function ask(
  method: string,
  route: string,
  params: Readonly<Record<string, string | number>>,
  sent?: Sent,
) {
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const reply: Reply = await call(server.base, method, path, sent);
  const described = description.paths[route]?.[method.toLowerCase()];
  expect(described, `${method} ${route}`).toBeDefined();
  const answer = described.responses[String(reply.status)];
  expect(answer, `${method} ${route} answered ${reply.status}`).toBeDefined();
  const [[type, { schema }] = ['', { schema: {} as Schema }]] = Object.entries(answer.content ?? {});
  expect((reply.headers.get('content-type') ?? '').split(';')[0]).toBe(type);
  if (reply.status !== 204) expect(faults(reply.body, schema)).toEqual([]);
  if (reply.status < 300) seen.add(`${method} ${route}`);
  return reply;
}

const TABLE = '/api/tables/{id}';
const CHALLENGE = '/api/challenges/{id}';
const SEAT = '/api/tables/{id}/seats/{seat}';

test('every request of the contract is described, and answers as it is described', async () => {
  for (const path of ['/healthz', '/readyz', '/api/games', '/api/tables', '/api/you'])
    await ask('GET', path, {});
  const ownPage = { headers: { origin: server.base } };
  for (const method of ['POST', 'DELETE']) await ask(method, '/api/browser', {}, ownPage);
  const body = {
    game: 'do-boy',
    name: 'Ann',
    seats: 4,
    rules: { match: 'hand' },
    clock: { perAction: 60 },
    public: true,
    chat: true,
  };
  const { body: made } = await ask('POST', '/api/tables', {}, { body });
  await ask('POST', '/api/tables', {}, { body: { ...body, game: 'chess' } });
  await ask('POST', '/api/tables', {}, { body: { ...body, what: 1 } });
  const foreign = { headers: { origin: 'http://elsewhere.example' } };
  for (const path of ['/api/games', '/api/tables', TABLE, `${TABLE}/record`]) {
    expect((await ask('GET', path, { id: made.table }, foreign)).status).toBe(403);
  }
  for (const method of ['POST', 'DELETE']) {
    expect((await ask(method, '/api/browser', {}, foreign)).status).toBe(403);
  }
  expect((await ask('DELETE', SEAT, { id: made.table, seat: 'x' })).status).toBe(400);
  const id = made.table as string;
  const { token, invite } = made;
  const { body: guest } = await ask(
    'POST',
    `${TABLE}/seats`,
    { id },
    { body: { name: 'Ben' }, token: invite },
  );
  await ask('POST', `${TABLE}/invite`, { id }, { token });
  for (const seat of [2, 3]) await ask('PUT', SEAT, { id, seat }, { body: { bot: 'random' }, token });
  await ask('DELETE', SEAT, { id, seat: 3 }, { token });
  await ask('POST', `${TABLE}/start`, { id }, { token });
  await ask('PUT', SEAT, { id, seat: 3 }, { body: { bot: 'random' }, token });
  await ask('PUT', `${TABLE}/host`, { id }, { body: { seat: guest.seat }, token });
  await ask('POST', `${TABLE}/start`, { id }, { token });
  await ask('GET', '/api/tables', {});
  await ask('POST', `${TABLE}/start`, { id }, { token: guest.token });
  await ask('POST', `${SEAT}/chat`, { id, seat: 0 }, { body: { text: 'Hello' }, token });
  const { body: own } = await ask('POST', `${SEAT}/link`, { id, seat: 0 }, { token });
  await ask('POST', `${SEAT}/devices`, { id, seat: 0 }, { token: own.link });
  await ask('POST', `${SEAT}/devices`, { id, seat: 1 }, { token: own.link });
  const report = { body: { seat: guest.seat, reason: 'Insults' }, token };
  expect((await ask('POST', `${SEAT}/report`, { id, seat: 0 }, report)).status).toBe(201);
  expect((await ask('POST', `${SEAT}/report`, { id, seat: 0 }, report)).status).toBe(409);
  await ask('POST', `${SEAT}/takeback`, { id, seat: 0 }, { body: { agree: true }, token });
  const bits = { commit: '0'.repeat(64), bits: '0'.repeat(32) };
  expect((await ask('POST', `${SEAT}/seal`, { id, seat: 0 }, { body: bits, token })).status).toBe(409);
  expect((await ask('POST', `${SEAT}/stand-in`, { id, seat: 1 }, { token })).status).toBe(409);
  await ask('POST', `${SEAT}/actions`, { id, seat: 0 }, { body: { do: 'dance', seen: 0 }, token });
  await ask('GET', `${TABLE}/record`, { id }, { token });
  const seats = [
    { table: id, seat: 0, token },
    { table: id, seat: guest.seat, token: guest.token },
  ];
  await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
  await ask('GET', TABLE, { id }, { token });
  await ask('GET', SEAT, { id, seat: 0 }, { token });
  await ask('GET', SEAT, { id, seat: 0 }, { token: guest.token });
  await ask('GET', `${TABLE}/record`, { id });
  await ask('POST', `${SEAT}/rematch`, { id, seat: 0 }, { token });
  await ask('GET', TABLE, { id }, { token });
  await ask('GET', `${SEAT}/stream`, { id, seat: 1 }, { token });
  await ask('GET', `${SEAT}/stream`, { id: 'nothing', seat: 1 }, {});
  const challenge = { game: 'flag', name: 'Ida', boards: 1, lasts: 3600, public: true };
  const laid = (await ask('POST', '/api/challenges', {}, { body: challenge })).body;
  const at = { id: laid.challenge as string, board: 0, pair: 0 };
  await ask('GET', '/api/challenges', {});
  await ask('GET', '/api/today', {});
  const alone = (await ask('POST', `${CHALLENGE}/pairs`, at, { body: { name: 'Gus' } })).body;
  const begun = (await ask('POST', `${CHALLENGE}/boards/{board}`, at, { token: alone.token })).body;
  await playSeat(server.base, { ...begun, token: alone.token });
  const isNoted = async () =>
    (await ask('GET', `${CHALLENGE}/boards/{board}`, at, { token: alone.token })).status === 200;
  await expect.poll(isNoted).toBe(true);
  await ask('GET', CHALLENGE, at, { token: alone.token });
  const pairs = { ...challenge, game: 'militac' };
  const other = { pair: 0, id: (await ask('POST', '/api/challenges', {}, { body: pairs })).body.challenge };
  const friend = { body: { name: 'Dora', partner: 'friend' } };
  const dora = (await ask('POST', `${CHALLENGE}/pairs`, other, friend)).body;
  const partner = `${CHALLENGE}/pairs/{pair}/partner`;
  await ask('POST', partner, other, { body: { name: 'Roy' }, token: dora.partner });
  await ask('PUT', partner, other, { body: { bot: 'general' }, token: dora.token });
  const overDays = { game: 'flag', name: 'Ann', clock: { days: 3 } };
  const slow = (await ask('POST', '/api/tables', {}, { body: overDays })).body;
  await ask('POST', `${TABLE}/start`, { id: slow.table }, { token: slow.token });
  const waits = async () =>
    (await ask('GET', '/api/your-turn', {}, { token: slow.token })).body.tables.length === 1;
  await expect.poll(waits).toBe(true);
  const endpoint = 'https://fcm.googleapis.com/nobody';
  const notices = { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
  await ask('GET', '/api/your-turn/notices', {});
  await ask('PUT', '/api/your-turn/notices', {}, { body: notices, token: slow.token });
  await ask('DELETE', '/api/your-turn/notices', {}, { body: { endpoint }, token: slow.token });
  await ask('GET', TABLE, { id: slow.table }, { token: slow.token });
  // Streams are read, seals contributed to, takebacks agreed on, those who are away waited for and cards laid elsewhere.
  const all = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const elsewhere = [
    `GET ${SEAT}/stream`,
    `GET ${TABLE}/stream`,
    `POST ${SEAT}/stand-in`,
    `POST ${SEAT}/seal`,
    `POST ${SEAT}/takeback`,
    `POST ${SEAT}/actions`,
  ];
  const ofTables = all.filter((each) => !OF_PEOPLE.test(each));
  expect(ofTables.filter((each) => !seen.has(each)).sort()).toEqual(elsewhere.sort());
});

const OF_PEOPLE = / \/api\/(people|ladders|clubs)|\/invitations$/;

const meeting = (one: string, other: string): Finished['seats'] =>
  [one, other].map((person) => ({ person, name: 'Ann', left: false }));

const finishedBy = (person: string, table: string): Finished => ({
  table,
  game: 'sigs',
  rated: true,
  seats: meeting(person, 'somebody else'),
  sides: [0, 1],
  scores: [9, 4],
  winners: [0],
  lowWins: false,
});

test('so is every request about people', async () => {
  const ann = new TestDevice(server.base);
  await ann.start();
  const own = () => ({ headers: { origin: server.base, cookie: ann.cookie! } });
  await ask('GET', '/api/people/me', {}, own());
  const { body: made } = await ask('POST', '/api/people/challenges', {}, own());
  const signed = await ann.signed(ann.pair, made);
  const body = { kind: 'computer', ...signed, name: 'Ann' };
  await ask('POST', '/api/people/session', {}, { body, ...own() });
  expect((await ask('POST', '/api/people/session', {}, { body, ...own() })).status).toBe(403);
  await ask('PUT', '/api/people/me', {}, { body: { name: 'Anna' }, ...own() });
  await ask('PUT', '/api/people/me', {}, { body: { name: '' }, ...own() });
  const { challenge, own: file } = await ann.signed(newKeyPair());
  await ask('POST', '/api/people/me/files', {}, { body: { challenge, file }, ...own() });
  const { body: me } = await ask('GET', '/api/people/me', {}, own());
  const [, { device }] = me.devices;
  await ask('DELETE', '/api/people/me/devices/{device}', { device }, own());
  await ask('DELETE', '/api/people/me/devices/{device}', { device }, own());
  const { body: transfer } = await ask('POST', '/api/people/me/transfers', {}, own());
  const token = transfer.code;
  await ask('GET', '/api/people/transfers', {}, { token });
  await ask('GET', '/api/people/transfers', {}, { token: 'nothing' });
  const phone = new TestDevice(server.base);
  await phone.start();
  const taking = { body: { kind: 'phone', ...(await phone.signed()) }, token };
  const headers = { origin: server.base, cookie: phone.cookie! };
  await ask('POST', '/api/people/transfers', {}, { ...taking, headers });
  await ask('POST', '/api/people/transfers', {}, { ...taking, headers });
  await ask('GET', '/api/people/me/export', {}, own());
  const { person } = me;
  const results = new MatchResults({ store: server.services.store, wall: Date.now });
  for (let match = 0; match < 12; match++) await results.write(finishedBy(person, `match ${match}`));
  await ask('GET', '/api/people/me/regulars', {}, own());
  await ask('GET', '/api/people/{person}', { person }, own());
  await ask('GET', '/api/people/{person}', { person: 'nobody' });
  await ask('GET', '/api/ladders', {});
  const bob = await TestDevice.named(server.base, 'Bob');
  const { person: other } = await bob.me();
  const laid = (await bob.ask('POST', '/tables', { body: { game: 'do-boy', name: 'Bob' } })).body;
  const of = { id: laid.table };
  const bobs = { headers: { origin: server.base, cookie: bob.cookie! } };
  const invited = { body: { person }, ...bobs };
  expect((await ask('POST', '/api/tables/{id}/invitations', of, invited)).status).toBe(403);
  await results.write({ ...finishedBy(person, 'met'), seats: meeting(person, other) });
  expect((await ask('POST', '/api/tables/{id}/invitations', of, invited)).status).toBe(204);
  await ask('GET', '/api/people/me/invitations', {}, own());
  await ask('DELETE', '/api/people/me/invitations/{table}', { table: laid.table }, own());
  const { body: club } = await ask('POST', '/api/clubs', {}, { body: { name: 'Fort Dearborn' }, ...own() });
  await ask('GET', '/api/clubs', {}, own());
  await ask('GET', '/api/clubs/{club}', club, { ...bobs, token: club.link });
  await ask('POST', '/api/clubs/{club}/members', club, { ...bobs, token: club.link });
  const house = [{ name: 'Short', game: 'do-boy', rules: { match: 'hand' } }];
  await ask('PUT', '/api/clubs/{club}', club, { body: { house, shut: true }, ...own() });
  const member = { club: club.club, person: other };
  const muting = { body: { mutedHours: 1, why: 'Words' }, ...own() };
  await ask('PUT', '/api/clubs/{club}/members/{person}', member, muting);
  await ask('POST', '/api/clubs/{club}/link', club, own());
  await ask('GET', '/api/clubs/{club}', club, own());
  await ask('GET', '/api/clubs/{club}', { club: 'none' }, own());
  await ask('DELETE', '/api/clubs/{club}/members/{person}', member, own());
  const ladder = { game: 'sigs', seats: 2, kind: 'alone' };
  await ask('GET', '/api/ladders/{game}/{seats}/{kind}', ladder);
  await ask('GET', '/api/ladders/{game}/{seats}/{kind}', { ...ladder, kind: 'alone?season=now' }, own());
  await ask('GET', '/api/ladders/{game}/{seats}/{kind}', { ...ladder, kind: 'somehow' });
  await ask('DELETE', '/api/people/me', {}, own());
  const all = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(all.filter((each) => OF_PEOPLE.test(each) && !seen.has(each))).toEqual([]);
});
