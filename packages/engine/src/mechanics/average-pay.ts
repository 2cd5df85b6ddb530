// What a bid pays on average, where the result of a hand is known but for its spread.

import { exp } from './portable-math.ts';

/** What a result is worth on average, if it lies around `mean` with this spread, in steps of `step` from 0 to `most`. */
export function averagePay(
  mean: number,
  spread: number,
  step: number,
  most: number,
  pay: (result: number) => number,
): number {
  let total = 0;
  let sum = 0;
  for (let result = 0; result <= most; result += step) {
    const z = (result - mean) / spread;
    const weight = exp(-0.5 * z * z);
    total += weight;
    sum += weight * pay(result);
  }
  return sum / total;
}
