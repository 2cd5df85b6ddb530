// Who shares a column of the score sheet.

import type { TableModel } from './model.ts';

/** As many columns as find room beside the cloth; with more, a row for every player does. */
export const MOST_COLUMNS = 4;

/** The seats that share a column, own first: partners whose points are the same in every hand. */
export function columns(model: TableModel): number[][] {
  const { sides, tally } = model.table.state.value;
  const seats = model.names.map((_, seat) => seat);
  const groups = new Map<number, number[]>();
  for (const seat of seats)
    groups.set(sides[seat] ?? seat, [...(groups.get(sides[seat] ?? seat) ?? []), seat]);
  const shared = tally.hands.every(({ points }) =>
    [...groups.values()].every((group) => group.every((seat) => points[seat] === points[group[0]])),
  );
  const near = model.near.value;
  const listed = shared ? [...groups.values()] : seats.map((seat) => [seat]);
  const mine = listed.find((group) => group.includes(near));
  if (!mine) return listed;
  return [[near, ...mine.filter((seat) => seat !== near)], ...listed.filter((group) => group !== mine)];
}
