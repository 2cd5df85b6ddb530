// What a bid is worth beside the bids that lie on the table, in words; seats as in the lines of the score sheet: "{2}".

import type { View } from '../../game.ts';
import { sammy } from '../../packs/sammy.ts';

const rankOf = (card: string): number => sammy.cards[sammy.find(card)!].populationRank ?? Infinity;

export interface Bid {
  readonly seat: number;
  readonly card: string;
}

/** NC-13: the highest-ranking of all bids captures the contested state; undefined while nobody has bid. */
export function bestBid({ places }: View): Bid | undefined {
  const bids = Object.entries(places).flatMap(([place, [card]]): Bid[] => {
    const [part, seat] = place.split(':');
    return part === 'bid' && card ? [{ seat: Number(seat), card }] : [];
  });
  return bids.sort((a, b) => rankOf(a.card) - rankOf(b.card))[0];
}

export function worthOfBid(view: View, card: string): string {
  const best = bestBid(view);
  if (!best) return 'highest so far';
  return rankOf(card) < rankOf(best.card) ? `above {${best.seat}}` : `below {${best.seat}}`;
}
