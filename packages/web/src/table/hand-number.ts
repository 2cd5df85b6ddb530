// The hand on the table: while one that is over is still looked at, everything about it, not about the next.

import type { View } from '@messdeck/engine';
import type { TableModel } from './model.ts';

/** Hands from 1, as the score sheet counts them: one that is thrown in is not counted. */
export function handNumber({ table }: TableModel): number {
  const { betweenHands, tally } = table.state.value;
  return Math.max(1, tally.hands.length + (betweenHands || tally.result ? 0 : 1));
}

/** The view in which the last hand was still played, once it is over; else the present one. */
export function viewOfHand({ table }: TableModel): View {
  const entries = table.entries.value;
  const over = table.state.value.betweenHands || table.state.value.tally.result !== undefined;
  return (over ? entries.at(-2)?.view : undefined) ?? table.view.value;
}
