// Who is here, and who is waited for when a table is closed.

import { expect, test } from 'vitest';
import { Presence } from './presence.ts';

test('nobody is waited for whose line ends because the table is closed: a server that stops does so at once', () => {
  const waiting: Set<() => void> = new Set();
  const later = (_: number, task: () => void): (() => void) => {
    waiting.add(task);
    return () => waiting.delete(task);
  };
  const presence = new Presence({ now: () => 0, later }, () => undefined);
  for (const seat of [0, 1]) presence.arrive(seat);
  presence.leave(1);
  expect(waiting.size).toBeGreaterThan(0);
  presence.stop();
  presence.leave(0);
  expect(waiting.size).toBe(0);
});
