// What a view of A National Contest tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { NationalContestFacts } from '@messdeck/engine/games/national-contest';

export const factsOf = (view: View): NationalContestFacts => view.facts as NationalContestFacts;
