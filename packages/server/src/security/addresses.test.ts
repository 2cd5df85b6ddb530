// How much may be asked from one address.

import { expect, test } from 'vitest';
import { Addresses, networkOf } from './addresses.ts';

test('an address may ask so often in ten seconds, then it is told when it may go on', () => {
  let now = 0;
  const addresses = new Addresses({ now: () => now, later: () => () => undefined });
  const ask = (address: string): number => addresses.ask(address, 2);
  expect([ask('192.0.2.1'), ask('192.0.2.1')]).toEqual([0, 0]);
  now = 2500;
  expect(ask('192.0.2.1')).toBe(8);
  expect(ask('192.0.2.2')).toBe(0);
  now = 9999;
  expect(ask('192.0.2.1')).toBe(1);
  now = 10_000;
  expect(ask('192.0.2.1')).toBe(0);
});

test('addresses of one IPv6 network count as one, however they are written', () => {
  const same = ['2001:db8:0:2::1', '2001:DB8:0:2:ffff::', '2001:0db8:0000:0002:0:0:0:9'];
  expect(new Set(same.map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:0:3::1')).not.toBe(networkOf(same[0]));
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
});
