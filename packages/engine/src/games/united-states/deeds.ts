// What a match of United States came to: hands won, and what was left on the hand in the others (US-15).

import type { View } from '../../game.ts';
import { counted, type Deed, handsOf, handsOver, overAll } from '../deeds.ts';
import { leftOn } from './counts.ts';
import type { UnitedStatesFacts } from './view.ts';

export function deeds(views: readonly View[], seat: number): Deed[] {
  const hands = handsOver(views);
  const left = overAll(hands, ({ places }) => leftOn(places[`hand:${seat}`] as string[]));
  return [
    handsOf(hands, ({ facts }) => (facts as UnitedStatesFacts).winner === seat, 'hands won'),
    counted(left, 'border state left on your hand', 'border states left on your hand'),
  ];
}
