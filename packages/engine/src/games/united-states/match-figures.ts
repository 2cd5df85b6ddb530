// What a match of United States came to: hands won, and what was left on the hand in the others (US-15).

import type { View } from '../../game.ts';
import { type Counted, handsOf, handsOver, overAll } from '../match-figures.ts';
import { leftOn } from './scoring.ts';
import type { UnitedStatesFacts } from './view.ts';

/** What is counted. */
export type UnitedStatesFigure = 'left' | 'handsWon';

export function figuresIn(views: readonly View[], seat: number): Counted<UnitedStatesFigure>[] {
  const hands = handsOver(views);
  const left = overAll(hands, ({ places }) => leftOn(places[`hand:${seat}`] as string[]));
  return [
    handsOf(hands, ({ facts }) => (facts as UnitedStatesFacts).winner === seat, 'handsWon'),
    { what: 'left', count: left },
  ];
}
