// The order of the choices of a hint: by what each brings on average, on one scale. Where luck alone may explain the
// difference it is too close to call, and the book decides: what sensible players do.

import type { Move } from '@messdeck/engine';
import { type Expectation, leadOver, meanGain } from './expert/expect.ts';

export interface Ranked extends Expectation<string> {
  readonly mean: number;
  /** By how much luck alone may part it from the first. */
  readonly luck: number;
  /** Whether it is too close to the first to call. */
  readonly isClose: boolean;
  /** 1 for the first and those too close to call, 0 for the worst; never more than for the one before. */
  readonly share: number;
}

/** So many standard errors are luck. */
const LUCK = 2;

export function luckOf(one: Expectation, other: Expectation): number {
  return LUCK * leadOver(one, other).error;
}

/** The first of the book than which none does better by more than luck; then the others, the best first. */
export function ranked(told: readonly Expectation<string>[], book: readonly Move[]): Ranked[] {
  const place = ({ move }: Expectation): number => {
    const at = book.indexOf(move);
    return at < 0 ? book.length : at;
  };
  const byTheBook = [...told].sort((a, b) => place(a) - place(b));
  const first = byTheBook.find((one) => told.every((other) => !isClearlyBetter(other, one)))!;
  const others = told.filter((one) => one !== first).sort((a, b) => meanGain(b) - meanGain(a));
  const worst = Math.min(...told.map(meanGain));
  const order: Ranked[] = [];
  for (const one of [first, ...others]) {
    const luck = luckOf(one, first);
    const isClose = Math.abs(meanGain(first) - meanGain(one)) <= luck;
    const own = isClose ? 1 : (meanGain(one) - worst) / (meanGain(first) - worst);
    order.push({
      ...one,
      mean: meanGain(one),
      luck,
      isClose,
      share: Math.min(own, order.at(-1)?.share ?? 1),
    });
  }
  return order;
}

function isClearlyBetter(one: Expectation, other: Expectation): boolean {
  return meanGain(one) - meanGain(other) > luckOf(one, other);
}
