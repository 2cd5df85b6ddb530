// What a view of Skirmish tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { SkirmishFacts } from '@messdeck/engine/games/skirmish';

export const factsOf = (view: View): SkirmishFacts => view.facts as SkirmishFacts;
