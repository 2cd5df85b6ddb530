// What a side is after while a contract stands: to make it, or to beat it.

import type { Goal } from '../hint-facts.ts';
import type { FactOf } from '../told.ts';

/** What a side wanted from a contract, in words. */
export interface ContractWords {
  made(): string;
  theirBidFalls(): string;
}

/** What a side wanted from a contract and whether it got it, for a hint to say how the hand went. */
export function contractGoal(declares: boolean, made: boolean): Goal<FactOf<ContractWords>> {
  return declares ? { what: ['made'], reached: made } : { what: ['theirBidFalls'], reached: !made };
}
