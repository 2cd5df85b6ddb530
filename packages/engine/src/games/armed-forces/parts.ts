// What Armed Forces brings besides its rules.

import type { GameParts } from '../../parts.ts';

export const parts: GameParts = {
  clock: { window: 3000 }, // ARM-H3
  advice: () => import('./expert.ts'),
  hintFacts: () => import('./hint-facts.ts'),
  hintWords: () => import('./words-hints.ts'),
  scoring: () => import('./words-scoring.ts'),
  matchFigures: () => import('./words-figures.ts'),
  observed: () => import('./observed.ts'),
  terminal: () => import('./words-terminal.ts'),
};
