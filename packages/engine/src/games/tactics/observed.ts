// The observation of Tactics as numbers.

import { BID_COMPANIES } from '../../mechanics/company-bids.ts';
import { PHASES } from '../../mechanics/contract.ts';
import type { Observed } from '../../observed.ts';
import { BIDS } from './play.ts';

export const observed: Observed = {
  phases: PHASES,
  places: {
    'hand:*': 'set',
    squad: 'row',
    'taken:%': 'set',
    reinforcements: 'set',
    discards: 'set',
  },
  facts: {
    dealer: 'seat',
    bids: { last: { fields: { by: 'seat', do: 'words' } }, most: 8 },
    contract: { fields: { by: 'seat', points: 'number', company: { oneOf: BID_COMPANIES } } },
    leader: 'seat',
    squads: { bySide: 'number' },
    captured: { bySide: 'number' },
    skirmish: 'number',
    engagement: 'number',
    engagements: { bySide: 'number' },
  },
  words: [...BIDS.map(String), ...BID_COMPANIES],
};
