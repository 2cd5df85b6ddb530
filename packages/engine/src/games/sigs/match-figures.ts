// What a match of SIGS came to: how often the player went out.

import type { View } from '../../game.ts';
import { type Counted, handsOf, handsOver } from '../match-figures.ts';

/** What is counted. */
export type SigsFigure = 'wentOut';

export function figuresIn(views: readonly View[], seat: number): Counted<SigsFigure>[] {
  return [handsOf(handsOver(views), ({ places }) => places[`hand:${seat}`].length === 0, 'wentOut')];
}
