// Who is favored: the seats as they sit from the dealer on, 0 the dealer, 1 at his left.

import { type Figure, rate, ratio, type Share } from '../estimate/over-deals.ts';
import type { Row } from '../row.ts';
import { type Deals, shares, total } from './by-deal.ts';
import { playedAt } from './contracts.ts';

export interface PlaceFigures {
  /** Seats to the left of the dealer. */
  readonly place: number;
  /** Points a hand more than the mean of the table; more is better. */
  readonly points?: Figure;
  /** Of the contracts those this place plays. */
  readonly contracts?: Figure;
  /** Of the decided matches those this place wins, counted from the dealer of the first hand. */
  readonly wins?: Figure;
}

/** `good`: 1 where many points win, -1 where few do. */
export function placesOf(deals: Deals, seats: number, good: number): PlaceFigures[] {
  return Array.from({ length: seats }, (_, place) => {
    const points = ratio(shares(deals, (row) => pointsAt(row, place, seats, good)));
    const wins = rate(shares(deals, (row) => winAt(row, place, seats)));
    const contracts = rate(shares(deals, (row) => playedAt(row, place, seats)));
    return {
      place,
      ...(points ? { points } : {}),
      ...(contracts ? { contracts } : {}),
      ...(wins ? { wins } : {}),
    };
  });
}

/** What a place has more than the mean of the table, over the hands of a match. */
export function pointsAt(row: Row, place: number, seats: number, good: number): Share | undefined {
  let sum = 0;
  let of = 0;
  for (const [hand, points] of row.points.entries()) {
    const dealer = row.dealers[hand];
    if (dealer < 0) continue;
    sum += good * (points[(dealer + place) % seats] - total(points) / seats);
    of++;
  }
  return of > 0 ? { sum, of } : undefined;
}

function winAt({ winners, dealers }: Row, place: number, seats: number): Share | undefined {
  const first = dealers[0] ?? -1;
  if (winners.length === 0 || first < 0) return undefined;
  return { sum: winners.includes((first + place) % seats) ? 1 : 0, of: 1 };
}
