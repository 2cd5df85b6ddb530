// Who sits where: the seats clockwise from the near edge of the cloth, one's own chair. Where players change chairs,
// the game says in which order they sit now.

import type { View } from '@messdeck/engine';
import type { TableModel } from './model.ts';

/** The seats clockwise, beginning with this one. */
export function seatsClockwise(view: View, seat: number, count: number): number[] {
  const told = view.facts['order'] as readonly number[] | undefined;
  const order = told?.length === count ? told : Array.from({ length: count }, (_, i) => i);
  const first = Math.max(0, order.indexOf(seat));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The seats clockwise, beginning at the near edge. */
export function seatsOf(model: TableModel): number[] {
  return seatsClockwise(model.view.value, model.near.value, model.names.length);
}

/** Where the seats sit, from the near edge clockwise, by number of seats. */
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
