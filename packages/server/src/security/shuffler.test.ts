// Cards that nobody can foresee: every order comes, from the system's own source.

import { Random } from '@messdeck/engine';
import { expect, test, vi } from 'vitest';
import { secretChance } from './shuffler.ts';

test('every order of three cards comes about equally often, whatever was drawn before', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = secretChance({ hand: 0, draw: 0 }).shuffle([1, 2, 3]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // A thousand each; six standard deviations is 173.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(173);
});

test('neither the engine’s generator nor Math.random has a part in it', () => {
  const spies = [vi.spyOn(Math, 'random'), vi.spyOn(Random.prototype, 'next')];
  secretChance({ hand: 7, draw: 0 }).shuffle(Array.from({ length: 52 }, (_, card) => card));
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});
