// The observation of A National Contest as numbers.

import type { Observed } from '../../observed.ts';
import { PARTIES, PHASES } from './position.ts';

export const observed: Observed = {
  phases: PHASES,
  places: { 'hand:*': 'set', 'bid:*': 'set', 'captured:*': 'set', contest: 'set' },
  facts: {
    dealer: 'seat',
    tickets: { bySide: { oneOf: PARTIES } },
    offices: { bySeat: { oneOf: ['president', 'vice-president'] } },
    contestant: 'seat',
    passed: 'seats',
    votes: {
      fields: {
        electoralVotes: { bySide: 'number' },
        congressmen: { bySide: 'number' },
        senators: { bySide: 'number' },
      },
    },
  },
  words: PARTIES,
};
