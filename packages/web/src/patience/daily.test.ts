// Today's deal: the counted try, the streak, and a text that betrays no card.

import { expect, test } from 'vitest';
import type { PastMatch } from '../history/past.ts';
import { dailyOf, shareText, untilMidnight } from './daily.ts';

const past = (daily: string, own: number): PastMatch => ({
  id: daily,
  game: 'flag',
  edition: 1,
  rules: {},
  seats: [{ name: 'You' }],
  seed: `daily ${daily}`,
  began: 0,
  ended: 1,
  outcome: 'solo',
  own,
  scores: [own],
  winners: [],
  hands: 1,
  plays: 61,
  hints: 0,
  contracts: [],
  daily,
});

const now = new Date(2026, 10, 16, 14, 48);

test('a counted try, yesterday’s, and days in a row', () => {
  const daily = dailyOf([past('2026-11-16', 6), past('2026-11-15', 8), past('2026-11-13', 2)], [], now);
  expect(daily).toMatchObject({ day: '2026-11-16', streak: 2, yesterday: 8 });
  expect(daily.result?.own).toBe(6);
  expect(daily.average).toBeCloseTo(16 / 3);
  expect(dailyOf([], [], now)).toEqual({ day: '2026-11-16', streak: 0 });
});

test('the text tells the result and no card', () => {
  expect(shareText(dailyOf([past('2026-11-16', 6)], [], now)).split('\n')).toEqual([
    'Messdeck · Flag · 16 November 2026',
    'Captain: 6 flags of 14',
    '⚑⚑⚑⚑⚑⚑⚐⚐⚐⚐⚐⚐⚐⚐',
    '61 actions, no hint',
    'The first day',
  ]);
});

test('the next deal comes at midnight', () => {
  expect(untilMidnight(now)).toBe('9 h 12 min');
});
