// What the player was offered, and wants, of the rest of a hand that is certain.

import { handNumber } from '../model/hand-number.ts';
import type { Rest, TableModel } from '../model/model.ts';

/** Whether the rest is of this kind in the hand on the table. */
export function restIs(model: TableModel, is: Rest['is']): boolean {
  const rest = model.rest.value;
  return rest?.is === is && rest.hand === handNumber(model);
}
