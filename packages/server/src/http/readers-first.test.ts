// Readers come back before anything is done: what waits for them, and for how long at most.

import { realTime } from '@messdeck/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadersFirst } from './readers-first.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const atOnce = (): Promise<void> => Promise.resolve();

test('what is to be done waits until no reader has come for a moment', async () => {
  const readers = new ReadersFirst(realTime);
  const { waiting } = readers;
  vi.advanceTimersByTime(250);
  await readers.letIn(atOnce);
  vi.advanceTimersByTime(250);
  expect(readers.waiting).toBe(waiting);
  vi.advanceTimersByTime(50);
  expect(readers.waiting).toBeUndefined();
  await waiting;
});

test('whoever stands in the door is waited for', async () => {
  const readers = new ReadersFirst(realTime);
  let open: () => void = () => undefined;
  const coming = readers.letIn(() => new Promise((resolve) => (open = resolve)));
  vi.advanceTimersByTime(1000);
  expect(readers.waiting).toBeDefined();
  open();
  await coming;
  vi.advanceTimersByTime(250);
  expect(readers.waiting).toBeDefined();
  vi.advanceTimersByTime(50);
  expect(readers.waiting).toBeUndefined();
});

test('a process too busy to look up has not seen a lull', async () => {
  const readers = new ReadersFirst(realTime);
  // Half a second in which nothing could be read: one look is due, then those who knocked meanwhile.
  vi.setSystemTime(Date.now() + 500);
  vi.advanceTimersToNextTimer();
  await readers.letIn(atOnce);
  vi.advanceTimersByTime(250);
  expect(readers.waiting).toBeDefined();
});

test('nobody waits longer than four seconds, however many still come', async () => {
  const readers = new ReadersFirst(realTime);
  for (let ms = 0; ms < 4000; ms += 100) {
    expect(readers.waiting).toBeDefined();
    await readers.letIn(atOnce);
    vi.advanceTimersByTime(100);
  }
  expect(readers.waiting).toBeUndefined();
});
