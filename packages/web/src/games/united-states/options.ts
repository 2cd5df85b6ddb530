// Which options of United States decide anything.

import type { OptionRules } from '../applies.ts';

export const options: OptionRules = {
  applies: {
    mustPlay: ({ pace }) => pace !== 'snappy',
    falseCall: ({ honor }) => honor === true,
    fiveDiscards: (_, seats) => seats === 5,
  },
};
