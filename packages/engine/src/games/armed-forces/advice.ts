// How well a seat of Armed Forces stands, for players who search.

import { type ArmedForces, IMPROVISE, OVER, PLAY, WINDOW } from './position.ts';
import { pointsOf, winnersOf, worthOf } from './score.ts';

/** The lead over the best of the others, the hand in play counted with the board as it lies; a win beats every lead. */
export function evaluate(p: ArmedForces, seat: number): number {
  if (p.phase === OVER) return margin(p.scores, seat) + (winnersOf(p).includes(seat) ? WON : -WON);
  if (p.phase !== PLAY && p.phase !== IMPROVISE && p.phase !== WINDOW) return margin(p.scores, seat);
  const points = pointsOf(p, worthOf(p.board));
  for (let s = 0; s < p.seats; s++) points[s] += p.scores[s];
  return margin(points, seat);
}

const WON = 1000;

function margin(scores: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < scores.length; s++) if (s !== seat && scores[s] > best) best = scores[s];
  return scores[seat] - best;
}
