// The observation of Flag as numbers.

import { numerals, type Observed } from '../../observed.ts';
import { PHASES } from './position.ts';

export const observed: Observed = {
  phases: PHASES,
  places: {
    'stack:1': 'row',
    'stack:2': 'row',
    'stack:3': 'row',
    'stack:4': 'row',
    hand: 'row',
    waste: 'row',
    flags: 'row',
  },
  facts: {
    faceDown: { first: 'number', most: 4 },
    flag: 'number',
    pass: 'number',
    playsThisPass: 'number',
    playsLastPass: 'number',
    possibleThisPass: 'flag',
  },
  words: numerals(1, 4),
};
