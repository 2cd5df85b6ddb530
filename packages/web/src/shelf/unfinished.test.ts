// Unfinished matches are offered in words.

import { expect, test } from 'vitest';
import { howItStands, whenPlayed, withWhom } from './unfinished.ts';

const seats = [{ name: 'Ann' }, ...['Mabel', 'Roy', 'Otto'].map((name) => ({ name, bot: 'random' }))];
const three = { game: 'do-boy', seats: seats.slice(0, 3), scores: [125, -30, 0] };
const sides = { game: 'tactics', seats, scores: [95, 60, 95, 60] };

test('who plays: the partner where two sides play', () => {
  expect(withWhom('Do-Boy', three)).toBe('Do-Boy, with Mabel and Roy');
  expect(withWhom('Do-Boy', { ...three, seats: seats.slice(0, 1) })).toBe('Do-Boy');
  expect(withWhom('Do-Boy', sides)).toBe('Do-Boy, with Roy');
  expect(withWhom('Do-Boy', { ...sides, game: 'bang' })).toBe('Do-Boy, with Mabel, Roy and Otto');
});

test('how it stands, once there is something to tell', () => {
  expect(howItStands({ ...three, scores: [0, 0, 0] })).toBe('');
  expect(howItStands(three)).toBe('You 125, Mabel −30, Roy 0.');
  expect(howItStands(sides)).toBe('You lead 95 : 60.');
  expect(howItStands({ ...sides, scores: [-20, 60, -20, 60] })).toBe('You trail −20 : 60.');
  expect(howItStands({ ...sides, scores: [60, 60, 60, 60] })).toBe('Tied 60 : 60.');
});

test('which hand is played, from the second on; matches of older editions do not tell', () => {
  expect(howItStands({ ...sides, hand: 3 })).toBe('You lead 95 : 60, hand 3.');
  expect(howItStands({ ...three, hand: 2 })).toBe('You 125, Mabel −30, Roy 0; hand 2.');
  expect(howItStands({ ...three, scores: [0, 0, 0], hand: 2 })).toBe('Hand 2.');
  expect(howItStands({ ...sides, hand: 1 })).toBe('You lead 95 : 60.');
});

test('partners that change have a score of their own', () => {
  expect(howItStands({ ...sides, game: 'sammy', scores: [1, 2, 3, 4] })).toBe(
    'You 1, Mabel 2, Roy 3, Otto 4.',
  );
});

test('when it was last played', () => {
  const now = new Date(2026, 10, 15, 9, 30);
  expect(whenPlayed(new Date(2026, 10, 15, 0, 5).getTime(), now)).toBe('Today.');
  expect(whenPlayed(new Date(2026, 10, 14, 23, 55).getTime(), now)).toBe('Yesterday.');
  expect(whenPlayed(new Date(2026, 2, 3).getTime(), now)).toBe('March 3.');
});
