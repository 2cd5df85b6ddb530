// What the page says of a lost line.

import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { type TableLine, troubleOf } from './connection-banner.tsx';

afterEach(() => vi.unstubAllGlobals());

function lost(restarting: boolean, seat: number | null = 0): TableLine {
  const [missed, unanswered] = [signal(0), signal(undefined)];
  return { line: signal('lost'), restarting: signal(restarting), missed, unanswered, seat };
}

test('a lost line is no server that restarts, unless the server has said so', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(troubleOf(lost(false), true)?.says).toBe('Connection lost. Trying again…');
  expect(troubleOf(lost(true), true)?.says).toBe('The server is restarting.');
  expect(troubleOf(lost(false), true)?.more).toBe('Nothing is lost and your chair is kept.');
  expect(troubleOf(lost(false, null), true)?.more).toBe('Nothing is lost.');
});

test('without a network it is the network', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(troubleOf(lost(true), true)?.says).toBe('You are offline.');
});
