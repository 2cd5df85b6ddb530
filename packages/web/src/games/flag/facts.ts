// What a view of Flag tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { FlagFacts } from '@messdeck/engine/games/flag';

export const factsOf = (view: View): FlagFacts => view.facts as FlagFacts;
