// What counts in Militac, for the sheet beside the scores.

import type { WhatCounts } from '../what-counts.ts';

export function whatCounts(): WhatCounts {
  return {
    words: 'A bid that is made scores its value for the bidders; one that fails scores it for the others.',
  };
}
