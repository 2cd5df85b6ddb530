// The observation of Sammy's Travels as numbers.

import type { Observed } from '../../observed.ts';
import { PHASES } from './position.ts';

export const observed: Observed = {
  phases: PHASES,
  places: { 'hand:*': 'row', 'stock:*': 'row', 'travel:*': 'row', aside: 'set' },
  facts: {
    start: { bySeat: 'cards' },
    idle: { bySeat: 'number' },
    turn: 'seat',
    dealt: 'flag',
    stopped: 'seats',
  },
  words: [],
};
