// What counts in Armed Forces, for the sheet beside the scores.

import type { View } from '../../game.ts';
import { armedForces, serviceScores, services } from '../../packs/armed-forces.ts';
import { players, type Scoring, type WhatCounts } from '../../scoring.ts';

const ONE_SERVICE = armedForces.cards.filter(({ service }) => service === services[0].id);

/** The numbers of the cards that count that many dots: "4 to 7, 9 to 11". */
function numbersWith(dots: number): string {
  const numbers = ONE_SERVICE.filter(({ multiplier }) => multiplier === dots).map(({ number }) => number);
  const rows: [first: number, last: number][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row && row[1] === number - 1) row[1] = number;
    else rows.push([number, number]);
  }
  return rows.map(([first, last]) => (first === last ? String(first) : `${first} to ${last}`)).join(', ');
}

export function whatCounts(): WhatCounts {
  return {
    counts: [
      [`Cards ${numbersWith(2)}`, '2 dots'],
      [`Cards ${numbersWith(1)}`, '1 dot'],
      [`The weather card, ${numbersWith(-2)}`, '−2 dots'],
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

export const scoring: Scoring = {
  whatCounts,
  goal: ({ target }) => `to ${target}`,
  pad: players(5),
};
