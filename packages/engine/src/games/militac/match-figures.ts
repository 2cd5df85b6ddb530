// What a match of Militac came to: contracts made and broken.

import type { View } from '../../game.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { type Counted, contractsBroken, contractsMade, handsOver } from '../match-figures.ts';
import type { MilitacFacts } from './view.ts';

/** What is counted. */
export type MilitacFigure = 'contractsMade' | 'contractsBroken';

export function figuresIn(views: readonly View[], seat: number): Counted<MilitacFigure>[] {
  const contracts = handsOver(views).flatMap(({ facts }) => {
    const { contract, squads } = facts as MilitacFacts;
    if (!contract) return [];
    const side = sideOf(contract.by);
    return [{ ours: side === sideOf(seat), made: squads[side] >= contract.squads }];
  });
  return [...contractsMade(contracts), ...contractsBroken(contracts)];
}
