// Figures: what counts, streaks, averages, days in a row.

import { expect, test } from 'vitest';
import {
  counted,
  daysInARow,
  figuresOf,
  leftOut,
  margin,
  middleOf,
  rolling,
  runs,
  tallyOf,
} from './figures.ts';
import type { Outcome, PastMatch } from './past.ts';

let clock = 0;
const match = (outcome: Outcome, more: Partial<PastMatch> = {}): PastMatch => ({
  id: String(clock),
  game: 'tactics',
  edition: 1,
  rules: {},
  seats: [{ name: 'You' }, { name: 'Mabel', bot: 'random' }],
  seed: '1',
  began: clock * 1000,
  ended: ++clock * 1000,
  outcome,
  own: outcome === 'won' ? 150 : 90,
  other: outcome === 'won' ? 90 : 150,
  scores: [],
  winners: [],
  hands: 1,
  plays: 1,
  hints: 0,
  contracts: [],
  ...more,
});

test('streaks: wins and losses in a row, shared matches end neither', () => {
  const matches = (['won', 'won', 'lost', 'won', 'shared', 'won', 'won'] as const).map((outcome) =>
    match(outcome),
  );
  expect(runs(matches).map(({ length }) => length)).toEqual([2, 1, 3]);
  expect(figuresOf(matches)).toMatchObject({ played: 7, won: 5, shared: 1, streak: 3, bestStreak: 3 });
  expect(figuresOf([match('lost'), match('lost')]).streak).toBe(-2);
  expect(figuresOf([])).toMatchObject({ played: 0, streak: 0, bestStreak: 0 });
});

test('best and margin: low points win Do-Boy', () => {
  const low = match('won', { game: 'do-boy', own: 12, other: 50 });
  expect(margin(low)).toBe(38);
  expect(figuresOf([low, match('lost', { game: 'do-boy', own: 51, other: 20 })]).best).toBe(12);
  expect(margin(match('lost'))).toBe(-60);
});

test('how long a match takes: none that lay about, and none that nobody saw begin', () => {
  const lasted = (minutes: number): PastMatch => match('won', { began: 0, ended: minutes * 60_000 });
  expect(figuresOf([lasted(10), lasted(0), lasted(20), lasted(2000)]).averageMinutes).toBe(15);
  expect(figuresOf([lasted(0)]).averageMinutes).toBeUndefined();
});

test('lessons are never counted, many hints only where it is wanted', () => {
  const all = [match('won', { practice: true }), match('won', { hints: 11 }), match('won', { hints: 10 })];
  expect(counted(all)).toHaveLength(1);
  expect(counted(all, true)).toHaveLength(2);
});

test('what the list shows beyond what is counted', () => {
  const all = [match('won', { practice: true }), match('won', { hints: 11 }), match('won', { hints: 10 })];
  expect(leftOut(all)).toBe('1 practice match and 1 with more than ten hints');
  expect(leftOut(all, true)).toBe('1 practice match');
  expect(leftOut(all.slice(2))).toBe('');
});

test('averages of the last ones, and how often each was reached', () => {
  expect(rolling([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
  expect(tallyOf([0, 2, 2, 3], 3)).toEqual([1, 0, 2, 1]);
});

test('days in a row end yesterday or today, over the ends of months', () => {
  const today = new Date(2026, 10, 2, 9);
  expect(daysInARow(new Set(['2026-10-31', '2026-11-01', '2026-11-02']), today)).toBe(3);
  expect(daysInARow(new Set(['2026-10-31', '2026-11-01']), today)).toBe(2);
  expect(daysInARow(new Set(['2026-10-31']), today)).toBe(0);
});

test('where more than half of the games end: the narrowest span', () => {
  expect(middleOf([3])).toEqual([3, 3]);
  expect(middleOf([1, 5, 5, 5, 9])).toEqual([5, 5]);
  expect(middleOf([0, 2, 3, 4, 9, 10])).toEqual([0, 4]);
  expect(middleOf([2, 3, 3, 4, 10, 14])).toEqual([2, 4]);
});
