// The hand on the table: while one that is over is still looked at, everything about it, not about the next.

import type { View } from '@messdeck/engine';
import * as words from '#words/table/model.ts';
import type { TableModel } from './model.ts';
import { isThrownIn } from './thrown-in.ts';

/** Hands from 1, as the score sheet counts them: one that is thrown in is not counted. */
export function handNumber({ table }: TableModel): number {
  const { betweenHands, tally } = table.state.value;
  return Math.max(1, tally.hands.length + (betweenHands || tally.result ? 0 : 1));
}

/** "hand 3", "hand 3 of 8", and once it is over that it is; one that was thrown in counts only where so many are dealt. */
export function handTitle(model: TableModel, deals?: number): string {
  const { betweenHands, tally } = model.table.state.value;
  if (tally.result) return words.theMatchIsOver;
  const title = words.handOf(handNumber(model), deals);
  if (isThrownIn(model)) return deals === undefined ? words.thrownIn : words.handThrownIn(title);
  return betweenHands ? words.isOver(title) : title;
}

/** The view in which the last hand was still played, once it is over; else the present one. */
export function viewOfHand({ table }: TableModel): View {
  const entries = table.entries.value;
  const over = table.state.value.betweenHands || table.state.value.tally.result !== undefined;
  return (over ? entries.at(-2)?.view : undefined) ?? table.view.value;
}
