// What the cards of a hand would cost if somebody went out now: in the regular game and in the others by different values.

import type { Json, Rules } from '@messdeck/engine';
import { sigs } from '@messdeck/engine/packs/sigs';

/** Whether cards left on a hand count: not where counters are won (SIG-53). */
export const costsCount = ({ scoring }: Rules): boolean => scoring !== 'counters';

export function handCost(cards: readonly string[], variation: Json | undefined): number {
  return cards.reduce((sum, id) => {
    const { points } = sigs.cards[sigs.find(id)!];
    return sum + (variation === 'regular' ? points.regularLeft : points.left);
  }, 0);
}
