// What a bid is worth beside the bids that lie on the table, in words; seats as in the lines of the score sheet: "{2}".

import type { View } from '../../game.ts';
import { sammy } from '../../packs/sammy.ts';

const rankOf = (card: string): number => sammy.cards[sammy.find(card)!].populationRank ?? Infinity;

/** NC-13: the highest-ranking of all bids captures the contested state. */
export function worthOfBid({ places }: View, card: string): string {
  const bids = Object.entries(places).flatMap(([place, [bid]]) => {
    const [part, seat] = place.split(':');
    return part === 'bid' && bid ? [{ seat, rank: rankOf(bid) }] : [];
  });
  if (bids.length === 0) return 'highest so far';
  const best = bids.reduce((a, b) => (b.rank < a.rank ? b : a));
  return rankOf(card) < best.rank ? `above {${best.seat}}` : `below {${best.seat}}`;
}
