// The games of this server: Messdeck's own, and those of others that it hosts; and how `messdeck games --json` lists them.

import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { type Game, games, type Option, findGame as ofOurs, type Refusal } from '@messdeck/engine';

/** A game in a file (docs/adding-a-game.md). */
export interface HostedGame {
  readonly game: Game;
  /** The address of its module, for threads, which load it again. */
  readonly url: string;
}

const hosted = new Map<string, Game>();

/** What threads find the addresses under. */
const FILES = 'games that are hosted';

/** Hosts these from now on, in threads that are started later too. */
export function hostGames(list: readonly HostedGame[]): void {
  for (const { game } of list) hosted.set(game.id, game);
  setEnvironmentData(
    FILES,
    list.map(({ url }) => url),
  );
}

/** In a thread: loads the games that its server hosts. */
export async function loadHosted(): Promise<void> {
  for (const url of (getEnvironmentData(FILES) ?? []) as readonly string[]) {
    const { game, parts } = await import(url);
    hosted.set(game.id, parts === undefined ? game : { ...game, parts });
  }
}

export function findGame(id: string): Game | Refusal {
  return hosted.get(id) ?? ofOurs(id);
}

export const allGames = (): readonly Game[] => [...games, ...hosted.values()];

export function makeGameList(list: readonly Game[]): object[] {
  return list.map((game) => ({
    game: game.id,
    title: game.title,
    pack: game.pack.id,
    seats: game.seats,
    options: Object.fromEntries(game.options.map((option) => [option.key, optionOf(option)])),
  }));
}

function optionOf({ values, min, max, pattern, help, default: usual }: Option): object {
  const range = values ? { values } : pattern === undefined ? { min, max } : { pattern };
  return { ...range, default: usual, help };
}
