// Today's deal: its game, the counted try, the streak, and a text that betrays no card.

import { expect, test } from 'vitest';
import type { PastMatch } from '../history/past.ts';
import { dailyOf, isPastDay, shareText, untilMidnight, wentOf } from './daily.ts';
import { gameOf } from './days.ts';

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

const LINK = 'https://example.org/#/daily/2026-11-16';
const now = new Date(2026, 10, 16, 14, 48);

test('a counted try, yesterday’s, and days in a row', () => {
  const daily = dailyOf([past('2026-11-16', 6), past('2026-11-15', 8), past('2026-11-13', 2)], [], now);
  expect(daily).toMatchObject({ day: '2026-11-16', streak: 2, yesterday: { own: 8 } });
  expect(daily.result?.own).toBe(6);
  expect(daily.average).toBeCloseTo(16 / 3);
  expect(dailyOf([], [], now)).toEqual({ day: '2026-11-16', game: gameOf('2026-11-16').game, streak: 0 });
});

test('the text tells the result and no card', () => {
  expect(shareText(dailyOf([past('2026-11-16', 6)], [], now), LINK).split('\n')).toEqual([
    'Messdeck · Flag · November 16, 2026',
    'Captain: 6 flags of 14',
    '⚑⚑⚑⚑⚑⚑⚐⚐⚐⚐⚐⚐⚐⚐',
    '61 actions, no hint',
    'The first day',
    LINK,
  ]);
});

test('the next deal comes at midnight', () => {
  expect(untilMidnight(now)).toBe('9 h 12 min');
});

test('five games take turns, and start again after five days', () => {
  const days = ['16', '17', '18', '19', '20', '21'].map((day) => gameOf(`2026-11-${day}`).game);
  expect(new Set(days)).toEqual(new Set(['flag', 'tactics', 'sammys-travels', 'do-boy', 'militac']));
  expect(days[5]).toBe(days[0]);
});

test('a try of an earlier edition keeps its game, and only days with the same game make the average', () => {
  const tactics = { ...past('2026-11-15', 120), game: 'tactics', outcome: 'won' as const };
  const daily = dailyOf([past('2026-11-16', 6), tactics], [], now);
  expect(daily).toMatchObject({ game: 'flag', streak: 2, average: 6, yesterday: { game: 'tactics' } });
});

test('how each game went is said in its own words', () => {
  const four = { seats: ['You', 'Mabel', 'Roy', 'Otto'].map((name) => ({ name })), outcome: 'won' as const };
  expect(wentOf(past('2026-11-16', 1))).toBe('1 flag');
  expect(wentOf({ ...past('2026-11-16', 23), game: 'sammys-travels' })).toBe('23 states');
  expect(wentOf({ ...past('2026-11-16', 85), ...four, game: 'tactics', other: 35 })).toBe('won 85 : 35');
  expect(wentOf({ ...past('2026-11-16', 4), ...four, game: 'do-boy', outcome: 'lost', other: 1 })).toBe(
    'lost with 4 points',
  );
});

test('a link leads to days that have been, and to no other', () => {
  expect(isPastDay('2026-11-15', '2026-11-16')).toBe(true);
  for (const text of ['2026-11-16', '2026-11-17', '2026-99-99', '', 'x'])
    expect(isPastDay(text, '2026-11-16')).toBe(false);
});
