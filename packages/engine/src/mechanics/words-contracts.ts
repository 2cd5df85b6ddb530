// What hints say of contracts, in English.

import type { ContractWords } from './contract-goal.ts';

export const contractWords: ContractWords = { made: () => 'made', theirBidFalls: () => 'their bid falls' };
