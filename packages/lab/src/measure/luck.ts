// Luck and skill in the first hand: how far its points follow the cards, the place, and neither. The same hands were
// held at every place, so what goes with the cards shows as likeness between the plays of a deal.

import { type Figure, mean } from '../estimate/over-deals.ts';
import type { Row } from '../row.ts';
import type { Deals } from './by-deal.ts';
import { total } from './by-deal.ts';

export interface Luck {
  /** The share of the variance of a first hand's points that goes with the cards held. */
  readonly cards: Figure;
  /** The share that goes with the place at the table. */
  readonly place: number;
}

const BLOCKS = 20;

export function luckOf(deals: Deals, seats: number): Luck | undefined {
  const whole = [...deals.values()].filter((rows) => usable(rows, seats));
  if (whole.length < BLOCKS) return undefined;
  const all = splitOf(whole, seats);
  if (!all) return undefined;
  // The jackknife: what each block of deals changes says how uncertain the share is.
  const blocks = Array.from({ length: BLOCKS }, (_, block) =>
    splitOf(
      whole.filter((_, i) => i % BLOCKS !== block),
      seats,
    ),
  );
  const pseudo = blocks.map((left) => BLOCKS * all.cards - (BLOCKS - 1) * (left?.cards ?? all.cards));
  const { interval } = mean(pseudo)!;
  return { cards: { value: all.cards, ...(interval ? { interval } : {}) }, place: all.place };
}

function usable(rows: readonly Row[], seats: number): boolean {
  return rows.length === seats && rows.every(({ turned, points }) => turned && points.length > 0);
}

function splitOf(deals: readonly (readonly Row[])[], seats: number) {
  const places = Array.from({ length: seats }, (_, seat) =>
    total(deals.flatMap((rows) => rows.map(({ points }) => points[0][seat]))),
  ).map((sum) => sum / (deals.length * seats));
  let between = 0;
  let within = 0;
  for (const rows of deals) {
    for (let holding = 0; holding < seats; holding++) {
      const values = rows.map(({ points, turn }) => {
        const seat = (holding + turn) % seats;
        return points[0][seat] - places[seat];
      });
      const middle = total(values) / seats;
      between += seats * middle * middle;
      within += total(values.map((value) => (value - middle) ** 2));
    }
  }
  const groups = deals.length * seats;
  const meanBetween = between / (groups - 1);
  const meanWithin = within / (groups * (seats - 1));
  const held = Math.max(0, (meanBetween - meanWithin) / seats);
  const middle = total(places) / seats;
  const placed = total(places.map((place) => (place - middle) ** 2)) / seats;
  const sum = held + meanWithin + placed;
  return sum === 0 ? undefined : { cards: held / sum, place: placed / sum };
}
