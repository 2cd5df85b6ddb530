// What a view of Militac tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { MilitacFacts } from '@messdeck/engine/games/militac';

export const factsOf = (view: View): MilitacFacts => view.facts as MilitacFacts;
