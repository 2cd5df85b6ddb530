// The observation of Skirmish as numbers.

import type { Observed } from '../../observed.ts';
import { PHASES } from './view.ts';

export const observed: Observed = {
  phases: PHASES,
  places: {
    'hand:*': 'set',
    trick: 'row',
    'pile:%': 'set',
    stock: 'set',
    'stock:army': 'set',
    'stock:navy': 'set',
  },
  facts: {
    dealer: 'seat',
    leader: 'seat',
    tricks: { bySide: 'number' },
    set: { bySide: 'number' },
    snatched: { last: { fields: { nurse: 'cards', by: 'seat' } }, most: 2 },
  },
  words: [],
};
