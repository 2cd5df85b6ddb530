// What United States brings besides its rules.

import type { GameParts } from '../../parts.ts';

export const parts: GameParts = {
  clock: { window: 3000, idle: { phase: 'play', after: 10_000 } }, // US-21, US-31
  advice: () => import('./expert.ts'),
  hintFacts: () => import('./hint-facts.ts'),
  hintWords: () => import('./words-hints.ts'),
  scoring: () => import('./words-scoring.ts'),
  matchFigures: () => import('./words-figures.ts'),
  observed: () => import('./observed.ts'),
  terminal: () => import('./words-terminal.ts'),
};
