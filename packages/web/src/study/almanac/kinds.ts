// What a bid can be in, by the number the lab gives it: the companies or suits of the pack, then none of them.

import type { Game } from '@messdeck/engine';
import { companies } from '@messdeck/engine/packs/parker';
import { suits } from '@messdeck/engine/packs/sammy';

export function kindsOf(game: Game): readonly string[] {
  const titles = (game.pack.id === 'parker' ? companies : suits).map(({ title }) => title);
  return [...titles, game.pack.id === 'parker' ? 'Combined' : 'No suit'];
}
