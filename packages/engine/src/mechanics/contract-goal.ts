// What a side is after while a contract stands: to make it, or to beat it.

import type { Goal } from '../reasons.ts';

/** What a side wanted from a contract and whether it got it, for a hint to say how the hand went. */
export function contractGoal(declares: boolean, made: boolean): Goal {
  return declares ? { words: 'made', reached: made } : { words: 'their bid falls', reached: !made };
}
