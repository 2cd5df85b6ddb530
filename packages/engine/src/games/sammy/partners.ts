// Who plays with whom in a hand of Sammy, told from its facts.

import type { SammyFacts } from './view.ts';

/** SAM-2: the seats of a side; the player two places on is the partner of the hand. */
export function sideIn({ order }: Pick<SammyFacts, 'order'>, seat: number): number[] {
  return order.filter((_, place) => (place - order.indexOf(seat)) % 2 === 0);
}
