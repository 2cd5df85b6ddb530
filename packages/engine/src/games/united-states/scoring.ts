// What cards left on a hand count in United States.

import { sammy } from '../../packs/sammy.ts';

/** US-15: what cards left on a hand count, a point for every border state printed on them. */
export function leftOn(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + sammy.cards[sammy.find(card)!].borders.length, 0);
}
