// What a seat of Armed Forces has taken, by service.

import type { View } from '../../game.ts';
import { armedForces, services } from '../../packs/armed-forces.ts';

/** The dots of the cards that a seat has taken in this hand, by service (ARM-19). */
export function dotsTaken({ places }: View, seat: number): Readonly<Record<string, number>> {
  const dots = Object.fromEntries(services.map(({ id }) => [id, 0]));
  for (const id of places[`taken:${seat}`] ?? []) {
    const card = id === null ? undefined : armedForces.cards[armedForces.find(id)!];
    if (card) dots[card.service] += card.multiplier;
  }
  return dots;
}
