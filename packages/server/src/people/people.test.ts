// Somebody without an account: keys open sessions, names go along to other devices, lost ones are shut out. Every way of
// taking somebody else's place fails.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { Heard, LeapingTime, startServer, type TestServer } from '../server.testing.ts';
import { newKeyPair, TestDevice } from './device.testing.ts';

const MINUTE = 60_000;

let server: TestServer;
let time: LeapingTime;
beforeEach(async () => {
  time = new LeapingTime(1);
  server = await startServer({ time });
});
afterEach(() => server.close());

const named = (name: string): Promise<TestDevice> => TestDevice.named(server.base, name);

async function bare(): Promise<TestDevice> {
  const device = new TestDevice(server.base);
  await device.start();
  return device;
}

const codeOf = async (device: TestDevice): Promise<string> =>
  (await device.ask('POST', '/people/me/transfers')).body.code;

async function tableOf(device: TestDevice, more: object = {}): Promise<{ table: string; invite: string }> {
  const body = {
    game: 'do-boy',
    name: 'Ann',
    rules: { match: 'hand' },
    bots: { 1: 'random', 2: 'random', 3: 'random' },
    ...more,
  };
  const made = await device.ask('POST', '/tables', { body });
  expect(made.status).toBe(201);
  return made.body;
}

test('a key opens a session, and says who it is again when the cookie is lost', async () => {
  const ann = await named('Ann');
  const { person, name, devices } = await ann.me();
  expect([name, devices.length, devices[0].keyed, devices[0].here]).toEqual(['Ann', 1, true, true]);
  const { table } = await tableOf(ann);
  ann.cookie = undefined;
  expect((await ann.ask('GET', '/people/me')).body.code).toBe('nobody');
  await ann.start();
  expect((await ann.open()).body).toEqual({ person, name: 'Ann' });
  expect((await ann.me()).devices).toHaveLength(1);
  expect((await ann.ask('GET', `/tables/${table}/seats/0`)).status).toBe(200);
});

test('a browser without Ed25519 goes on with its cookie alone', async () => {
  const device = await bare();
  const opened = await device.ask('POST', '/people/session', { body: { kind: 'computer', name: 'Ann' } });
  expect(opened.status).toBe(200);
  expect((await device.me()).devices[0].keyed).toBe(false);
  // Once it can make a key, the key is the same person's.
  expect((await device.open()).body.person).toBe(opened.body.person);
  expect((await device.me()).devices).toHaveLength(1);
  expect((await device.me()).devices[0].keyed).toBe(true);
});

test('without a cookie nothing is opened, and a browser that has said nothing has no name', async () => {
  const device = new TestDevice(server.base);
  expect((await device.ask('POST', '/people/challenges')).status).toBe(401);
  await device.start();
  expect((await device.ask('GET', '/people/me')).body).toMatchObject({ status: 401, code: 'nobody' });
});

test('chairs that were taken before a browser had a name stay its own', async () => {
  const device = await bare();
  const { table } = await tableOf(device);
  await device.open({ name: 'Ann' });
  expect((await device.ask('GET', `/tables/${table}/seats/0`)).status).toBe(200);
});

test('two devices are one person: the same chairs, whichever sat down', async () => {
  const ann = await named('Ann');
  const { table } = await tableOf(ann);
  const phone = await bare();
  const code = await codeOf(ann);
  expect((await phone.ask('GET', '/people/transfers', { token: code })).body.name).toBe('Ann');
  const taken = await phone.take(code);
  expect(taken.body).toEqual({ person: (await ann.me()).person, name: 'Ann' });
  expect((await phone.ask('GET', `/tables/${table}/seats/0`)).status).toBe(200);
  const own = await tableOf(phone);
  expect((await ann.ask('GET', `/tables/${own.table}/seats/0`)).status).toBe(200);
  expect((await ann.me()).devices.map(({ kind }: { kind: string }) => kind)).toEqual(['computer', 'phone']);
});

test('nobody looks into two hands: another device of the same person sits down only once in a match', async () => {
  const ann = await named('Ann');
  const { table, invite } = await tableOf(ann);
  await ann.ask('POST', `/tables/${table}/start`);
  const phone = await bare();
  await phone.take(await codeOf(ann));
  const sat = await phone.ask('POST', `/tables/${table}/seats`, {
    body: { name: 'Bea', seat: 1, relieve: true },
    token: invite,
  });
  expect(sat.status).toBe(409);
});

test('a device that becomes somebody else leaves the chairs of before to whoever it was', async () => {
  const [ann, nell] = [await named('Ann'), await named('Nell')];
  const { table } = await tableOf(nell);
  const phone = await bare();
  await phone.take(await codeOf(nell));
  const other = new TestDevice(server.base);
  other.cookie = nell.cookie;
  expect((await other.take(await codeOf(ann))).body.name).toBe('Ann');
  expect(other.cookie).not.toBe(nell.cookie);
  expect((await other.ask('GET', `/tables/${table}/seats/0`)).status).toBe(404);
  expect((await phone.ask('GET', `/tables/${table}/seats/0`)).status).toBe(200);
});

test('a lost device is shut out: neither cookie nor key nor open stream is left to it', async () => {
  const ann = await named('Ann');
  const { table } = await tableOf(ann);
  const lost = await bare();
  await lost.take(await codeOf(ann));
  const stream = new Heard(server.base, `/api/tables/${table}/seats/0/stream`, {
    headers: { cookie: lost.cookie! },
  });
  await stream.until('table', () => true);
  const { devices } = await ann.me();
  const { device } = devices.find(({ kind }: { kind: string }) => kind === 'phone');
  expect((await ann.ask('DELETE', `/people/me/devices/${device}`)).status).toBe(204);
  await stream.untilEnded();
  expect((await lost.ask('GET', `/tables/${table}/seats/0`)).status).toBe(401);
  expect((await lost.ask('GET', '/people/me')).body).toMatchObject({ status: 403, code: 'shut-out' });
  expect((await lost.open()).body.code).toBe('shut-out');
  // Nor with a new cookie and the same key.
  lost.cookie = undefined;
  await lost.start();
  expect((await lost.open()).body.code).toBe('shut-out');
  expect((await ann.ask('GET', `/tables/${table}/seats/0`)).status).toBe(200);
});

test('the first device can be shut out as well; what it had sat down at stays the person’s', async () => {
  const ann = await named('Ann');
  const { table } = await tableOf(ann);
  const phone = await bare();
  await phone.take(await codeOf(ann));
  const first = (await phone.me()).devices.find(({ here }: { here?: true }) => !here).device;
  expect((await phone.ask('DELETE', `/people/me/devices/${first}`)).status).toBe(204);
  expect((await ann.ask('GET', `/tables/${table}/seats/0`)).status).toBe(401);
  expect((await phone.ask('GET', `/tables/${table}/seats/0`)).status).toBe(200);
});

test('attack: a code works once', async () => {
  const ann = await named('Ann');
  const [phone, thief] = [await bare(), await bare()];
  const code = await codeOf(ann);
  expect((await phone.take(code)).status).toBe(200);
  expect((await thief.take(code)).body).toMatchObject({ status: 409, code: 'used' });
  expect((await thief.ask('GET', '/people/transfers', { token: code })).body.code).toBe('used');
  expect((await thief.ask('GET', '/people/me')).body.code).toBe('nobody');
});

test('attack: of two who use a code at the same moment, one is refused', async () => {
  const ann = await named('Ann');
  const rivals = [await bare(), await bare(), await bare()];
  const code = await codeOf(ann);
  const taken = await Promise.all(rivals.map((device) => device.take(code)));
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await ann.me()).devices).toHaveLength(2);
});

test('attack: a code is worth nothing after ten minutes', async () => {
  const ann = await named('Ann');
  const [early, late] = [await bare(), await bare()];
  const first = await codeOf(ann);
  time.leap(9 * MINUTE);
  expect((await early.take(first)).status).toBe(200);
  const second = await codeOf(ann);
  time.leap(11 * MINUTE);
  expect((await late.take(second)).body).toMatchObject({ status: 409, code: 'late' });
  expect((await ann.me()).devices).toHaveLength(2);
});

test('attack: a code that was replaced, guessed, or is some other credential opens nothing', async () => {
  const ann = await named('Ann');
  const { invite } = await tableOf(ann);
  const thief = await bare();
  const replaced = await codeOf(ann);
  await codeOf(ann);
  for (const code of [replaced, 'x'.repeat(24), invite, ann.cookie!.split('=')[1]])
    expect((await thief.take(code)).status).toBe(404);
  expect((await ann.me()).devices).toHaveLength(1);
});

test('attack: another’s code makes nobody but that other', async () => {
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  const mallory = await named('Mallory');
  await codeOf(ann);
  const taken = await mallory.take(await codeOf(bob), await freshKey(mallory));
  expect(taken.body.name).toBe('Bob');
  expect((await ann.me()).devices).toHaveLength(1);
});

const freshKey = (device: TestDevice): Promise<object> => device.signed(newKeyPair());

test('attack: a challenge is signed once, by the browser it was made for, soon, and for this server', async () => {
  const ann = await named('Ann');
  const thief = await bare();
  const once = await ann.signed();
  const replay = { kind: 'computer', ...once };
  expect((await ann.ask('POST', '/people/session', { body: replay })).status).toBe(200);
  expect((await ann.ask('POST', '/people/session', { body: replay })).status).toBe(403);
  // What Ann signed, sent from elsewhere.
  const overheard = { kind: 'computer', ...(await ann.signed()) };
  expect((await thief.ask('POST', '/people/session', { body: overheard })).status).toBe(403);
  // What Ann signed for another server, which passes on a challenge of ours.
  const { challenge } = (await thief.ask('POST', '/people/challenges')).body;
  const lured = { kind: 'computer', ...(await ann.signed(ann.pair, { host: 'evil.example', challenge })) };
  expect((await thief.ask('POST', '/people/session', { body: lured })).status).toBe(403);
  const slow = { kind: 'computer', ...(await ann.signed()) };
  time.leap(3 * MINUTE);
  expect((await ann.ask('POST', '/people/session', { body: slow })).status).toBe(403);
});

test('attack: a key that one has not is not one’s own', async () => {
  const ann = await named('Ann');
  const thief = await bare();
  const { challenge, own } = await thief.signed();
  const stolen = { kind: 'computer', challenge, own: { ...own, key: ann.pair.key } };
  expect((await thief.ask('POST', '/people/session', { body: stolen })).status).toBe(403);
  const nonsense = { ...stolen, own: { key: '_'.repeat(43), signature: own.signature } };
  expect((await thief.ask('POST', '/people/session', { body: nonsense })).status).toBe(403);
  // Nor is it taken over by bringing it along.
  const taken = await thief.take(await codeOf(await named('Bob')), stolen);
  expect(taken.status).toBe(403);
});

test('attack: a page of another site opens nothing', async () => {
  const ann = await named('Ann');
  const headers = { cookie: ann.cookie!, origin: 'https://elsewhere.example' };
  for (const path of ['/people/challenges', '/people/me/transfers', '/people/session']) {
    const reply = await fetch(`${server.base}/api${path}`, { method: 'POST', headers });
    expect([path, reply.status]).toEqual([path, path.endsWith('session') ? 400 : 403]);
  }
});

test('a key that was saved as a file is the person on another browser, until it is shut out', async () => {
  const ann = await named('Ann');
  const file = newKeyPair();
  const saved = await ann.signed(file);
  const kept = { challenge: saved.challenge, file: saved.own };
  expect((await ann.ask('POST', '/people/me/files', { body: kept })).status).toBe(204);
  const open = async (
    device: TestDevice,
  ): Promise<{ status: number; body: { name?: string; code?: string } }> => {
    const { challenge, own } = await device.signed();
    const by = await device.signed(file, { challenge });
    return device.ask('POST', '/people/session', {
      body: { kind: 'phone', challenge, own, file: by.own },
    });
  };
  const phone = await bare();
  expect((await open(phone)).body.name).toBe('Ann');
  const { devices } = await phone.me();
  expect(devices.map(({ kind }: { kind: string }) => kind)).toEqual(['computer', 'file', 'phone']);
  await phone.ask('DELETE', `/people/me/devices/${devices[1].device}`);
  expect((await open(await bare())).body.code).toBe('shut-out');
  expect((await phone.me()).name).toBe('Ann');
});

test('a name is changed, and what others see', async () => {
  const ann = await named('Ann');
  const body = { name: 'Anna', shown: { ratings: false, matches: true } };
  expect((await ann.ask('PUT', '/people/me', { body })).status).toBe(204);
  expect(await ann.me()).toMatchObject(body);
  expect((await ann.ask('PUT', '/people/me', { body: { name: '  ' } })).status).toBe(400);
});

test('all that is kept is handed out, without a secret in it, and is gone when it is taken away', async () => {
  const ann = await named('Ann');
  const { table } = await tableOf(ann, { chat: true });
  await ann.ask('POST', `/tables/${table}/seats/0/chat`, { body: { text: 'Hello there' } });
  const code = await codeOf(ann);
  const { status, body } = await ann.ask('GET', '/people/me/export');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('Hello there');
  for (const secret of [code, ann.cookie!.split('=')[1]]) expect(JSON.stringify(body)).not.toContain(secret);
  const { person } = await ann.me();
  expect((await ann.ask('DELETE', '/people/me')).status).toBe(204);
  expect((await ann.ask('GET', '/people/me')).body.code).toBe('nobody');
  expect(await server.services.store.document('person', person)).toBeUndefined();
  expect(await server.services.store.document('key', ann.pair.key)).toBeUndefined();
  expect(await server.services.store.documents('cookie', person, 9)).toEqual([]);
  expect((await ann.ask('GET', `/tables/${table}`)).status).not.toBe(200);
});

test('twelve devices speak for somebody, and no more', async () => {
  const ann = await named('Ann');
  for (let more = 1; more < 12; more++)
    expect((await (await bare()).take(await codeOf(ann))).status).toBe(200);
  const last = await (await bare()).take(await codeOf(ann));
  expect(last.status).toBe(409);
  expect((await ann.me()).devices).toHaveLength(12);
});
