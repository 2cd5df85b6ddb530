// What a view of Armed Forces tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { ArmedForcesFacts } from '@messdeck/engine/games/armed-forces';

export const factsOf = (view: View): ArmedForcesFacts => view.facts as ArmedForcesFacts;
