// Contracts: who plays them, what they bring, and how often each bid is made.

import { type Figure, rate, ratio, type Share } from '../estimate/over-deals.ts';
import type { Contract, Row } from '../row.ts';
import { type Deals, shares, total } from './by-deal.ts';

/** Below so many contracts a bid says nothing. */
export const FEWEST_CONTRACTS = 40;

const ALL_KINDS = -1;

export interface BidFigures {
  /** The company or suit; -1 for all together. */
  readonly kind: number;
  readonly number: number;
  readonly contracts: number;
  /** How often it is made; left out below forty contracts. */
  readonly made?: Figure;
}

export interface Contracts {
  readonly contracts: number;
  /** Of all contracts. */
  readonly made: Figure;
  /** What the bidder has more than the mean of the table, a hand. */
  readonly bidder: Figure;
  /** Of the hands dealt, those thrown in. */
  readonly thrown: Figure;
  readonly bids: readonly BidFigures[];
}

export function contractsOf(deals: Deals, seats: number, good: number): Contracts | undefined {
  const all = [...deals.values()].flat().flatMap(({ contracts }) => contracts.filter(isContract));
  if (all.length === 0) return undefined;
  const kinds = new Map<string, Pick<BidFigures, 'kind' | 'number' | 'contracts'>>();
  for (const [, own, number] of all) {
    for (const kind of [ALL_KINDS, own]) {
      const key = `${kind} ${number}`;
      const known = kinds.get(key);
      kinds.set(key, { kind, number, contracts: (known?.contracts ?? 0) + 1 });
    }
  }
  const bids = [...kinds.values()].sort((a, b) => a.number - b.number || a.kind - b.kind);
  return {
    contracts: all.length,
    made: rate(shares(deals, (row) => madeOf(row)))!,
    bidder: ratio(shares(deals, (row) => bidderOf(row, seats, good)))!,
    thrown: rate(shares(deals, ({ dealt, points }) => ({ sum: dealt - points.length, of: dealt })))!,
    bids: bids.map((bid) => {
      const of = ([, kind, number]: Contract): boolean =>
        (bid.kind === ALL_KINDS || kind === bid.kind) && number === bid.number;
      const made =
        bid.contracts < FEWEST_CONTRACTS ? undefined : rate(shares(deals, (row) => madeOf(row, of)));
      return made ? { ...bid, made } : bid;
    }),
  };
}

/** Of a row's contracts those that were made. */
export function madeOf({ contracts }: Row, of: (contract: Contract) => boolean = () => true): Share {
  const those = contracts.filter(isContract).filter(of);
  return { sum: total(those.map(([, , , made]) => made)), of: those.length };
}

/** What the bidder of each contract has more than the mean of the table. */
export function bidderOf({ contracts, points }: Row, seats: number, good: number): Share {
  let sum = 0;
  let of = 0;
  for (const [hand, contract] of contracts.entries()) {
    if (!isContract(contract)) continue;
    sum += good * (points[hand][contract[0]] - total(points[hand]) / seats);
    of++;
  }
  return { sum, of };
}

/** Of the hands with a contract those that this place plays, counted from the dealer. */
export function playedAt({ contracts, dealers }: Row, place: number, seats: number): Share {
  let sum = 0;
  let of = 0;
  for (const [hand, contract] of contracts.entries()) {
    if (!isContract(contract) || dealers[hand] < 0) continue;
    sum += Number((dealers[hand] + place) % seats === contract[0]);
    of++;
  }
  return { sum, of };
}

function isContract(contract: Contract | readonly []): contract is Contract {
  return contract.length > 0;
}
