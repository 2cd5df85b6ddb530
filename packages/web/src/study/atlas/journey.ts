// A journey through the 48 states as text ("ME-NH-VT"), the tours that remain from where it stands, and one of them.

import { BORDERS, STATES } from '@messdeck/engine/mechanics/borders';
import { countToursByNext } from '@messdeck/engine/mechanics/tours';
import { sammy } from '@messdeck/engine/packs/sammy';

const cardOf = (id: string): number => sammy.find(id) ?? -1;

/** The states of a journey; none where the text is not a way from border to border through different states. */
export function journeyOf(text: string): string[] {
  const ids = text.split('-').filter((id) => id !== '');
  const cards = ids.map(cardOf);
  const walks = cards.every(
    (card, i) =>
      STATES.includes(card) && cards.indexOf(card) === i && (i === 0 || BORDERS[cards[i - 1]].includes(card)),
  );
  return walks ? ids : [];
}

/** How many complete tours go on through each next state. */
export function toursFrom(journey: readonly string[]): Map<string, number> {
  const gone = new Set(journey.slice(0, -1).map(cardOf));
  const left = STATES.filter((card) => !gone.has(card));
  const counts = countToursByNext(left, cardOf(journey.at(-1)!));
  return new Map([...counts].map(([card, count]) => [sammy.ids[card], count]));
}

/** The journey led on to its end, each time through the state that leaves most tours. */
export function oneTour(journey: readonly string[]): string[] {
  const tour = [...journey];
  for (;;) {
    const [best] = [...toursFrom(tour)].sort(([, a], [, b]) => b - a);
    if (!best) return tour;
    tour.push(best[0]);
  }
}
