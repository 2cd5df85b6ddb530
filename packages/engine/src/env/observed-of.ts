// The observations of a game: its own, or general ones.

import type { Game } from '../game.ts';
import { numerals, type Observed } from '../observed.ts';

/** The observations of a game for learning programs: its own, or general ones if it brings none. */
export async function observedOf(game: Game): Promise<Observed> {
  return (await game.parts?.observed?.())?.observed ?? general(game);
}

/** Hands alone; actions may have the game's terms and small numbers as words. */
function general({ terms = {} }: Game): Observed {
  return {
    phases: [],
    places: { 'hand:*': 'set' },
    facts: {},
    words: [...Object.keys(terms), ...numerals(0, 99)],
  };
}
