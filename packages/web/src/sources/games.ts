// The twelve games, each loaded when it is first needed: a chunk of its own for page and worker.

import type { Game } from '@messdeck/engine';

const loaders: Readonly<Record<string, () => Promise<Game>>> = {
  tactics: async () => (await import('@messdeck/engine/games/tactics')).tactics as Game,
  militac: async () => (await import('@messdeck/engine/games/militac')).militac as Game,
  'do-boy': async () => (await import('@messdeck/engine/games/do-boy')).doBoy as Game,
  bang: async () => (await import('@messdeck/engine/games/bang')).bang as Game,
  skirmish: async () => (await import('@messdeck/engine/games/skirmish')).skirmish as Game,
  'armed-forces': async () => (await import('@messdeck/engine/games/armed-forces')).armedForces as Game,
  sigs: async () => (await import('@messdeck/engine/games/sigs')).sigs as Game,
  sammy: async () => (await import('@messdeck/engine/games/sammy')).sammy as Game,
  'national-contest': async () =>
    (await import('@messdeck/engine/games/national-contest')).nationalContest as Game,
  'united-states': async () => (await import('@messdeck/engine/games/united-states')).unitedStates as Game,
  'sammys-travels': async () => (await import('@messdeck/engine/games/sammys-travels')).sammysTravels as Game,
  flag: async () => (await import('@messdeck/engine/games/flag')).flag as Game,
};

export async function loadGame(id: string): Promise<Game> {
  const game = await findGame(id);
  if (!game) throw new Error(`No game is called ${JSON.stringify(id)}.`);
  return game;
}

/** The same where there need not be such a game. */
export async function findGame(id: string): Promise<Game | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]() : undefined;
}
