// Our SHA-256 and HMAC against the system's, at every length around the edges of a block.

import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromText, toHex } from './bytes.ts';
import { hmac, sha256 } from './sha256.ts';

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);

test('SHA-256 is the one of the standard', () => {
  expect(toHex(sha256(fromText('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  for (let length = 0; length <= 200; length++) {
    const message = bytes(length);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('HMAC is the one of the standard, for short, whole and long keys', () => {
  for (const size of [0, 1, 32, 63, 64, 65, 200]) {
    const keyed = hmac(bytes(size));
    for (let length = 0; length <= 130; length++) {
      const message = bytes(length);
      expect(toHex(keyed(message))).toBe(createHmac('sha256', bytes(size)).update(message).digest('hex'));
    }
  }
});
