// Why a pass is made for the player: the auction was left, or nothing else can be done: "you hold no larger neighbor of
// Ohio".

import * as words from '#words/table/why-pass.ts';
import { mayLeaveAuction } from '../auto-play/passing.ts';
import type { TableModel } from './model.ts';

export function whyPass(model: TableModel): string {
  if (mayLeaveAuction(model)) return words.outOfAuction;
  return model.asked.why ?? words.youCanOnlyPass;
}
