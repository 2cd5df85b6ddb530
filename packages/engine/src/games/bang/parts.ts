// What Bang brings besides its rules.

import type { GameClock } from '../../game.ts';
import type { GameParts } from '../../parts.ts';

/** BNG, Real time. */
const clock: GameClock = {
  window: 1200,
  margin: 150,
  race: [450, 1100],
  sees: ({ facts }) =>
    (facts['window'] as { readonly piles: readonly number[] } | undefined)?.piles.length !== 0,
  beat: 300,
};

export const parts: GameParts = {
  clock,
  hintFacts: () => import('./hint-facts.ts'),
  hintWords: () => import('./words-hints.ts'),
  scoring: () => import('./words-scoring.ts'),
  observed: () => import('./observed.ts'),
  terminal: () => import('./words-terminal.ts'),
};
