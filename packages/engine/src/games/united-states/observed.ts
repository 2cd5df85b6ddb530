// The observation of United States as numbers.

import type { Observed } from '../../observed.ts';
import { PHASES } from './position.ts';

export const observed: Observed = {
  phases: PHASES,
  places: {
    'hand:*': 'set',
    'discards:*': 'set',
    'corner:MO': 'row',
    'corner:OK': 'row',
    'corner:NE': 'row',
    'corner:CO': 'row',
    kansas: 'set',
    aside: 'set',
  },
  facts: {
    dealer: 'seat',
    turn: 'seat',
    passes: 'number',
    window: { fields: { by: 'seat', card: 'cards', top: 'cards' } },
    called: 'seats',
    caller: 'seat',
    winner: 'seat',
  },
  words: [],
};
