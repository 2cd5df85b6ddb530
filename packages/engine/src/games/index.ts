// The list of all games. Adding one: docs/adding-a-game.md.

import type { Game } from '../game.ts';
import { type Refusal, refuse as refuseWith } from '../refusal.ts';
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
