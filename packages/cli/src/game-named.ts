// The one place where a game is looked up by what a person types.

import { findGame, type Game } from '@messdeck/engine';
import { must } from './complaint.ts';

/** The game of this id. */
export async function gameNamed(name: string): Promise<Game> {
  return must(findGame(name));
}

/** Four where the game allows it, else its first number. */
export function usualSeats(game: Game): number {
  return game.seats.includes(4) ? 4 : game.seats[0];
}
