// What a view of Bang tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { BangFacts } from '@messdeck/engine/games/bang';

export const factsOf = (view: View): BangFacts => view.facts as BangFacts;
