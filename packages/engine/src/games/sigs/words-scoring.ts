// What counts in SIGS, in English: for the sheet beside the scores, pads, and the terminal.

import type { Rules } from '../../options.ts';
import { sigs } from '../../packs/sigs.ts';
import { players, type Scoring, type WhatCounts } from '../../scoring.ts';
import { CIC_ADDED, CIC_LAID } from './play.ts';

const RANKS = sigs.cards.filter(({ suit }) => suit === 'army');

/** SIG-51 */
const AT_ONCE =
  'Every card laid or added scores at once; a run laid with the Commander-in-Chief counts double, with 20 for him.';

/** SIG-50 to SIG-55 */
function whatScores({ variation, scoring }: Rules): string {
  if (scoring === 'counters') return 'The player who goes out gets a counter. Nothing else is scored.';
  const goingOut = 'scores the cards left in the other hands.';
  if (variation === 'running') return `${AT_ONCE} The player who goes out also ${goingOut}`;
  if (variation === 'showdown') return `${AT_ONCE} The cards left in your hand are subtracted.`;
  return `The player who goes out ${goingOut} The Commander-in-Chief is worth ${CIC_LAID} in a run you lay, ${CIC_ADDED} added to a run.`;
}

/** What scores, and what a card left on a hand costs, by the kinds of cards; in the variations some cost more. */
export function whatCounts(rules: Rules): WhatCounts {
  const costOf = (card: (typeof RANKS)[number]): number =>
    rules['variation'] === 'regular' ? card.points.regularLeft : card.points.left;
  const costs = [...new Set(RANKS.map(costOf))];
  const ranks = costs.map((cost): [string, string] => {
    const numbers = RANKS.filter((card) => costOf(card) === cost).map(({ number }) => number!);
    return [`${Math.min(...numbers)} to ${Math.max(...numbers)}`, String(cost)];
  });
  const of = (kind: string): string => String(costOf(sigs.cards.find(({ type }) => type === kind)!));
  // SIG-34 to SIG-36.
  const gives = rules['variation'] === 'regular' ? ' and gives the discarder a card' : '';
  const left: WhatCounts['counts'] =
    rules['scoring'] === 'counters'
      ? []
      : [...ranks, ['Auxiliary', of('auxiliary')], ['Commander-in-Chief', of('chief')]];
  return {
    counts: left,
    words: `${whatScores(rules)} When a discard fits a set, the first to call Halt! lays it there${gives}.`,
  };
}

export const scoring: Scoring = {
  whatCounts,
  goal: ({ scoring: kept, counters, target }) =>
    kept === 'counters' ? `to ${counters} counters` : `to ${target}`,
  pad: players(6),
};
