// The one place where a game is looked up by what a person types: the id of one of ours, or the file of another. A game
// that a file has brought is known by its id from then on.

import { editions, findGame, type Game, type GameParts, games } from '@messdeck/engine';
import { Complaint, must } from './complaint.ts';
import { checkFile, isFile, loadModule } from './modules.ts';

/** What every game has (the members of Game that are not optional). */
const MEMBERS: readonly (keyof Game)[] = [
  ...(['id', 'title', 'edition', 'pack', 'seats', 'options', 'verbs', 'places'] as const),
  ...(['start', 'actors', 'draw', 'deal', 'legal', 'apply', 'clone', 'text', 'refuse'] as const),
  ...(['view', 'prompt', 'newMemory', 'remember', 'imagine', 'side', 'evaluate', 'tally'] as const),
];

/** What it may bring besides (`GameParts`): plain words, and what is loaded when it is needed. */
const PLAIN = ['clock', 'lowWins'];
const LOADED = [
  'advice',
  'hintFacts',
  'hintWords',
  'scoring',
  'matchFigures',
  'observed',
  'terminal',
  'tiny',
  'winnable',
];

/** A game of somebody else: a module that exports it as `game`, and beside it its `parts` (docs/adding-a-game.md). */
interface OwnGame {
  readonly game: Game;
  readonly file: string;
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
  const { game, parts } = await loadModule(file, 'game');
  if (typeof game !== 'object' || game === null)
    throw new Complaint(`${file} does not export a game named "game".`);
  const lacking = MEMBERS.filter((member) => !(member in game));
  if (lacking.length > 0) throw new Complaint(`The game in ${file} lacks ${lacking.join(', ')}.`);
  const found = parts === undefined ? (game as Game) : { ...(game as Game), parts: partsIn(file, parts) };
  if (games.some(({ id }) => id === found.id))
    throw new Complaint(`The game in ${file} has the id "${found.id}", which is one of Messdeck's own.`);
  const known = ownGames.get(found.id);
  if (known && known.file !== file)
    throw new Complaint(`The games in ${known.file} and ${file} have the same id, "${found.id}".`);
  ownGames.set(found.id, { game: found, file });
  return found;
}

/** The parts that a module exports, checked by name. */
function partsIn(file: string, parts: unknown): GameParts {
  if (typeof parts !== 'object' || parts === null)
    throw new Complaint(`The parts in ${file} are no object with the parts of the game.`);
  for (const [name, part] of Object.entries(parts)) {
    if (!PLAIN.includes(name) && !LOADED.includes(name))
      throw new Complaint(
        `The parts in ${file} have "${name}", which is none; the parts are ${[...PLAIN, ...LOADED].join(', ')}.`,
      );
    if (LOADED.includes(name) && typeof part !== 'function')
      throw new Complaint(
        `The part "${name}" in ${file} is no function that loads it, as in ${name}: () => import('./${name}.js').`,
      );
  }
  return parts;
}

/** All games in all their editions, and those that files have brought. */
export function knownGames(): readonly Game[] {
  return [...editions, ...[...ownGames.values()].map(({ game }) => game)];
}

/** The files of those, for threads, which load them again. */
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
