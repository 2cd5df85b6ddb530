// Unfinished matches are offered in words.

import { expect, test } from 'vitest';
import { howItStands, whenPlayed, withWhom } from './unfinished.ts';

const seats = [{ name: 'Ann' }, { name: 'Mabel', bot: 'random' }, { name: 'Roy', bot: 'random' }];

test('who plays', () => {
  expect(withWhom({ seats })).toBe(' with Mabel and Roy');
  expect(withWhom({ seats: seats.slice(0, 2) })).toBe(' with Mabel');
  expect(withWhom({ seats: seats.slice(0, 1) })).toBe('');
});

test('how it stands, once there is something to tell', () => {
  expect(howItStands({ seats, scores: [0, 0, 0] })).toBe('');
  expect(howItStands({ seats, scores: [125, -30, 0] })).toBe('You 125, Mabel −30, Roy 0.');
});

test('when it was last played', () => {
  const now = new Date(2026, 10, 15, 9, 30);
  expect(whenPlayed(new Date(2026, 10, 15, 0, 5).getTime(), now)).toBe('Last played today.');
  expect(whenPlayed(new Date(2026, 10, 14, 23, 55).getTime(), now)).toBe('Last played yesterday.');
  expect(whenPlayed(new Date(2026, 2, 3).getTime(), now)).toBe('Last played on 3 March.');
});
