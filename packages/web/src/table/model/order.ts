// The order of a hand as it is shown: by suit (the pack's own order), by rank, or as the player has arranged it.

import type { Pack, PrintedCard } from '@messdeck/engine';
import * as words from '#words/table/model.ts';

export type Sorting = 'suit' | 'rank' | 'own';

export const SORTINGS: Readonly<Record<Exclude<Sorting, 'own'>, string>> = {
  suit: words.bySuit,
  rank: words.byRank,
};

/** Cards in the order shown; cards the player has not arranged yet stand at the end. */
export function inOrder(
  pack: Pack,
  cards: readonly string[],
  sorting: Sorting,
  arranged: readonly string[],
): readonly string[] {
  const inPack = (id: string): number => pack.find(id)!;
  const sorted = [...cards].sort((a, b) => inPack(a) - inPack(b));
  if (sorting === 'suit') return sorted;
  if (sorting === 'rank') {
    const rank = (id: string): number => rankOf(pack.cards[inPack(id)]);
    return sorted.sort((a, b) => rank(a) - rank(b) || inPack(a) - inPack(b));
  }
  const at = (id: string): number => {
    const index = arranged.indexOf(id);
    return index < 0 ? arranged.length : index;
  };
  return sorted.sort((a, b) => at(a) - at(b));
}

/** The cards with one moved before another (or to the end). */
export function moved(cards: readonly string[], card: string, before: string | undefined): string[] {
  const others = cards.filter((other) => other !== card);
  const at = before === undefined ? others.length : others.indexOf(before);
  return [...others.slice(0, at), card, ...others.slice(at)];
}

/** What the packs print as rank: a number, a power or a place in the order of the suit; cards without one are highest. */
function rankOf(card: PrintedCard): number {
  const { number, power, order } = card as { number?: unknown; power?: unknown; order?: unknown };
  const rank = [number, power, order].find((value) => typeof value === 'number');
  return (rank as number | undefined) ?? Number.POSITIVE_INFINITY;
}
