// What hints say of contracts, in English.

import type { ContractWords } from './contract-goal.ts';

/** Whether a contract was made, in a word. */
export const contractWords: ContractWords = { made: () => 'made', theirBidFalls: () => 'their bid falls' };
