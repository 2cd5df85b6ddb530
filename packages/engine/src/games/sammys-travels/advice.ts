// How well a seat of Sammy's Travels stands, for players who search.

import { BORDER_HIGH, BORDER_LOW, LOW_CARDS } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import { OVER, type SammysTravels, scoresOf, topOf, UNKNOWN } from './position.ts';

/** The lead in states, and with a pack of one's own how many more are still connected with the way. */
export function evaluate(p: SammysTravels, seat: number): number {
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
  // Anyone who searches asks this thousands of times: each state is looked at once, and no list is made.
  for (let [restLow, restHigh] = [low, high]; restLow !== 0 || restHigh !== 0; ) {
    const bit = restLow !== 0 ? restLow & -restLow : restHigh & -restHigh;
    const card = restLow !== 0 ? 31 - Math.clz32(bit) : LOW_CARDS + 31 - Math.clz32(bit);
    if (restLow !== 0) restLow ^= bit;
    else restHigh ^= bit;
    const newLow = leftLow & BORDER_LOW[card] & ~low;
    const newHigh = leftHigh & BORDER_HIGH[card] & ~high;
    low |= newLow;
    high |= newHigh;
    restLow |= newLow;
    restHigh |= newHigh;
  }
  return bitCount(low) + bitCount(high);
}
