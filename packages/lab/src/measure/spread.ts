// How something is spread over matches: its mean with an interval, the middle, and from where to where eight of ten lie.

import { type Figure, ratio } from '../estimate/over-deals.ts';
import type { Row } from '../row.ts';
import { type Deals, shares } from './by-deal.ts';

export interface Spread extends Figure {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
  /** How many matches had each value, where there are few values. */
  readonly counts?: readonly (readonly [value: number, matches: number])[];
}

const MOST_VALUES = 60;

export function spreadOf(deals: Deals, of: (row: Row) => number): Spread {
  const figure = ratio(shares(deals, (row) => ({ sum: of(row), of: 1 })))!;
  const values = [...deals.values()].flatMap((rows) => rows.map(of)).sort((a, b) => a - b);
  const at = (share: number): number => values[Math.round(share * (values.length - 1))];
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return {
    ...figure,
    middle: at(0.5),
    low: at(0.1),
    high: at(0.9),
    ...(counts.size <= MOST_VALUES ? { counts: [...counts] } : {}),
  };
}
