// The list of all games. Adding one: docs/adding-a-game.md.

import type { Game } from '../game.ts';
import { type Refusal, refuse as refuseWith } from '../refusal.ts';
import { armedForces } from './armed-forces.ts';
import { bang } from './bang.ts';
import { doBoy } from './do-boy.ts';
import { flag } from './flag.ts';
import { militac } from './militac.ts';
import { nationalContest } from './national-contest.ts';
import { sammy } from './sammy.ts';
import { sammysTravels } from './sammys-travels.ts';
import { sigs } from './sigs.ts';
import { skirmish } from './skirmish.ts';
import { tactics } from './tactics.ts';
import { unitedStates } from './united-states.ts';

export const games: readonly Game[] = [
  tactics,
  militac,
  doBoy,
  bang,
  skirmish,
  armedForces,
  sigs,
  nationalContest,
  sammy,
  unitedStates,
  flag,
  sammysTravels,
];

export function findGame(id: string): Game | Refusal {
  const game = games.find((candidate) => candidate.id === id);
  if (game) return game;
  return refuseWith(
    `There is no game ${JSON.stringify(id)}; the games are ${games.map((g) => g.id).join(', ')}.`,
  );
}
