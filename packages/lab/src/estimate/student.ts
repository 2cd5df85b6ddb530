// Student's distribution: how far a mean over a few deals may be off.

import { betaBelow, betaQuantile } from './beta.ts';

/** The t that a share of the distribution lies below, for a share above one half. */
export function studentQuantile(freedom: number, share: number): number {
  const x = betaQuantile(freedom / 2, 0.5, 2 * (1 - share));
  return Math.sqrt((freedom * (1 - x)) / x);
}

/** The chance of a t at least so far from 0, on either side. */
export function studentTail(freedom: number, t: number): number {
  return betaBelow(freedom / 2, 0.5, freedom / (freedom + t * t));
}
