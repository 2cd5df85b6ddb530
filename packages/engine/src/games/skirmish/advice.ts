// How well a seat of Skirmish stands, for players who search.

import { winner } from './play.ts';
import { NOBODY, OVER, PLAY, type Skirmish, sideOf } from './position.ts';

/** More than any score: what the whole game is worth (SKI-19). */
export const WHOLE_GAME = 100_000;

/** The side's lead in points, those of the hand in play included. */
export function evaluate(p: Skirmish, seat: number): number {
  const side = sideOf(seat);
  const other = 1 - side;
  const lead = p.scores[side] - p.scores[other];
  if (p.phase === PLAY) return lead + p.captured[side] - p.set[side] - p.captured[other] + p.set[other];
  if (p.phase !== OVER || p.sheet!.entry.whole === NOBODY) return lead;
  return winner(p) === side ? WHOLE_GAME : -WHOLE_GAME;
}
