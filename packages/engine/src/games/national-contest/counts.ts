// What counts in A National Contest, for the sheet beside the scores.

import type { WhatCounts } from '../what-counts.ts';

/** NC-13. */
export function whatCounts(): WhatCounts {
  return {
    words: 'A state goes to the most populous neighbour that outranks it; whoever holds none passes.',
  };
}
