// What a hint tells of a call in Bang: what lies on the piles that match, or what a false call costs.

import { WAIT } from '../../ask.ts';
import { drawback, type HintFacts } from '../../hint-facts.ts';
import type { FactOf } from '../../told.ts';
import { type Bang, WINDOW } from './position.ts';

/** What is said of a call. */
export interface BangHintWords {
  costsNothing(): string;
  costsCard(): string;
  leavesToCaller(cards: number): string;
  winsAlone(cards: number): string;
}

export const hintFacts: HintFacts<Bang, FactOf<BangHintWords>> = {
  does(p, _seat, move) {
    if (p.phase !== WINDOW) return [];
    // BNG-12
    if (p.matching === 0) return [move === WAIT ? ['costsNothing'] : drawback(['costsCard'])];
    let cards = 0;
    for (let s = 0; s < p.seats; s++) if (p.matching & (1 << s)) cards += p.packets.size[p.seats + s];
    // BNG-5, BNG-6
    return [move === WAIT ? drawback(['leavesToCaller', cards]) : ['winsAlone', cards]];
  },
  unit: 'cards',
};
