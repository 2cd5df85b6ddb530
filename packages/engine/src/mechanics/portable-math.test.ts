// Our own functions agree with the library's but for the last bits, and give the bits written here on every machine.

import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { doublingsTo, exp, log, logOfCount, power } from './portable-math.ts';

const random = new Random('portable');
const numbers = Array.from({ length: 2000 }, () => random.next() / 2 ** 32);

function closeTo(ours: number, theirs: number): void {
  expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(Math.abs(theirs) * 1e-15);
}

test('exp', () => {
  for (const x of numbers)
    for (const size of [1, 30, 600]) closeTo(exp((2 * x - 1) * size), Math.exp((2 * x - 1) * size));
  expect([exp(0), exp(-1000), exp(1000), exp(Number.NaN)]).toEqual([
    1,
    0,
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ]);
});

test('log', () => {
  for (const x of numbers) for (const size of [1e-9, 3, 1e12]) closeTo(log(x * size), Math.log(x * size));
  expect([log(1), log(0), log(-1)]).toEqual([0, Number.NEGATIVE_INFINITY, Number.NaN]);
  for (let n = 1; n < 5000; n += 7) expect(logOfCount(n)).toBe(log(n));
});

test('powers and doublings', () => {
  expect([power(3, 0), power(3, 4), power(0.5, 3)]).toEqual([1, 81, 0.125]);
  for (let n = 1; n < 3000; n++) expect(doublingsTo(n)).toBe(Math.ceil(Math.log2(n)));
});

test('the bits are the same everywhere', () => {
  const bits = new Uint32Array(new Float64Array([exp(1.5), exp(-3.25), log(10), log(0.3)]).buffer);
  expect([...bits]).toMatchInlineSnapshot(`
    [
      3863987521,
      1074916671,
      2233569325,
      1067702838,
      3149223190,
      1073900465,
      4240287521,
      3220390776,
    ]
  `);
});
