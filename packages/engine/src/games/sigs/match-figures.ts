// What a match of SIGS came to: how often the player went out.

import type { View } from '../../game.ts';
import { handsOf, handsOver, type MatchFigure } from '../match-figures.ts';

export function matchFigures(views: readonly View[], seat: number): MatchFigure[] {
  return [
    handsOf(handsOver(views), ({ places }) => places[`hand:${seat}`].length === 0, 'hands you went out'),
  ];
}
