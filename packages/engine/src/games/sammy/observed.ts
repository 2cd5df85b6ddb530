// The observation of Sammy as numbers.

import { numerals, type Observed } from '../../observed.ts';
import { PHASES } from './position.ts';

const DENOMINATIONS = ['red', 'blue', 'stars', 'stripes', 'notrumps'];

export const observed: Observed = {
  phases: PHASES,
  places: { 'hand:*': 'set', trick: 'row', 'taken:*': 'set' },
  facts: {
    dealer: 'seat',
    order: { first: 'seat', most: 4 },
    bids: { last: { fields: { by: 'seat', do: 'words' } }, most: 8 },
    contract: {
      fields: {
        by: 'seat',
        tricks: 'number',
        denomination: { oneOf: DENOMINATIONS },
        bonus: 'number',
      },
    },
    declarant: 'seat',
    silent: 'seat',
    leader: 'seat',
    tricks: { bySeat: 'number' },
  },
  words: [...numerals(1, 14), ...DENOMINATIONS],
};
