// Notices by Web Push, received by an endpoint of one's own.

import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { hashOf as hash } from '../security/keys.ts';
import { call, hasty, seatAll, startServer, type TestServer } from '../server.testing.ts';
import { delayOf } from './notices.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** A push service; `answers`: what it says to one notice after the other. */
async function pushService(answers: number[] = []): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => new Promise((resolve) => server.close(resolve)) });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/for-ann`, received };
}

async function serving(url: string): Promise<TestServer> {
  const server = await startServer({ time: hasty(20), isPushService: (endpoint) => endpoint === url });
  open.push(server);
  return server;
}

/** What a browser has when it asks for notices. */
function subscription(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, keys };
}

const TABLE = { game: 'flag', seats: 1, clock: { days: 3 } };

/** Ann asks for notices before her match begins. */
async function annAsks(base: string, wanted: object): Promise<string> {
  const made = await call(base, 'POST', '/api/tables', { body: { name: 'Ann', ...TABLE } });
  const { table, token } = made.body;
  const put = await call(base, 'PUT', '/api/your-turn/notices', { token, body: wanted });
  expect(put.status).toBe(204);
  await call(base, 'POST', `/api/tables/${table}/start`, { token });
  return token;
}

test('whoever asks is told that it is their turn, sealed for their browser and signed by the server', async () => {
  const { url, received } = await pushService();
  const { base, faults } = await serving(url);
  const { key } = (await call(base, 'GET', '/api/your-turn/notices')).body;
  await annAsks(base, subscription(url));
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  const [{ headers, body }] = received;
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(Number(headers['ttl'])).toBeGreaterThan(0);
  expect(headers['authorization']).toContain(`k=${key}`);
  // Nothing can be read on the way.
  expect(body.length).toBeGreaterThan(60);
  expect(body.includes('table')).toBe(false);
  expect(faults).toEqual([]);
});

test('a service that fails is asked again; one that knows nobody any more is forgotten', async () => {
  const failing = await pushService([500, 503]);
  const first = await serving(failing.url);
  await annAsks(first.base, subscription(failing.url));
  await expect.poll(() => failing.received.length, { timeout: 20_000 }).toBe(3);
  const gone = await pushService([410]);
  const second = await serving(gone.url);
  const token = await annAsks(second.base, subscription(gone.url));
  await expect.poll(() => gone.received.length, { timeout: 20_000 }).toBe(1);
  const left = async (): Promise<number> =>
    (await second.services.store.documents('push', hash(token), 9)).length;
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
});

test('the server sends to no address but those of push services, and to nobody who has stopped it', async () => {
  const { url, received } = await pushService();
  const { base } = await serving(url);
  const { seats } = await seatAll(base, { game: 'flag', seats: 1 });
  const ask = (endpoint: string) =>
    call(base, 'PUT', '/api/your-turn/notices', { token: seats[0].token, body: subscription(endpoint) });
  expect((await ask('http://127.0.0.1:1/inside')).status).toBe(422);
  expect((await ask('no address')).status).toBe(400);
  const made = await call(base, 'POST', '/api/tables', { body: { name: 'Ann', ...TABLE } });
  const { table, token } = made.body;
  await call(base, 'PUT', '/api/your-turn/notices', { token, body: subscription(url) });
  const stop = { token, body: { endpoint: url } };
  expect((await call(base, 'DELETE', '/api/your-turn/notices', stop)).status).toBe(204);
  await call(base, 'POST', `/api/tables/${table}/start`, { token });
  const waits = async () => (await call(base, 'GET', '/api/your-turn', { token })).body.tables.length;
  await expect.poll(waits, { timeout: 20_000 }).toBe(1);
  expect(received).toEqual([]);
});

test('notices wait for the hour of the day, and for the morning where the night is to be quiet', () => {
  const at = (hour: number): number => Date.UTC(2026, 10, 19, hour);
  const hours = (wanted: object, now: number): number =>
    delayOf({ ...subscription(''), ...wanted }, now) / 3_600_000;
  expect(hours({}, at(23))).toBe(0);
  expect(hours({ daily: 19 }, at(12))).toBe(7);
  expect(hours({ daily: 19 }, at(20))).toBe(23);
  expect(hours({ notAtNight: true }, at(23))).toBe(9);
  expect(hours({ notAtNight: true }, at(7))).toBe(1);
  expect(hours({ notAtNight: true }, at(12))).toBe(0);
  // Chicago is six hours behind.
  expect(hours({ notAtNight: true, offset: -360 }, at(5))).toBe(9);
});
