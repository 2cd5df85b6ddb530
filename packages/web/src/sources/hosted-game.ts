// A game that the server hosts besides ours: it serves the module beside the page (`messdeck serve --game`).

import type { Game, GameParts } from '@messdeck/engine';

interface HostedModule {
  readonly game: Game;
  readonly parts?: GameParts;
  readonly page?: object;
}

/** Undefined where the server hosts no such game. */
export async function loadHosted(
  id: string,
): Promise<{ readonly game: Game; readonly page: object } | undefined> {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const base = import.meta.url.replace(/assets\/[^/]*$/, '');
  try {
    const {
      game,
      parts,
      page = {},
    }: HostedModule = await import(/* @vite-ignore */ `${base}hosted/${id}.js`);
    return { game: parts ? { ...game, parts } : game, page };
  } catch {
    return undefined;
  }
}
