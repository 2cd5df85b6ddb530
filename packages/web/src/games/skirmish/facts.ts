// What a view of Skirmish tells beside cards, as the game states it.

import type { View } from '@messdeck/engine';
import type { SkirmishFacts } from '@messdeck/engine/games/skirmish';
import * as words from '#words/games/skirmish/table.ts';

/** "30", "Nurse": a card without its army. */
export const rankOf = (card: string): string => (card.endsWith('NURSE') ? words.nurse : card.slice(1));

export const factsOf = (view: View): SkirmishFacts => view.facts as SkirmishFacts;
