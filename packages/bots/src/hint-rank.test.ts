// The order of the choices of a hint, and their bars.

import { expect, test } from 'vitest';
import type { Expectation } from './expert/expect.ts';
import { ranked } from './hint-rank.ts';

type Gains = readonly (readonly number[])[];

const told = (...gains: Gains): Expectation<string>[] =>
  gains.map((one, move) => ({ move, gains: one, isCounted: true, goals: [], came: 0 }));
const order = (gains: Gains, book: number[]): number[] =>
  ranked(told(...gains), book).map(({ move }) => move);

test('what brings clearly more comes first, whatever the book says', () => {
  expect(
    order(
      [
        [5, 5, 5, 5],
        [9, 9, 9, 9],
        [7, 7, 7, 7],
      ],
      [0, 2],
    ),
  ).toEqual([1, 2, 0]);
});

test('within luck the book decides, and then what brings more', () => {
  const wavering = [20, 0, 20, 0];
  expect(order([[9, 9, 9, 9], wavering, [11, 11, 11, 11]], [1])).toEqual([1, 2, 0]);
});

test('than the first nothing does better by more than luck, also where the book prefers it', () => {
  // 1 is no worse than 0 by luck alone; but 2 is surely better than 1.
  const one = [20, 0, 20, 0];
  const two = [21, 1, 21, 1];
  const [first, ...others] = ranked(told([11, 11, 11, 11], one, two), [1, 0]);
  expect(first.move).toBe(0);
  for (const { mean, luck } of others) expect(mean - first.mean).toBeLessThanOrEqual(luck);
});

test('bars are full for the first and what is too close to call, empty for the worst, and never rise', () => {
  const shares = (...gains: Gains): number[] => ranked(told(...gains), [0]).map(({ share }) => share);
  expect(shares([9, 9], [8, 8], [5, 5])).toEqual([1, 0.75, 0]);
  expect(shares([9, 9], [20, 0], [5, 5])).toEqual([1, 1, 0]);
  expect(shares([3, 3], [3, 3])).toEqual([1, 1]);
  expect(shares([10, 10, 10, 10], [9, 9, 9, 9], [20, 0, 10, 2], [5, 5, 5, 5])).toEqual([1, 0.8, 0.8, 0]);
  expect(shares([7, 7])).toEqual([1]);
});
