// "Pass for the rest": where a pass is all that a seat can do, the page makes it for the rest of the hand, if the player
// wishes so; and in an auction that goes round and round also where more could be bid. Only alone with bots: among people
// the haste would tell that there was no choice.

import { isAlone } from '../model/alone.ts';
import { handNumber } from '../model/hand-number.ts';
import type { TableModel } from '../model/model.ts';

/** Whether a pass is the one thing that can be done now; in a lesson every pass is the player's own. */
function lonePass(model: TableModel): boolean {
  const { legal } = model.view.value;
  return mayBeMade(model) && legal.length === 1 && legal[0] === 'pass';
}

const mayBeMade = (model: TableModel): boolean => model.mine && isAlone(model) && !model.table.untimed;

/** Whether the one who passes may be asked again: the player has spoken in this auction before, and may bid once more. */
export function mayLeaveAuction(model: TableModel): boolean {
  const { legal, facts } = model.view.value;
  const said = (facts['bids'] ?? []) as unknown as readonly { readonly by: number }[];
  return (
    mayBeMade(model) && legal.length > 1 && legal.includes('pass') && said.some(({ by }) => by === model.seat)
  );
}

/** Whether the player may have passes made from now on. */
export function offersPasses(model: TableModel): boolean {
  return lonePass(model) || mayLeaveAuction(model);
}

/** Whether passes are made for the player in this hand. */
export function passesForMe(model: TableModel): boolean {
  return model.passing.value?.hand === handNumber(model);
}

/** Whether the pass that is asked for now is made for the player. */
export function passesNow(model: TableModel): boolean {
  if (!passesForMe(model)) return false;
  return lonePass(model) || (model.passing.value!.auction !== undefined && mayLeaveAuction(model));
}

/** Whether a pass has just been made for the player, or is about to be: nothing else is asked. */
export function isPassedFor(model: TableModel): boolean {
  if (model.mine) return passesNow(model);
  const { passing, view } = model;
  return (
    passesForMe(model) &&
    passing.value!.why !== undefined &&
    (passing.value!.auction ?? view.value.phase) === view.value.phase
  );
}

export function passForTheRest(model: TableModel, on: boolean): void {
  const auction = mayLeaveAuction(model) ? { auction: model.view.value.phase } : {};
  model.passing.value = on ? { hand: handNumber(model), ...auction } : undefined;
}
