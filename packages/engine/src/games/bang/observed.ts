// The observation of Bang as numbers.

import type { Observed } from '../../observed.ts';
import { PHASES } from './position.ts';

export const observed: Observed = {
  phases: PHASES,
  places: { 'hand:*': 'set', 'pile:*': 'row' },
  facts: {
    dealer: 'seat',
    turn: 'seat',
    laid: 'number',
    sinceWon: 'number',
    out: 'seats',
    window: { fields: { by: 'seat', number: 'number', piles: 'seats' } },
    lastCalls: 'seats',
    called: 'seats',
  },
  words: [],
};
