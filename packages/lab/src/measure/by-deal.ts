// Rows of one arm put together deal by deal: the deal is the case.

import type { Share } from '../estimate/over-deals.ts';
import type { Row } from '../row.ts';

export type Deals = ReadonlyMap<number, readonly Row[]>;

export function byDeal(rows: readonly Row[]): Deals {
  const deals = new Map<number, Row[]>();
  for (const row of rows) {
    const known = deals.get(row.deal);
    if (known) known.push(row);
    else deals.set(row.deal, [row]);
  }
  return deals;
}

/** For each deal the sum of what its plays bring; plays that bring nothing to count are left out. */
export function shares(deals: Deals, of: (row: Row) => Share | undefined): Share[] {
  const found: Share[] = [];
  for (const rows of deals.values()) {
    const share = shareOf(rows, of);
    if (share) found.push(share);
  }
  return found;
}

/** The sum of what the plays of one deal bring; undefined if nothing. */
export function shareOf(rows: readonly Row[], of: (row: Row) => Share | undefined): Share | undefined {
  let sum = 0;
  let count = 0;
  for (const row of rows) {
    const share = of(row);
    if (!share) continue;
    sum += share.sum;
    count += share.of;
  }
  return count > 0 ? { sum, of: count } : undefined;
}

export function total(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0);
}
