// Looks with open cards whether a deal of a game for one can be won at all.

import { createHash } from 'node:crypto';
import { BY_CHANCE, chanceFrom, Match } from '@messdeck/engine';
import type { Arm } from './plan.ts';
import type { Asked, Table } from './play-sitting.ts';
import type { Row } from './row.ts';
import { dealSeed } from './sitting.ts';

export async function searchDeal(
  { game, rules, seed: planSeed }: Table,
  question: Asked,
  arm: Pick<Arm, 'id'>,
  deal: number,
  most: number,
): Promise<Row> {
  const part = await game.parts?.winnable?.();
  if (!part) throw new Error(`${game.title} cannot be searched with open cards.`);
  const seed = dealSeed(planSeed, question, deal);
  const match = new Match(game, rules, 1);
  const chance = chanceFrom(seed);
  while (game.actors(match.position) & BY_CHANCE) match.chance(chance(match.dueDraw));
  const { can, steps } = part.winnable.look(match.position, most);
  return {
    question: question.id,
    arm: arm.id,
    deal,
    turn: 0,
    seed,
    cards: createHash('sha256')
      .update(match.log.length > 0 ? match.log.map((event) => event.do).join() : seed)
      .digest('hex')
      .slice(0, 16),
    turned: true,
    players: [],
    mine: [],
    scores: [],
    winners: can ? [0] : [],
    points: [],
    dealers: [],
    dealt: 1,
    contracts: [],
    held: '',
    actions: 0,
    asked: 0,
    forced: 0,
    leads: -1,
    decided: -1,
    back: false,
    untold: can === undefined,
    steps,
  };
}
