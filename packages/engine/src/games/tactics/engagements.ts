// The hands of a score sheet by the Engagements they belong to, each from 0 : 0 (TAC-18).

import type { ScoredHand } from '../../game.ts';
import type { TacticsHandFacts } from './facts.ts';

/** An Engagement that is not over yet comes last. */
export function engagementsIn(hands: readonly ScoredHand[]): ScoredHand[][] {
  const engagements: ScoredHand[][] = [];
  let over = true;
  for (const hand of hands) {
    if (over) engagements.push([]);
    engagements.at(-1)!.push(hand);
    over = (hand.facts as TacticsHandFacts).won !== undefined;
  }
  return engagements;
}
