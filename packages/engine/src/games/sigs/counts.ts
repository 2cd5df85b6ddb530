// What counts in SIGS, for the sheet beside the scores.

import type { WhatCounts } from '../what-counts.ts';

export function whatCounts(): WhatCounts {
  return { words: 'Whoever goes out scores what the cards left in the other hands cost.' };
}
