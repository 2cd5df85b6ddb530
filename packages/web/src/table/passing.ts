// "Pass for the rest": where a pass is all that a seat can do, the page makes it for the rest of the hand, if the player
// wishes so. Only alone with bots: among people the haste would tell that there was no choice.

import { isAlone } from './alone.ts';
import { handNumber } from './hand-number.ts';
import type { TableModel } from './model.ts';

/** Whether a pass is the one thing that can be done now; in a lesson every pass is the player's own. */
export function lonePass(model: TableModel): boolean {
  const { legal } = model.view.value;
  return model.mine && legal.length === 1 && legal[0] === 'pass' && isAlone(model) && !model.table.untimed;
}

/** Whether passes are made for the player in this hand. */
export function passesForMe(model: TableModel): boolean {
  return model.passing.value?.hand === handNumber(model);
}

/** Whether a pass has just been made for the player, or is about to be: nothing else is asked. */
export function isPassedFor(model: TableModel): boolean {
  return passesForMe(model) && (model.mine ? lonePass(model) : model.passing.value?.why !== undefined);
}

export function passForTheRest(model: TableModel, on: boolean): void {
  model.passing.value = on ? { hand: handNumber(model) } : undefined;
}
