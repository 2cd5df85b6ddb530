// What a view of United States tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { UnitedStatesFacts } from '@messdeck/engine/games/united-states';

export const factsOf = (view: View): UnitedStatesFacts => view.facts as UnitedStatesFacts;
