// SIGS with seven cards, for solving whole games (docs/research.md): three ranks of two services and an
// auxiliary; two seats get three cards each, and the last begins the Active pile. One hand, which is dead after one
// round in which no card goes to the table, not after twenty. Everything else is SIGS.

import type { Game } from '../../game.ts';
import { sigs } from './index.ts';
import type { SigsSeen } from './memory.ts';
import type { Sigs } from './position.ts';

export const tiny: Game<Sigs, SigsSeen> = {
  ...sigs,
  id: 'tiny-sigs',
  title: 'Tiny SIGS',
  seats: [2],
  options: [
    ...sigs.options.filter(({ key }) => key === 'variation'),
    { key: 'scoring', values: ['points'], default: 'points', help: 'Points.' },
    { key: 'target', values: [300], default: 300, help: 'No hand reaches it: the match is over after one.' },
    { key: 'partners', values: ['none'], default: 'none', help: 'Everyone for themselves.' },
    {
      key: 'deck',
      values: ['tiny'],
      default: 'tiny',
      help: 'Three ranks of two services, and an auxiliary.',
    },
  ],
};
