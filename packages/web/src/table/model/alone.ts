// Whether somebody plays alone with bots: then time is the player's.

import type { TableModel } from './model.ts';

/** Whether the table can be halted, and nobody but the player would be kept waiting. */
export function isAlone({ table, seat }: TableModel): boolean {
  return (
    seat !== null &&
    table.pause !== undefined &&
    table.people === undefined &&
    table.bots.every((bot, other) => other === seat || bot !== undefined)
  );
}
