// The one place where a game is looked up by what a person types: the id of one of ours, or the file of another.

import { findGame, type Game, games } from '@messdeck/engine';
import { Complaint, must } from './complaint.ts';
import { checkFile, loadModule } from './modules.ts';

/** What every game has (the members of Game that are not optional). */
const MEMBERS: readonly (keyof Game)[] = [
  ...(['id', 'title', 'edition', 'pack', 'seats', 'options', 'verbs', 'places'] as const),
  ...(['start', 'actors', 'draw', 'deal', 'legal', 'apply', 'clone', 'text', 'refuse'] as const),
  ...(['view', 'prompt', 'watch', 'see', 'imagine', 'side', 'standing', 'tally'] as const),
];

/** The game of this id, or in this file: a module that exports it as `game` (docs/adding-a-game.md). */
export async function gameNamed(name: string): Promise<Game> {
  return /[\\/]|\.m?js$/.test(name) ? gameIn(name) : must(findGame(name));
}

async function gameIn(file: string): Promise<Game> {
  checkFile(file);
  const { game } = await loadModule(file, 'game');
  if (typeof game !== 'object' || game === null)
    throw new Complaint(`${file} does not export a game named "game".`);
  const lacking = MEMBERS.filter((member) => !(member in game));
  if (lacking.length > 0) throw new Complaint(`The game in ${file} lacks ${lacking.join(', ')}.`);
  const found = game as Game;
  if (games.some(({ id }) => id === found.id)) {
    throw new Complaint(`The game in ${file} has the id "${found.id}", which is one of Messdeck's own.`);
  }
  return found;
}

/** Four where the game allows it, else its first number. */
export function usualSeats(game: Game): number {
  return game.seats.includes(4) ? 4 : game.seats[0];
}
