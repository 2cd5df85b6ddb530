// What a match of SIGS came to: how often the player went out.

import type { View } from '../../game.ts';
import { type Deed, handsOf, handsOver } from '../deeds.ts';

export function deeds(views: readonly View[], seat: number): Deed[] {
  return [
    handsOf(handsOver(views), ({ places }) => places[`hand:${seat}`].length === 0, 'hands you went out'),
  ];
}
