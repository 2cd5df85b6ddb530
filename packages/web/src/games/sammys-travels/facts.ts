// What a view of Sammy’s Travels tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { SammysTravelsFacts } from '@messdeck/engine/games/sammys-travels';

export const factsOf = (view: View): SammysTravelsFacts => view.facts as SammysTravelsFacts;
