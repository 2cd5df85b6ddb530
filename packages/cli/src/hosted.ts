// Games of others on the page: each module is made into files for browsers, with what it stands on, and gets a label for
// the shelf.

import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '@messdeck/engine';
import type { HostedGame } from '@messdeck/server';
import { Complaint } from './complaint.ts';
import { addGame, usualSeats } from './game-named.ts';
import { loadModule } from './modules.ts';

export interface Hosted {
  readonly games: readonly HostedGame[];
  /** Left out where no page is served. */
  readonly hosted?: { readonly files: ReadonlyMap<string, string>; readonly boxes: readonly object[] };
}

/** Where they lie on the shelf. */
const BOX = {
  pack: 'hosted',
  title: 'More games',
  imprint: 'Hosted by this server',
  source: 'its own rules',
  show: [],
};

/** What a server hosts besides our games: those in these files. */
export async function hostedIn(files: readonly string[], withPage: boolean): Promise<Hosted> {
  const games: HostedGame[] = [];
  for (const file of files) games.push({ game: await addGame(file), url: pathToFileURL(resolve(file)).href });
  if (!withPage || games.length === 0) return { games };
  const labels = await Promise.all(games.map(({ game }, i) => labelOf(game, files[i])));
  return { games, hosted: { files: await forBrowsers(games, files), boxes: [{ ...BOX, games: labels }] } };
}

/** What the module says of the game itself, over what can be told from the rules. */
async function labelOf(game: Game, file: string): Promise<object> {
  const { page = {} } = (await loadModule(file, 'game')) as { readonly page?: { readonly label?: object } };
  if (typeof page !== 'object' || page === null)
    throw new Complaint(`The page in ${file} is no object with what the game brings to the page.`);
  const seats = usualSeats(game);
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  const players = least === most ? String(most) : `${least} to ${most}`;
  return {
    like: '',
    line: '',
    length: 'a match',
    ...page.label,
    id: game.id,
    title: game.title,
    pack: 'hosted',
    place: 0,
    players: `${players} ${most === 1 ? 'player' : 'players'}`,
    seats,
  };
}

/** The modules and everything they import, as files that a browser loads: `<id>.js`, and parts beside it. */
async function forBrowsers(
  games: readonly HostedGame[],
  files: readonly string[],
): Promise<Map<string, string>> {
  const { rolldown } = await import('rolldown').catch(() => {
    throw new Complaint('To host a game of your own on the page, install rolldown: npm install rolldown.');
  });
  const input = Object.fromEntries(games.map(({ game }, i) => [game.id, resolve(files[i])]));
  try {
    const bundle = await rolldown({
      input,
      platform: 'browser',
      logLevel: 'silent',
      plugins: [
        {
          name: 'packages-of-this-program',
          // The engine need not be installed beside the game.
          resolveId: (id) => (id.startsWith('@messdeck/') ? ourModule(id) : null),
        },
      ],
    });
    const { output } = await bundle.generate({
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'part-[hash].js',
    });
    await bundle.close();
    return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
  } catch (error) {
    const [why] = String((error as Error).message).split('\n');
    throw new Complaint(`${files.join(', ')} cannot be made ready for browsers: ${why}`);
  }
}

const ourModule = (id: string): string => fileURLToPath(import.meta.resolve(id));
