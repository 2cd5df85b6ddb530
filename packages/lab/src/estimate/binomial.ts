// Intervals for a rate, 95 of 100: Wilson's, and Clopper and Pearson's where it is near 0 or 1.

import { betaQuantile } from './beta.ts';

const Z = 1.959963984540054;

/** Wilson's score interval; `cases` may be a fraction where cases depend on each other. */
export function wilson(share: number, cases: number): readonly [number, number] {
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * cases)) / (1 + z2 / cases);
  const reach = (Z / (1 + z2 / cases)) * Math.sqrt((share * (1 - share)) / cases + z2 / (4 * cases * cases));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** The exact interval, never too short. */
export function clopperPearson(hits: number, cases: number): readonly [number, number] {
  return [
    hits === 0 ? 0 : betaQuantile(hits, cases - hits + 1, 0.025),
    hits === cases ? 1 : betaQuantile(hits + 1, cases - hits, 0.975),
  ];
}
