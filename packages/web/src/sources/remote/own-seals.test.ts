// A browser gives the same bits to the same commitment, and remembers both for after the match.

import { beforeEach, expect, test, vi } from 'vitest';
import { heardOf, ownBits } from './own-seals.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('the same commitment gets the same 128 bits, another gets others', () => {
  const first = ownBits('table', 0, 'aa');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(ownBits('table', 0, 'aa')).toBe(first);
  const others = [ownBits('table', 0, 'bb'), ownBits('table', 1, 'aa'), ownBits('another', 0, 'aa')];
  expect(new Set([first, ...others]).size).toBe(4);
  expect(heardOf('table', 0)).toEqual({ aa: first, bb: others[0] });
  expect(heardOf('table', 2)).toEqual({});
});

test('twenty tables are remembered, the latest ones', () => {
  for (let table = 0; table < 25; table++) ownBits(`table ${table}`, 0, 'aa');
  expect(heardOf('table 4', 0)).toEqual({});
  expect(Object.keys(heardOf('table 5', 0))).toEqual(['aa']);
});
