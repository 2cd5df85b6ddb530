// The tables of all games; a game of somebody else has the plain one unless it brings its own.

import type { Game } from '../game.ts';
import { observed as armedForces } from '../games/armed-forces/observed.ts';
import { observed as bang } from '../games/bang/observed.ts';
import { observed as doBoy } from '../games/do-boy/observed.ts';
import { observed as flag } from '../games/flag/observed.ts';
import { observed as militac } from '../games/militac/observed.ts';
import { observed as nationalContest } from '../games/national-contest/observed.ts';
import { observed as sammy } from '../games/sammy/observed.ts';
import { observed as sammysTravels } from '../games/sammys-travels/observed.ts';
import { observed as sigs } from '../games/sigs/observed.ts';
import { observed as skirmish } from '../games/skirmish/observed.ts';
import { observed as tactics } from '../games/tactics/observed.ts';
import { observed as unitedStates } from '../games/united-states/observed.ts';
import { numerals, type Observed } from '../observed.ts';

const TABLES: Readonly<Record<string, Observed>> = {
  tactics,
  militac,
  'do-boy': doBoy,
  bang,
  skirmish,
  'armed-forces': armedForces,
  sigs,
  'national-contest': nationalContest,
  sammy,
  'united-states': unitedStates,
  flag,
  'sammys-travels': sammysTravels,
};

/** The table of a game. */
export function observedOf(game: Game): Observed {
  return TABLES[game.id.replace(/^tiny-/, '')] ?? plain(game);
}

/** Hands alone; actions may have the game's terms and small numbers as words. */
function plain({ terms = {} }: Game): Observed {
  return {
    phases: [],
    places: { 'hand:*': 'set' },
    facts: {},
    words: [...Object.keys(terms), ...numerals(0, 99)],
  };
}
