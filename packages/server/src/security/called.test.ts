// A server answers to its own names only.

import { expect, test } from 'vitest';
import { Called } from './called.ts';

const called = new Called(['Cards.Example.org'], 'desk.lan');

test.each([
  'localhost',
  'localhost:4848',
  'LOCALHOST.',
  'messdeck.localhost:80',
  '127.0.0.1:4848',
  '192.168.1.20',
  '[::1]:4848',
  '[fe80::1]',
  'desk',
  'desk.lan:4848',
  'desk.local',
  'cards.example.org',
  'cards.example.org.:443',
])('%s is this server', (host) => {
  expect(called.is(host)).toBe(true);
});

test.each([
  '',
  'example.org',
  'evil.example.org:4848',
  'cards.example.org.evil.net',
  'localhost.evil.net',
  '127.0.0.1.evil.net',
  'desk.evil.net',
  '[::1',
])('%s is not', (host) => {
  expect(called.is(host)).toBe(false);
});
