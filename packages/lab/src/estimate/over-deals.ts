// Figures over deals. Plays of one deal depend on each other, deals do not; so a deal is one case, however often it was
// played.

import { clopperPearson, wilson } from './binomial.ts';
import { studentQuantile, studentTail } from './student.ts';

/** For one deal a sum and what it is counted in: points of hands, wins of matches. */
export interface Share {
  readonly sum: number;
  readonly of: number;
}

export type Interval = readonly [low: number, high: number];

export interface Figure {
  readonly value: number;
  /** 95 of 100; left out where a single deal says nothing of it. */
  readonly interval?: Interval;
}

/** Below this many hits or misses the exact interval is used. */
const FEW = 5;

/** The mean over deals, with Student's interval. */
export function mean(values: readonly number[]): Figure | undefined {
  return ratio(values.map((sum) => ({ sum, of: 1 })));
}

/** The sum over deals in relation to what it is counted in, with Student's interval. */
export function ratio(shares: readonly Share[]): Figure | undefined {
  const of = total(shares, 'of');
  if (of === 0) return undefined;
  const value = total(shares, 'sum') / of;
  if (shares.length < 2) return { value };
  const reach = studentQuantile(shares.length - 1, 0.975) * errorOf(shares, value, of);
  return { value, interval: [value - reach, value + reach] };
}

/** A rate between 0 and 1: Wilson's interval, near the ends Clopper and Pearson's. */
export function rate(shares: readonly Share[]): Figure | undefined {
  const of = total(shares, 'of');
  if (of === 0) return undefined;
  const hits = total(shares, 'sum');
  const value = hits / of;
  if (shares.length < 2) return { value };
  const alone = shares.every((share) => share.of === 1 && (share.sum === 0 || share.sum === 1));
  if (alone && Math.min(hits, of - hits) < FEW) return { value, interval: clopperPearson(hits, of) };
  const variance = errorOf(shares, value, of) ** 2;
  // As many cases that do not depend on each other as would be so uncertain.
  const cases = variance > 0 && value > 0 && value < 1 ? (value * (1 - value)) / variance : shares.length;
  return { value, interval: wilson(value, cases) };
}

/** What differs on the same deals, with Student's interval and the chance of so much by luck alone. */
export function paired(differences: readonly number[]): (Figure & { readonly chance: number }) | undefined {
  const figure = mean(differences);
  if (!figure) return undefined;
  const error = errorOf(
    differences.map((sum) => ({ sum, of: 1 })),
    figure.value,
    differences.length,
  );
  if (differences.length < 2) return { ...figure, chance: 1 };
  if (error === 0) return { ...figure, chance: figure.value === 0 ? 1 : 0 };
  return { ...figure, chance: studentTail(differences.length - 1, figure.value / error) };
}

function errorOf(shares: readonly Share[], value: number, of: number): number {
  const squares = shares.reduce((sum, share) => sum + (share.sum - value * share.of) ** 2, 0);
  return Math.sqrt((squares * shares.length) / (shares.length - 1)) / of;
}

function total(shares: readonly Share[], key: keyof Share): number {
  return shares.reduce((sum, share) => sum + share[key], 0);
}
