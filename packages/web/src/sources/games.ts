// Games by their id, each loaded when it is first needed: its rules, and what it brings to the page, in a file of its own
// for page and worker.

import type { Game } from '@messdeck/engine';
import * as words from '#words/sources.ts';

/** What a game's folder on the page exports (games/<id>/index.ts). */
interface GamePage {
  readonly game: Game;
  /** PageParts, which are not known here. */
  readonly page: object;
}

const pages = import.meta.glob<GamePage>('../games/*/index.ts');

export async function loadPage(id: string): Promise<GamePage | undefined> {
  const load = pages[`../games/${id}/index.ts`];
  return load ? load() : (await import('./hosted-game.ts')).loadHosted(id);
}

/** The game where there need not be one. */
export const findGame = async (id: string): Promise<Game | undefined> => (await loadPage(id))?.game;

export async function loadGame(id: string): Promise<Game> {
  const game = await findGame(id);
  if (!game) throw new Error(words.noGameCalled(JSON.stringify(id)));
  return game;
}
