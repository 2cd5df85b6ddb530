// The observation of Militac as numbers.

import { BID_COMPANIES } from '../../mechanics/company-bids.ts';
import { PHASES } from '../../mechanics/contract.ts';
import { numerals, type Observed } from '../../observed.ts';

export const observed: Observed = {
  phases: PHASES,
  places: { 'hand:*': 'set', squad: 'row', 'taken:%': 'set', aide: 'set', discards: 'set' },
  facts: {
    dealer: 'seat',
    bids: { last: { fields: { by: 'seat', do: 'words' } }, most: 8 },
    contract: { fields: { by: 'seat', squads: 'number', company: { oneOf: BID_COMPANIES } } },
    leader: 'seat',
    squads: { bySide: 'number' },
  },
  words: [...numerals(1, 12), ...BID_COMPANIES],
};
