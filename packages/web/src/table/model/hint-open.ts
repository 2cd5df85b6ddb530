// Whether a hint is wanted at a table. The hint itself, and what thinks it, are fetched then.

import { type Signal, signal } from '@preact/signals';
import type { TableModel } from './model.ts';

export const hintFor: Signal<TableModel | undefined> = signal(undefined);

/** A hint is for anyone who is asked, alone with bots or with the cards: among people everybody thinks for himself. */
export function mayAskHint(model: TableModel): boolean {
  const { table, seat } = model;
  const alone = table.bots.every((bot, other) => other === seat || (bot !== undefined && bot !== 'lesson'));
  // A call may also be left undone.
  const open = model.choices.value.length > 1 || model.view.value.actors.includes('clock');
  return alone && model.mine && open && model.choices.value.length > 0;
}

export function toggleHint(model: TableModel): void {
  if (hintFor.value === model) hintFor.value = undefined;
  else if (mayAskHint(model)) hintFor.value = model;
}
