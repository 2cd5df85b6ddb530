// What hints say in Bang, in English.

import type { BangHintWords } from './hint-facts.ts';

export const hintWords: BangHintWords = {
  costsNothing: () => 'costs nothing',
  costsCard: () => 'costs you a card: nothing matches',
  leavesToCaller: (cards) => `leaves ${cards} cards to the caller`,
  winsAlone: (cards) => `wins ${cards} cards if only you call`,
};
