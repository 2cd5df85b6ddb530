// What counts in United States, for the sheet beside the scores.

import { sammy } from '../../packs/sammy.ts';
import type { WhatCounts } from '../what-counts.ts';

/** US-15: what cards left on a hand count, a point for every border state printed on them. */
export function leftOn(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + sammy.cards[sammy.find(card)!].borders.length, 0);
}

/** US-15 to US-17. */
export function whatCounts(): WhatCounts {
  return {
    words:
      'Whoever goes out scores the border states left in the other hands; whoever is left with the most loses as many. When nothing more is laid the hand is blocked: the fewest cards win it, the others throw as many away first, and nobody loses.',
  };
}
