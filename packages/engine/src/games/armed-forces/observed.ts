// The observation of Armed Forces as numbers.

import { numerals, type Observed } from '../../observed.ts';
import { services } from '../../packs/armed-forces.ts';
import { PHASES } from './position.ts';

const laid = { fields: { by: 'seat', card: 'cards' } } as const;
const SEATS = 5;

export const observed: Observed = {
  phases: PHASES,
  places: {
    'hand:*': 'set',
    'second:*': 'set',
    'taken:*': 'set',
    board: 'row',
    trick: 'row',
    aside: 'set',
  },
  facts: {
    dealer: 'seat',
    leader: 'seat',
    followed: { first: { oneOf: services.map(({ id }) => id) }, most: 2 },
    decided: { first: { fields: { by: 'seat', improvised: 'flag' } }, most: SEATS },
    high: laid,
    last: {
      fields: {
        taker: 'seat',
        first: { first: laid, most: SEATS },
        second: { first: laid, most: SEATS },
      },
    },
    penalties: { bySeat: 'number' },
    returned: { last: laid, most: SEATS },
  },
  words: numerals(0, SEATS - 1),
};
