// How well a seat of Sammy's Travels stands, for players who search.

import { BORDER_HIGH, BORDER_LOW, cardsIn } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import { OVER, type SammysTravels, scoresOf, topOf, UNKNOWN } from './position.ts';

/** The lead in states, and with a pack of one's own how many more are still connected with the way. */
export function standing(p: SammysTravels, seat: number): number {
  const scores = scoresOf(p);
  const lead = scores[seat] - (scores[1 - seat] ?? 0);
  const travelling = !p.shared && p.phase !== OVER && !(p.stopped & (1 << seat));
  return travelling ? lead + connected(p, seat) / 8 : lead;
}

/** The states not yet travelled through that can be reached from the top of a seat's travel stack. */
function connected(p: SammysTravels, seat: number): number {
  const top = topOf(p, seat);
  if (top === UNKNOWN) return 0;
  const leftLow = p.left[2 * seat];
  const leftHigh = p.left[2 * seat + 1];
  let low = leftLow & BORDER_LOW[top];
  let high = leftHigh & BORDER_HIGH[top];
  for (let size = 0; size !== bitCount(low) + bitCount(high); ) {
    size = bitCount(low) + bitCount(high);
    for (const card of cardsIn(low, high)) {
      low |= leftLow & BORDER_LOW[card];
      high |= leftHigh & BORDER_HIGH[card];
    }
  }
  return bitCount(low) + bitCount(high);
}
