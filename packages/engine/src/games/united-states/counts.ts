// What counts in United States, for the sheet beside the scores.

import type { WhatCounts } from '../what-counts.ts';

export function whatCounts(): WhatCounts {
  return {
    words:
      'Whoever goes out scores the border states left in the other hands. When nothing can be laid the hand is blocked: the fewest cards win it, and the others throw cards away first.',
  };
}
