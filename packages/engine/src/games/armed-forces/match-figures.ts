// What a match of Armed Forces came to: the kinetic cards taken, and those of them that cost (ARM-19).

import type { View } from '../../game.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { type Counted, handsOver, overAll } from '../match-figures.ts';

/** What is counted. */
export type ArmedForcesFigure = 'scoringCards' | 'weatherCards';

export function figuresIn(views: readonly View[], seat: number): Counted<ArmedForcesFigure>[] {
  const hands = handsOver(views);
  const taken = (hand: View): string[] => hand.places[`taken:${seat}`] as string[];
  const costs = (card: string): boolean => pack.cards[pack.find(card)!].weather;
  return [
    { what: 'scoringCards', count: overAll(hands, (hand) => taken(hand).length) },
    { what: 'weatherCards', count: overAll(hands, (hand) => taken(hand).filter(costs).length) },
  ];
}
