// What a match of Tactics came to: contracts made, and the Ordnance.

import type { View } from '../../game.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import { type Counted, contractsMade, handsOver, overAll } from '../match-figures.ts';
import type { TacticsFacts } from './view.ts';

/** What is counted. */
export type TacticsFigure = 'contractsMade' | 'ordnance';

export function figuresIn(views: readonly View[], seat: number): Counted<TacticsFigure>[] {
  const hands = handsOver(views);
  const contracts = hands.flatMap(({ facts }) => {
    const { contract, captured } = facts as TacticsFacts;
    if (!contract) return [];
    const side = sideOf(contract.by);
    return [{ ours: side === sideOf(seat), made: captured[side] >= contract.points }];
  });
  // Ordnance counts its number for the side that takes it.
  const ordnance = overAll(hands, ({ places }) =>
    places[`taken:${sideOf(seat)}`].reduce((sum, card) => sum + (tacticsPoints.ordnance[card!] ?? 0), 0),
  );
  return [...contractsMade(contracts), { what: 'ordnance', count: ordnance }];
}
