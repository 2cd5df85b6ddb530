// What counts in SIGS, for the sheet beside the scores.

import type { Rules } from '../../options.ts';
import { sigs } from '../../packs/sigs.ts';
import type { WhatCounts } from '../what-counts.ts';

const RANKS = sigs.cards.filter(({ suit }) => suit === 'army');

/** What a card left on a hand costs, by the kinds of cards; in the variations some cost more. */
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
  return {
    counts: [...ranks, ['Auxiliary', of('auxiliary')], ['Commander-in-Chief', of('chief')]],
    words: `Whoever goes out scores what the cards left in the other hands cost. On a discard that fits a set, who says Halt! first lays it there${gives}.`,
  };
}
