// What a bid is said to be worth agrees with how it is scored.

import { expect, test } from 'vitest';
import { worthOfBid as inMilitac } from './militac/index.ts';
import { worthOfBid as inSammy } from './sammy/index.ts';
import { DENOMINATIONS } from './sammy/position.ts';
import { bidPoints } from './sammy/score.ts';
import { worthOfBid as inTactics } from './tactics/index.ts';

test('MIL, Scoring: the value by the printed table, made or failed', () => {
  expect(inMilitac(8, 'engineers')).toBe('Made: 24, and 1 for each squad above. Failed: 24 to the others.');
  expect(inMilitac(12, 'combined')).toBe('Made: 50. Failed: 50 to the others.');
});

test('SAM, Scoring: what the declarants and the opponents get', () => {
  const bid = 8 * DENOMINATIONS.length;
  const [made] = bidPoints(bid, 0, 8);
  const above = bidPoints(bid, 0, 9)[0] - made;
  const [, short] = bidPoints(bid, 0, 7);
  expect(inSammy('8')).toBe(
    `8 tricks or more: ${made}, and ${above} for each above. Each one short: ${short} to the others.`,
  );
  expect(inSammy(undefined)).toContain(`Made: ${made}, and ${above} for each trick above it.`);
});

test('TAC, Scoring: a failed bid costs itself, or by agreement what is missing', () => {
  expect(inTactics({ setback: 'bid' }, '75')).toBe('Made: everything you take, 75 or more. Failed: −75.');
  expect(inTactics({ setback: 'shortfall' }, '75')).toContain('Failed: minus what is missing.');
  expect(inTactics({ setback: 'bid' }, undefined)).toContain('you lose the bid.');
});
