// What counts in Tactics, for the sheet beside the scores.

import type { Rules } from '../../options.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import type { WhatCounts } from '../what-counts.ts';

export function whatCounts(rules: Rules): WhatCounts {
  const lost = rules['setback'] === 'shortfall' ? 'what is missing' : 'the bid';
  return {
    counts: [
      ['Each squad', String(tacticsPoints.squad)],
      ['Ordnance', 'its number'],
      ['In a hand', String(tacticsPoints.hand)],
    ],
    words: `Short of the bid, ${lost} is lost; the other side always keeps what it captured.`,
  };
}
