// How well a seat of Do-Boy stands, for players who search.

import { type DoBoy, PLAY } from './position.ts';

/** Low is good: what was taken counts against the seat. */
export function evaluate(p: DoBoy, seat: number): number {
  const inHand = p.phase === PLAY ? p.points[seat] : 0;
  return -p.scores[seat] - inHand;
}
