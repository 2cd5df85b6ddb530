// Cut-down games, small enough to be solved whole.

import type { Game } from '../game.ts';
import { tinyDoBoy } from '../games/do-boy/tiny.ts';
import { tinyMilitac } from '../games/militac/tiny.ts';
import { tinySigs } from '../games/sigs/tiny.ts';
import { type Refusal, refuse } from '../refusal.ts';

const TINY: Readonly<Record<string, Game>> = {
  'do-boy': tinyDoBoy,
  militac: tinyMilitac,
  sigs: tinySigs,
};

/** The tiny variant of a game, if it has one. */
export function tinyOf(game: Game): Game | Refusal {
  return TINY[game.id] ?? refuse(`${game.title} has no tiny variant; ${Object.keys(TINY).join(', ')} have.`);
}
