// At a terminal the log is sentences.

import { expect, test } from 'vitest';
import { plainLine } from './log.ts';

test('a line says when, what and about which ids', () => {
  const facts = {
    level: 30,
    time: '2026-11-19T17:03:12.345Z',
    table: 'AbC',
    seat: 2,
    why: 'gave up the chair',
  };
  expect(plainLine(JSON.stringify({ ...facts, msg: 'left' }))).toBe(
    '17:03:12 left (table AbC, seat 2, why gave up the chair)\n',
  );
});

test('an error stands out, with its trace', () => {
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at here' };
  expect(plainLine(JSON.stringify({ level: 50, time: '2026-11-19T17:03:12Z', err, msg: 'fault' }))).toBe(
    '17:03:12 ERROR fault\nError: no\n    at here\n',
  );
});
