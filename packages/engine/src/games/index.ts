// The list of all games. Adding one: docs/adding-a-game.md.

import type { Game } from '../game.ts';
import { type Refusal, refuse as refuseWith } from '../refusal.ts';
import { bang } from './bang.ts';
import { doBoy } from './do-boy.ts';
import { nationalContest } from './national-contest.ts';

export const games: readonly Game[] = [doBoy, bang, nationalContest];

export function findGame(id: string): Game | Refusal {
  const game = games.find((candidate) => candidate.id === id);
  if (game) return game;
  return refuseWith(
    `There is no game ${JSON.stringify(id)}; the games are ${games.map((g) => g.id).join(', ')}.`,
  );
}
