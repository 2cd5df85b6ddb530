// Readers come back before anything is done: what waits for them, and for how long at most.

import { realTime } from '@messdeck/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadersFirst } from './readers-first.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is to be done waits until no reader has come for a moment', async () => {
  const readers = new ReadersFirst(realTime);
  const { waiting } = readers;
  vi.advanceTimersByTime(250);
  readers.came();
  vi.advanceTimersByTime(250);
  expect(readers.waiting).toBe(waiting);
  vi.advanceTimersByTime(50);
  expect(readers.waiting).toBeUndefined();
  await waiting;
});

test('nobody waits longer than a second and a half, however many still come', () => {
  const readers = new ReadersFirst(realTime);
  for (let ms = 0; ms < 1500; ms += 100) {
    expect(readers.waiting).toBeDefined();
    readers.came();
    vi.advanceTimersByTime(100);
  }
  expect(readers.waiting).toBeUndefined();
});
