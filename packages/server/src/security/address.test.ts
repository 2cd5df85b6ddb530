// One house, one count: addresses of IPv6 are counted by their network.

import { expect, test } from 'vitest';
import { isThisMachine, networkOf } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:5:aaaa:bbbb:cccc:dddd', '2001:db8:0:5::/64'],
  ['2001:0DB8:0000:0005::1', '2001:db8:0:5::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('this machine is told from others', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isThisMachine)).toBe(true);
  expect(['203.0.113.7', '::2', '::ffff:10.0.0.1'].some(isThisMachine)).toBe(false);
});
