// The one place where a game is looked up by what a person types: the id of one of ours, or the file of another. A game
// that a file has brought is known by its id from then on.

import { editions, findGame, type Game, games, type Rules } from '@messdeck/engine';
import { Complaint, must } from './complaint.ts';
import { checkFile, isFile, loadModule } from './modules.ts';

/** What every game has (the members of Game that are not optional). */
const MEMBERS: readonly (keyof Game)[] = [
  ...(['id', 'title', 'edition', 'pack', 'seats', 'options', 'verbs', 'places'] as const),
  ...(['start', 'actors', 'draw', 'deal', 'legal', 'apply', 'clone', 'text', 'refuse'] as const),
  ...(['view', 'prompt', 'watch', 'see', 'imagine', 'side', 'standing', 'tally'] as const),
];

/** What counts, for the command `counts` at the terminal: as words, or as a list. */
export interface Counts {
  readonly counts?: readonly (readonly [what: string, worth: string])[];
  readonly words?: string;
}

/** A game of somebody else: a module that exports it as `game` (docs/adding-a-game.md). */
export interface OwnGame {
  readonly game: Game;
  readonly file: string;
  readonly whatCounts?: (rules: Rules) => Counts;
}

const ownGames = new Map<string, OwnGame>();

/** The game of this id, or in this file. */
export async function gameNamed(name: string): Promise<Game> {
  return isFile(name) ? addGame(name) : (ownGames.get(name)?.game ?? must(findGame(name)));
}

/** The game that a command is asked for, as its argument or with --game. */
export async function gameAsked(name: string | undefined, { game: file }: AskedWithGame): Promise<Game> {
  if (name !== undefined && file !== undefined && name !== file)
    throw new Complaint(`Name one game: ${name} or --game ${file}.`);
  const asked = name ?? file;
  if (asked === undefined) throw new Complaint('Name a game, or the file of your own with --game.');
  return gameNamed(asked);
}

export interface AskedWithGame {
  readonly game?: string;
}

/** Loads the game in a file. */
export async function addGame(file: string): Promise<Game> {
  checkFile(file);
  const { game, whatCounts } = await loadModule(file, 'game');
  if (typeof game !== 'object' || game === null)
    throw new Complaint(`${file} does not export a game named "game".`);
  const lacking = MEMBERS.filter((member) => !(member in game));
  if (lacking.length > 0) throw new Complaint(`The game in ${file} lacks ${lacking.join(', ')}.`);
  const found = game as Game;
  if (games.some(({ id }) => id === found.id))
    throw new Complaint(`The game in ${file} has the id "${found.id}", which is one of Messdeck's own.`);
  const known = ownGames.get(found.id);
  if (known && known.file !== file)
    throw new Complaint(`The games in ${known.file} and ${file} have the same id, "${found.id}".`);
  ownGames.set(found.id, {
    game: found,
    file,
    ...(typeof whatCounts === 'function' ? { whatCounts: whatCounts as (rules: Rules) => Counts } : {}),
  });
  return found;
}

/** All games in all their editions, and those that files have brought. */
export function knownGames(): readonly Game[] {
  return [...editions, ...[...ownGames.values()].map(({ game }) => game)];
}

/** The files of those, for threads, which load them anew. */
export function gameFiles(): string[] {
  return [...ownGames.values()].map(({ file }) => file);
}

/** A game that a file has brought; undefined for one of ours. */
export function ownGame(id: string): OwnGame | undefined {
  return ownGames.get(id);
}

/** A command begins: what an earlier one of this process has loaded is not its own. */
export function forgetGames(): void {
  ownGames.clear();
}

/** Four where the game allows it, else its first number. */
export function usualSeats(game: Game): number {
  return game.seats.includes(4) ? 4 : game.seats[0];
}
