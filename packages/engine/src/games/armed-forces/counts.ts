// What counts in Armed Forces, for the sheet beside the scores.

import type { View } from '../../game.ts';
import { armedForces, serviceScores, services } from '../../packs/armed-forces.ts';
import type { WhatCounts } from '../what-counts.ts';

const ONE_SERVICE = armedForces.cards.filter(({ service }) => service === services[0].id);

/** The numbers of the cards that count so many dots: "1 to 3". */
function numbersWith(dots: number): string {
  const numbers = ONE_SERVICE.filter(({ multiplier }) => multiplier === dots).map(({ number }) => number);
  return numbers.length === 1 ? String(numbers[0]) : `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
}

export function whatCounts(): WhatCounts {
  return {
    counts: [
      [`Cards ${numbersWith(2)}`, '2 dots'],
      [`Cards ${numbersWith(1)}`, '1 dot'],
      [`The weather, ${numbersWith(-2)}`, '−2 dots'],
      ['A dot, by place', serviceScores.join(' ')],
    ],
    words: 'The service with the most intel on the board comes first and counts most.',
  };
}

/** The dots of the cards that a seat has taken in this hand, by service (ARM-19). */
export function dotsTaken({ places }: View, seat: number): Readonly<Record<string, number>> {
  const dots = Object.fromEntries(services.map(({ id }) => [id, 0]));
  for (const id of places[`taken:${seat}`] ?? []) {
    const card = id === null ? undefined : armedForces.cards[armedForces.find(id)!];
    if (card) dots[card.service] += card.multiplier;
  }
  return dots;
}
