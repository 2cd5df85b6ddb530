// Why a pass is made for the player: the auction was left, or nothing else can be done, from what is asked: "you hold no
// larger neighbour of Ohio".

import { lower } from '@messdeck/engine';
import { mayLeaveAuction } from '../auto-play/passing.ts';
import type { TableModel } from './model.ts';

export function whyPass(model: TableModel): string {
  if (mayLeaveAuction(model)) return 'you are out of the auction';
  const { asked } = model;
  const said = asked.replace(/^Your (turn|call): /, '');
  return lower(said.replace(/(:| and must) pass\.$|\.$/, ''));
}
