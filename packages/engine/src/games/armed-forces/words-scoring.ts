// What counts in Armed Forces, in English: for the sheet beside the scores, pads, and the terminal.

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

export const scoring: Scoring = {
  whatCounts,
  goal: ({ target }) => `to ${target}`,
  pad: players(5),
};
