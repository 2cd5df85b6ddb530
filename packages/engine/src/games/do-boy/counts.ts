// What counts in Do-Boy, for the sheet beside the scores.

import { doBoyPoints } from '../../packs/parker.ts';
import type { WhatCounts } from '../what-counts.ts';

export function whatCounts(): WhatCounts {
  return {
    counts: [
      ['Each Infantry card', String(doBoyPoints.infantryCard)],
      ['The President', String(doBoyPoints.president)],
      ['In a hand', String(doBoyPoints.hand)],
    ],
  };
}
