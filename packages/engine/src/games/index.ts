// The list of all games. Adding one: docs/adding-a-game.md.

import { editionOf } from '../editions.ts';
import type { Game } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { armedForces } from './armed-forces/index.ts';
import { bang } from './bang/index.ts';
import { doBoy } from './do-boy/index.ts';
import { flag } from './flag/index.ts';
import { militac } from './militac/index.ts';
import { nationalContest } from './national-contest/index.ts';
import { sammy } from './sammy/index.ts';
import { sammysTravels } from './sammys-travels/index.ts';
import { sigs } from './sigs/index.ts';
import { skirmish } from './skirmish/index.ts';
import { tactics } from './tactics/index.ts';
import { unitedStates } from './united-states/index.ts';

/** In the order of the shelf. */
export const games: readonly Game[] = [
  tactics,
  militac,
  doBoy,
  bang,
  skirmish,
  sigs,
  sammy,
  nationalContest,
  unitedStates,
  sammysTravels,
  flag,
  armedForces,
];

/** Editions that are no longer dealt. Their records and unfinished matches are read forever (docs/architecture.md). */
const formerEditions: readonly Game[] = [];

/** Every edition of every game, to open records with. */
export const editions: readonly Game[] = [...games, ...formerEditions];

/** The game as it is played today. */
export function findGame(id: string): Game | Refusal {
  return editionOf(games, id, games.find((game) => game.id === id)?.edition);
}
