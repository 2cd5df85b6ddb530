// Cut-down games, small enough to be solved whole.

import type { Game } from '../game.ts';
import { games } from '../games/index.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** The tiny variant of a game, if it has one. */
export async function tinyOf({ title, parts }: Game): Promise<Game | Refusal> {
  const loaded = await parts?.tiny?.();
  if (loaded) return loaded.tiny;
  const some = games.filter((game) => game.parts?.tiny).map(({ id }) => id);
  return refuse(`${title} has no tiny variant; ${some.join(', ')} have.`);
}
