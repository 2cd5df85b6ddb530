// Whether the player has chosen anything at this table: the first choice does not wait for more than it needs.

import type { TableModel } from './model.ts';

/** What the table entered for the player, who had no choice, does not count. */
export function hasChosen({ table, seat }: TableModel): boolean {
  const entries = table.entries.value;
  return entries.some(({ by }, i) => by === seat && i > 0 && entries[i - 1].view.legal.length > 1);
}
