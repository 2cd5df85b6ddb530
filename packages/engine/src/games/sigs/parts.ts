// What SIGS brings besides its rules.

import type { GameClock } from '../../game.ts';
import type { GameParts } from '../../parts.ts';
import { someSetTakes } from './legal.ts';
import type { Sigs } from './position.ts';

/**
 * SIG, Real time. SIG-34: a window opens only if the discard fits a set; the same wait after every discard leaves players
 * to see that for themselves. Where no set takes a card, they all see that there is nothing to call.
 */
const clock: GameClock<Sigs> = {
  window: 3000,
  lull: (p, by, text) => text.startsWith('discard ') && someSetTakes(p, by),
};

export const parts: GameParts<Sigs> = {
  clock,
  advice: () => import('./expert.ts'),
  hintFacts: () => import('./hint-facts.ts'),
  hintWords: () => import('./words-hints.ts'),
  scoring: () => import('./words-scoring.ts'),
  matchFigures: () => import('./words-figures.ts'),
  observed: () => import('./observed.ts'),
  terminal: () => import('./words-terminal.ts'),
  tiny: () => import('./tiny.ts'),
};
