// What each card is worth to the seat that is dealt it: how many points more than the mean of the table that seat has
// in the first hand. Where hands go round the table, the place is no part of it.

import { type Figure, ratio } from '../estimate/over-deals.ts';
import { type Deals, shares, total } from './by-deal.ts';

export interface CardWorth {
  /** The number of the card in its pack. */
  readonly card: number;
  readonly points: Figure;
}

/** Below so many deals no card says anything. */
const FEWEST_DEALS = 40;

export function cardWorthOf(deals: Deals, seats: number, good: number): CardWorth[] | undefined {
  const [first] = deals.values();
  const pack = first[0].held.length;
  if (pack === 0 || deals.size < FEWEST_DEALS) return undefined;
  const found: CardWorth[] = [];
  for (let card = 0; card < pack; card++) {
    const points = ratio(
      shares(deals, ({ held, points: [hand] }) => {
        const seat = Number(held[card]);
        if (Number.isNaN(seat) || !hand) return undefined;
        return { sum: good * (hand[seat] - total(hand) / seats), of: 1 };
      }),
    );
    if (points) found.push({ card, points });
  }
  return found.length > 0 ? found : undefined;
}
