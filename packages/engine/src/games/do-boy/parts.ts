// What Do-Boy brings besides its rules.

import type { GameParts } from '../../parts.ts';

export const parts: GameParts = {
  lowWins: true, // DOB-9
  advice: () => import('./expert.ts'),
  hintFacts: () => import('./hint-facts.ts'),
  hintWords: () => import('./words-hints.ts'),
  scoring: () => import('./words-scoring.ts'),
  matchFigures: () => import('./words-figures.ts'),
  observed: () => import('./observed.ts'),
  terminal: () => import('./words-terminal.ts'),
  tiny: () => import('./tiny.ts'),
};
