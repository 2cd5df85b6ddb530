// What a view of Bang tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { BangFacts } from '@messdeck/engine/games/bang';
import * as words from '#words/games/bang/table.tsx';

export const factsOf = (view: View): BangFacts => view.facts as BangFacts;

/** A card as anyone who plays Bang sees it, "an 8": only the number counts (BNG-3). */
export function sayNumber(card: string): string {
  return words.cardByNumber(card.slice(1));
}
