// What counts in SIGS, for the sheet beside the scores.

import type { Rules } from '../../options.ts';
import { sigs } from '../../packs/sigs.ts';
import type { WhatCounts } from '../what-counts.ts';
import { CIC_ADDED, CIC_LAID } from './play.ts';

const RANKS = sigs.cards.filter(({ suit }) => suit === 'army');

/** SIG-51 */
const AT_ONCE =
  'Every card laid or added scores at once; a run laid with the Commander-in-Chief counts double, with 20 for him.';

/** SIG-50 to SIG-55 */
function whatScores({ variation, scoring }: Rules): string {
  if (scoring === 'counters') return 'Whoever goes out gets a counter; nothing else is scored.';
  const goingOut = 'scores what the cards left in the other hands cost.';
  if (variation === 'running') return `${AT_ONCE} Whoever goes out also ${goingOut}`;
  if (variation === 'showdown') return `${AT_ONCE} What the cards left on a hand cost is taken off.`;
  return `Whoever goes out ${goingOut} The Commander-in-Chief brings ${CIC_LAID} in a run that is laid, ${CIC_ADDED} when he is added to one.`;
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
  const gives = rules['variation'] === 'regular' ? ' and gives whoever discarded it a card' : '';
  const left: WhatCounts['counts'] =
    rules['scoring'] === 'counters'
      ? []
      : [...ranks, ['Auxiliary', of('auxiliary')], ['Commander-in-Chief', of('chief')]];
  return {
    counts: left,
    words: `${whatScores(rules)} On a discard that fits a set, who says Halt! first lays it there${gives}.`,
  };
}
