// Who sits where: the seats clockwise from one's own chair. Where players change chairs, the game says in which order
// they sit now.

import type { View } from '@messdeck/engine';
import type { TableModel } from './model.ts';

/** The seats clockwise, beginning with the own one (or, for a spectator, with the first). */
export function seatsClockwise(view: View, seat: number | null, count: number): number[] {
  const told = view.facts['order'] as readonly number[] | undefined;
  const order = told?.length === count ? told : Array.from({ length: count }, (_, i) => i);
  const first = Math.max(0, order.indexOf(seat ?? order[0]));
  return [...order.slice(first), ...order.slice(0, first)];
}

export function seatsOf(model: TableModel): number[] {
  return seatsClockwise(model.view.value, model.seat, model.names.length);
}

/** The other seats, beginning on the left; all of them for a spectator. */
export function otherSeats(model: TableModel): number[] {
  const [first, ...others] = seatsOf(model);
  return model.seat === null ? [...others, first!] : others;
}

/** Where the seats sit, from one's own chair clockwise, by number of seats. */
const CHAIRS: Readonly<Record<number, readonly string[]>> = {
  2: ['s', 'n'],
  3: ['s', 'nw', 'ne'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'sw', 'nw', 'ne', 'se'],
  6: ['s', 'sw', 'nw', 'n', 'ne', 'se'],
};

export function chairOf(model: TableModel, seat: number): string {
  const seats = seatsOf(model);
  return CHAIRS[seats.length]?.[seats.indexOf(seat)] ?? 'n';
}
