// The address for other nodes answers nothing that is not signed by one of them, for this node, and about now.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/services.mjs';
import { parseInner } from './address.ts';
import { ELSEWHERE, Inner, ORIGIN, SIGNATURE, SIGNED_AT } from './inner.ts';
import { type Signed, sign } from './signing.ts';

const SECRET = 'the secret of the nodes';
let takes = true;
let inner: Inner;
let base: URL;

beforeAll(async () => {
  base = new URL(`http://127.0.0.1:${await freePort()}`);
  inner = await Inner.open(base, {
    secret: SECRET,
    id: 7,
    now: () => 100_000,
    takes: () => takes,
    answer: (_, response) => response.end('done'),
  });
});
afterAll(() => inner.close());

const GOOD: Signed = {
  to: 7,
  at: 100_000,
  method: 'POST',
  url: '/api/tables/t/start',
  origin: '{"ip":"203.0.113.7","host":"localhost","protocol":"http"}',
  body: '{"name":"Ann"}',
};

/** Sends what `sent` says, signed as `signed` says; returns the status. */
async function send(sent: Partial<Signed> = {}, signed: Partial<Signed> = sent, secret = SECRET) {
  const { method, url, at, origin, body } = { ...GOOD, ...sent };
  const signature = sign(secret, { ...GOOD, ...signed });
  const headers = { [ORIGIN]: origin, [SIGNED_AT]: String(at), [SIGNATURE]: signature };
  return (await fetch(new URL(url, base), { method, headers, body })).status;
}

test('what is signed is answered', async () => {
  expect(await send()).toBe(200);
});

test.each<[string, Partial<Signed>, Partial<Signed>, string?]>([
  ['with another secret', {}, {}, 'a guess'],
  ['for another node', { to: 8 }, { to: 8 }],
  ['of long ago', { at: 1 }, { at: 1 }],
  ['of another path', { url: '/api/tables/u/start' }, {}],
  ['of another method', { method: 'PUT' }, {}],
  ['of another sender', { origin: '{"ip":"127.0.0.1","host":"localhost","protocol":"http"}' }, {}],
  ['of another body', { body: '{"name":"Bob"}' }, {}],
  ['of another time', { at: 100_001 }, {}],
])('a signature %s is refused', async (_, sent, signed, secret) => {
  expect(await send(sent, signed, secret)).toBe(403);
});

test('without a signature, or with too long a body, nothing is answered', async () => {
  expect((await fetch(base)).status).toBe(403);
  expect(await send({ body: 'x'.repeat(20_000) })).toBe(403);
});

test('a node that is about to stop takes nothing', async () => {
  takes = false;
  expect(await send()).toBe(ELSEWHERE);
  takes = true;
});

test('the address is http, a host and a port', async () => {
  expect(parseInner('http://10.0.0.5:4849').host).toBe('10.0.0.5:4849');
  expect(parseInner('http://[fd00::5]:4849/').hostname).toBe('[fd00::5]');
  for (const wrong of [
    '',
    '10.0.0.5:4849',
    'https://10.0.0.5:4849',
    'http://10.0.0.5',
    'http://a:0',
    'http://a:1/x',
  ])
    expect(() => parseInner(wrong)).toThrow(
      /^--inner takes http:\/\/, a host and a port, not ".*"\. It is where/,
    );
  const taken = Inner.open(base, {
    secret: '',
    id: 1,
    now: () => 0,
    takes: () => true,
    answer: () => undefined,
  });
  await expect(taken).rejects.toThrow(/^--inner: 127\.0\.0\.1:\d+ cannot be served \(.*EADDRINUSE.*\)\.$/);
});
