// What a view of Do-Boy tells beside cards, as the game states it.

import type { ScoredHand, View } from '@messdeck/engine';
import type { DoBoyFacts, DoBoyHandFacts } from '@messdeck/engine/games/do-boy';

export const factsOf = (view: View): DoBoyFacts => view.facts as DoBoyFacts;

/** The seat that took the President in a hand that is scored; below 0: nobody. */
export const tookPresident = ({ facts }: ScoredHand): number => (facts as DoBoyHandFacts).president;
