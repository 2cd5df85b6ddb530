// Who shares a column of the score sheet.

import type { TableModel } from './model.ts';

/** As many columns as find room beside the cloth; with more, a row for every player does. */
export const MOST_COLUMNS = 4;

/** The seats that share a column, own first: partners whose points are the same in every hand. */
export function columns(model: TableModel): number[][] {
  const { sides, tally } = model.table.state.value;
  const own = (seat: number): number => Number(seat === model.near.value);
  const seats = model.names.map((_, seat) => seat).sort((a, b) => own(b) - own(a));
  const groups = new Map<number, number[]>();
  for (const seat of seats)
    groups.set(sides[seat] ?? seat, [...(groups.get(sides[seat] ?? seat) ?? []), seat]);
  const shared = tally.hands.every(({ points }) =>
    [...groups.values()].every((group) => group.every((seat) => points[seat] === points[group[0]])),
  );
  return shared ? [...groups.values()] : seats.map((seat) => [seat]);
}
