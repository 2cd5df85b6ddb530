// What players of Bang usually do, and how well a seat stands, for players who search.

import type { Move } from '../../game.ts';
import { type Bang, cardsOf, WINDOW } from './position.ts';

/** A match is called, anything else let pass: the call is the first move, the last lets the window pass. */
export function habit(p: Bang, _seat: number, _moves: readonly Move[], count: number): number {
  if (p.phase !== WINDOW) return -1;
  return p.matching === 0 ? count - 1 : 0;
}

/** The cards owned decide. */
export function evaluate(p: Bang, seat: number): number {
  return cardsOf(p, seat);
}
