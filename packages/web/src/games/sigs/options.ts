// Which options of SIGS decide anything.

import type { OptionRules } from '../applies.ts';

export const options: OptionRules = {
  applies: {
    scoring: ({ variation }) => variation === 'regular',
    target: ({ scoring }) => scoring !== 'counters',
    counters: ({ scoring }) => scoring === 'counters',
    partners: ({ variation }, seats) => variation === 'showdown' && (seats === 4 || seats === 6),
  },
  canMean: { partners: (value, _, seats) => value !== 'trios' || seats === 6 },
};
