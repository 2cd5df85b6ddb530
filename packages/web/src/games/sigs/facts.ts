// What a view of SIGS tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { SigsFacts } from '@messdeck/engine/games/sigs';

export const factsOf = (view: View): SigsFacts => view.facts as SigsFacts;

/** Whether no hand is played: it is about to be dealt, or the match is over. */
export const isBetweenHands = ({ phase }: View): boolean => phase === 'deal' || phase === 'over';
