// The figures of the arena with their uncertainty. What is counted comes in deals: the same cards played from every
// side. Matches of one deal depend on each other, deals do not; so all intervals are taken over deals.

/** For one deal a count and what it is counted in: matches won of matches decided, points of hands. */
export interface Share {
  readonly of: number;
  readonly sum: number;
}

export type Interval = readonly [low: number, high: number];

export interface Figure {
  readonly mean: number;
  /** 95 %; left out where a single deal says nothing of it. */
  readonly interval?: Interval;
}

const Z = 1.959964;

/** The sum of all deals in relation to what it is counted in, with Student's interval. */
export function ratio(deals: readonly Share[]): Figure | undefined {
  const of = total(deals, (deal) => deal.of);
  if (of === 0) return undefined;
  const mean = total(deals, (deal) => deal.sum) / of;
  if (deals.length < 2) return { mean };
  const reach = student(deals.length - 1) * errorOf(deals, mean, of);
  return { mean, interval: [mean - reach, mean + reach] };
}

/** A share between 0 and 1, with Wilson's interval, which says something also where all or nothing was won. */
export function proportion(deals: readonly Share[]): Figure | undefined {
  const of = total(deals, (deal) => deal.of);
  if (of === 0) return undefined;
  const mean = total(deals, (deal) => deal.sum) / of;
  if (deals.length < 2) return { mean };
  const variance = errorOf(deals, mean, of) ** 2;
  // As many independent matches as would be so uncertain.
  const n = variance > 0 && mean > 0 && mean < 1 ? (mean * (1 - mean)) / variance : deals.length;
  const middle = (mean + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const reach = (Z / (1 + (Z * Z) / n)) * Math.sqrt((mean * (1 - mean)) / n + (Z * Z) / (4 * n * n));
  return { mean, interval: [Math.max(0, middle - reach), Math.min(1, middle + reach)] };
}

/** The standard error of a ratio over deals. */
function errorOf(deals: readonly Share[], mean: number, of: number): number {
  const squares = total(deals, (deal) => (deal.sum - mean * deal.of) ** 2);
  return Math.sqrt((squares * deals.length) / (deals.length - 1)) / of;
}

/** The 97.5 % quantile of Student's distribution (Cornish and Fisher's expansion; exact for 1 and 2). */
function student(freedom: number): number {
  if (freedom === 1) return 12.7062;
  if (freedom === 2) return 4.3027;
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  );
}

export function total<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((sum, one) => sum + of(one), 0);
}
