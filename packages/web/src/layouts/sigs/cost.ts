// What the cards of a hand would cost if somebody went out now: in the regular game and in the others by different values.

import type { Json } from '@messdeck/engine';
import { sigs } from '@messdeck/engine/packs/sigs';

export function handCost(cards: readonly string[], variation: Json | undefined): number {
  return cards.reduce((sum, id) => {
    const { points } = sigs.cards[sigs.find(id)!];
    return sum + (variation === 'regular' ? points.regularLeft : points.left);
  }, 0);
}
