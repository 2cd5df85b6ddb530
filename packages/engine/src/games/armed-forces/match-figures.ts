// What a match of Armed Forces came to: the kinetic cards taken, and those of them that cost (ARM-19).

import type { View } from '../../game.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { counted, handsOver, type MatchFigure, overAll } from '../match-figures.ts';

export function matchFigures(views: readonly View[], seat: number): MatchFigure[] {
  const hands = handsOver(views);
  const taken = (hand: View): string[] => hand.places[`taken:${seat}`] as string[];
  const costs = (card: string): boolean => pack.cards[pack.find(card)!].weather;
  return [
    counted(
      overAll(hands, (hand) => taken(hand).length),
      'scoring card taken',
      'scoring cards taken',
    ),
    counted(
      overAll(hands, (hand) => taken(hand).filter(costs).length),
      'weather card',
      'weather cards',
    ),
  ];
}
