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
  const blocks = Array.from({ length: BLOCKS }, () => new Sums(seats));
  whole.forEach((rows, i) => {
    blocks[i % BLOCKS].addDeal(rows);
  });
  const together = new Sums(seats);
  for (const block of blocks) together.add(block, 1);
  const all = together.split();
  if (!all) return undefined;
  // The jackknife: what each block of deals changes says how uncertain the share is.
  const pseudo = blocks.map((block) => {
    together.add(block, -1);
    const left = together.split();
    together.add(block, 1);
    return BLOCKS * all.cards - (BLOCKS - 1) * (left?.cards ?? all.cards);
  });
  const { interval } = mean(pseudo)!;
  return { cards: { value: all.cards, ...(interval ? { interval } : {}) }, place: all.place };
}

function usable(rows: readonly Row[], seats: number): boolean {
  return rows.length === seats && rows.every(({ turned, points }) => turned && points.length > 0);
}

/** Sums over deals that the shares follow from, so that deals need not be gone through again for every block. */
class Sums {
  private deals = 0;
  /** The points at each place. */
  private readonly places: number[];
  /** Of every hand of cards over its places: its mean and the square of it, and the squares around it. */
  private means = 0;
  private squaredMeans = 0;
  private around = 0;

  constructor(seats: number) {
    this.places = new Array<number>(seats).fill(0);
  }

  addDeal(rows: readonly Row[]): void {
    const seats = this.places.length;
    this.deals++;
    for (let holding = 0; holding < seats; holding++) {
      let sum = 0;
      let squares = 0;
      for (const { points, turn } of rows) {
        const seat = (holding + turn) % seats;
        const value = points[0][seat];
        this.places[seat] += value;
        sum += value;
        squares += value * value;
      }
      const middle = sum / seats;
      this.means += middle;
      this.squaredMeans += middle * middle;
      this.around += squares - seats * middle * middle;
    }
  }

  add(other: Sums, sign: 1 | -1): void {
    this.deals += sign * other.deals;
    this.means += sign * other.means;
    this.squaredMeans += sign * other.squaredMeans;
    this.around += sign * other.around;
    other.places.forEach((sum, seat) => {
      this.places[seat] += sign * sum;
    });
  }

  split(): { readonly cards: number; readonly place: number } | undefined {
    const seats = this.places.length;
    const groups = this.deals * seats;
    const places = this.places.map((sum) => sum / groups);
    const middle = total(places) / seats;
    const between = seats * (this.squaredMeans - 2 * middle * this.means + groups * middle * middle);
    // What a hand has at a place beyond its own mean, less what the place gives to all.
    const ofPlaces = total(places.map((place) => (place - middle) ** 2));
    const within = this.around - groups * ofPlaces;
    const meanBetween = between / (groups - 1);
    const meanWithin = within / (groups * (seats - 1));
    const held = Math.max(0, (meanBetween - meanWithin) / seats);
    const placed = ofPlaces / seats;
    const sum = held + meanWithin + placed;
    return sum === 0 ? undefined : { cards: held / sum, place: placed / sum };
  }
}
