// Do-Boy with seven cards, for solving whole games (docs/research.md): one hand, nothing given, one card or more
// in the nest. Everything else is Do-Boy.

import type { Game } from '../../game.ts';
import type { DoBoyFindings } from './facts.ts';
import { doBoy } from './index.ts';
import type { DoBoySeen } from './memory.ts';
import type { DoBoy } from './position.ts';

export const tiny: Game<DoBoy, DoBoySeen, DoBoyFindings> = {
  ...doBoy,
  id: 'tiny-do-boy',
  title: 'Tiny Do-Boy',
  seats: [2, 3],
  options: [
    { key: 'match', values: ['hand'], default: 'hand', help: 'One hand.' },
    { key: 'exchange', values: [false], default: false, help: 'No cards are given.' },
    {
      key: 'deck',
      values: ['tiny'],
      default: 'tiny',
      help: 'Three cards of two companies, and the President.',
    },
  ],
};
