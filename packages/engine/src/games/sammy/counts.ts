// What counts in Sammy, for the sheet beside the scores.

import type { Rules } from '../../options.ts';
import type { WhatCounts } from '../what-counts.ts';
import { presidentPoints } from './score.ts';

export function whatCounts(rules: Rules): WhatCounts {
  return {
    counts: [
      ['Each President', String(presidentPoints(1))],
      ['The top four', 'counted apart'],
    ],
    words: `${rules['deals']} hands are played; the higher total wins.`,
  };
}
