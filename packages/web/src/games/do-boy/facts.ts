// What a view of Do-Boy tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { DoBoyFacts } from '@messdeck/engine/games/do-boy';

export const factsOf = (view: View): DoBoyFacts => view.facts as DoBoyFacts;
