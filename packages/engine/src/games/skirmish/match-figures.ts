// What a match of Skirmish came to: what both sides were set by spies (SKI-11).

import type { View } from '../../game.ts';
import { type Counted, handsOver, overAll } from '../match-figures.ts';
import { sideOf } from './position.ts';
import type { SkirmishFacts } from './view.ts';

/** What is counted. */
export type SkirmishFigure = 'enemySet' | 'youSet';

export function figuresIn(views: readonly View[], seat: number): Counted<SkirmishFigure>[] {
  const hands = handsOver(views);
  const setOf = (side: number): number => overAll(hands, ({ facts }) => (facts as SkirmishFacts).set[side]);
  const own = sideOf(seat);
  return [
    { what: 'enemySet', count: setOf(1 - own) },
    { what: 'youSet', count: setOf(own) },
  ];
}
