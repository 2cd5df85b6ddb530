// The estimators against published values, and their intervals against a toy game whose truth is known.

import { Random } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { clopperPearson, wilson } from './binomial.ts';
import { holm } from './holm.ts';
import { type Figure, mean, paired, rate, ratio } from './over-deals.ts';
import { studentQuantile, studentTail } from './student.ts';

test("Student's quantiles are those of the printed tables", () => {
  for (const [freedom, t] of [
    [1, 12.7062],
    [2, 4.3027],
    [5, 2.5706],
    [10, 2.2281],
    [30, 2.0423],
    [120, 1.9799],
  ])
    expect(studentQuantile(freedom, 0.975)).toBeCloseTo(t, 4);
  expect(studentQuantile(9, 0.95)).toBeCloseTo(1.8331, 4);
  expect(studentTail(10, 2.2281)).toBeCloseTo(0.05, 4);
});

test("Wilson's and Clopper and Pearson's intervals are those published", () => {
  // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const published = [
    [81, 263, 0.2553, 0.3662, 0.2527, 0.3676],
    [15, 148, 0.0624, 0.1605, 0.0578, 0.1617],
    [0, 20, 0, 0.1611, 0, 0.1684],
    [1, 29, 0.0061, 0.1718, 0.0009, 0.1776],
  ];
  for (const [hits, cases, low, high, exactLow, exactHigh] of published) {
    const [l, h] = wilson(hits / cases, cases);
    expect(l).toBeCloseTo(low, 4);
    expect(h).toBeCloseTo(high, 4);
    const [el, eh] = clopperPearson(hits, cases);
    expect(el).toBeCloseTo(exactLow, 4);
    expect(eh).toBeCloseTo(exactHigh, 4);
  }
});

test("Holm's rule stops at the first that cannot be told", () => {
  // Holm (1979): the smallest against 5 % by four, the next by three.
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
  expect(holm([0.02, 0.02, 0.02])).toEqual([false, false, false]);
  expect(holm([])).toEqual([]);
});

/** A toy game: a deal favors the seat to begin with, and is then played four times. */
function toyDeals(random: Random, deals: number, bias: number) {
  const chance = (): number => random.next() / 2 ** 32;
  return Array.from({ length: deals }, () => {
    const favor = bias + (chance() - 0.5) * 0.5;
    const plays = Array.from({ length: 4 }, () => Number(chance() < favor));
    return { sum: plays.reduce((sum, one) => sum + one, 0), of: 4 };
  });
}

/** How often of a thousand the interval holds the truth. */
function covered(truth: number, count: (random: Random) => Figure | undefined): number {
  const random = new Random('coverage');
  let hits = 0;
  for (let i = 0; i < 1000; i++) {
    const [low, high] = count(random)!.interval!;
    if (low <= truth && truth <= high) hits++;
  }
  return hits;
}

test.each([
  ['a rate over deals', 0.4, (random: Random) => rate(toyDeals(random, 60, 0.4))],
  ['a ratio over deals', 0.6, (random: Random) => ratio(toyDeals(random, 25, 0.6))],
  ['a rate of single cases', 0.3, (random: Random) => rate(coins(random, 80, 0.3))],
  ['a mean of few deals', 0.5, (random: Random) => mean(coins(random, 12, 0.5).map(spread(random)))],
  [
    'a paired difference',
    0.1,
    (random: Random) => {
      const before = toyDeals(random, 50, 0.4);
      const after = toyDeals(random, 50, 0.5);
      return paired(before.map(({ sum }, i) => (after[i].sum - sum) / 4));
    },
  ],
])('the interval of %s holds the truth 93 to 97 times of 100', (_, truth, count) => {
  const hits = covered(truth, count);
  expect(hits).toBeGreaterThanOrEqual(930);
  expect(hits).toBeLessThanOrEqual(970);
});

test('near 0 the exact interval holds the truth at least 95 times of 100', () => {
  expect(covered(0.01, (random) => rate(coins(random, 100, 0.01)))).toBeGreaterThanOrEqual(950);
});

test('one deal says nothing of how uncertain it is', () => {
  expect(mean([3])).toEqual({ value: 3 });
  expect(mean([])).toBeUndefined();
  expect(rate([{ sum: 1, of: 1 }])).toEqual({ value: 1 });
});

test('no difference at all is none that can be told', () => {
  expect(paired([0, 0, 0])!.chance).toBe(1);
  expect(paired([2, 2, 2])!.chance).toBe(0);
});

function coins(random: Random, cases: number, bias: number) {
  return Array.from({ length: cases }, () => ({ sum: Number(random.next() / 2 ** 32 < bias), of: 1 }));
}

/** Sums of three dice about one half: nearly normal, and few of them. */
function spread(random: Random): () => number {
  return () => 0.5 + [1, 2, 3].reduce((sum) => sum + random.next() / 2 ** 32 - 0.5, 0);
}
