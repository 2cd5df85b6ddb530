// What a view of Sammy tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { SammyFacts } from '@messdeck/engine/games/sammy';

export const factsOf = (view: View): SammyFacts => view.facts as SammyFacts;
