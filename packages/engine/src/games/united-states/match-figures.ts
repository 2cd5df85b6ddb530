// What a match of United States came to: hands won, and what was left on the hand in the others (US-15).

import type { View } from '../../game.ts';
import { counted, handsOf, handsOver, type MatchFigure, overAll } from '../match-figures.ts';
import { leftOn } from './scoring.ts';
import type { UnitedStatesFacts } from './view.ts';

export function matchFigures(views: readonly View[], seat: number): MatchFigure[] {
  const hands = handsOver(views);
  const left = overAll(hands, ({ places }) => leftOn(places[`hand:${seat}`] as string[]));
  return [
    handsOf(hands, ({ facts }) => (facts as UnitedStatesFacts).winner === seat, 'hands won'),
    counted(left, 'border state left on your hand', 'border states left on your hand'),
  ];
}
