// What a view of Tactics tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { TacticsFacts } from '@messdeck/engine/games/tactics';

export const factsOf = (view: View): TacticsFacts => view.facts as TacticsFacts;
