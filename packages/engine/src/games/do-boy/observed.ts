// The observation of Do-Boy as numbers.

import type { Observed } from '../../observed.ts';
import { PHASES } from './position.ts';

export const observed: Observed = {
  phases: PHASES,
  places: { 'hand:*': 'set', squad: 'row', 'taken:*': 'set', nest: 'set' },
  facts: {
    dealer: 'seat',
    leader: 'seat',
    given: 'seats',
    nestTaker: 'seat',
    gift: 'cards',
    received: 'cards',
  },
  words: [],
};
