// What a match of Skirmish came to: what both sides were set by spies (SKI-11).

import type { View } from '../../game.ts';
import { counted, handsOver, type MatchFigure, overAll } from '../match-figures.ts';
import { sideOf } from './position.ts';
import type { SkirmishFacts } from './view.ts';

export function matchFigures(views: readonly View[], seat: number): MatchFigure[] {
  const hands = handsOver(views);
  const setOf = (side: number): number => overAll(hands, ({ facts }) => (facts as SkirmishFacts).set[side]);
  const own = sideOf(seat);
  return [
    counted(setOf(1 - own), 'point the enemy was set', 'points the enemy was set'),
    counted(setOf(own), 'point you were set', 'points you were set'),
  ];
}
