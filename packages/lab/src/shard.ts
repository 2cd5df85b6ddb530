// The work of a plan in pieces: some deals of one arm. A shard is named by the hash of all that decides its rows, so
// that a result belongs to the work and not to the run that asked for it.

import { createHash } from 'node:crypto';
import { type Game, isRefusal, type Rules, settleRules } from '@messdeck/engine';
import type { Arm, Plan, Question } from './plan.ts';
import { playSitting } from './play-sitting.ts';
import { ROW_FORMAT, type Row } from './row.ts';
import { searchDeal } from './search-deal.ts';
import { sittingsOf } from './sitting.ts';

export interface Shard {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly seed: string;
  readonly question: string;
  readonly arm: Arm;
  /** The arm's rules with every option settled. */
  readonly rules: Rules;
  readonly from: number;
  readonly to: number;
  readonly plays?: number;
  readonly open?: number;
  readonly days?: string;
  readonly every?: number;
}

const DEALS = 10;

/**
 * All shards of these questions of a plan, in its order. A plan whose rules the game does not have is refused before.
 */
export function shardsOf(plan: Plan, game: Game, questions: readonly Question[] = plan.questions): Shard[] {
  const { seed } = plan;
  return questions.flatMap(
    ({ id, seats = plan.seats, deals, arms, shard: size = DEALS, plays, open, days, every }) =>
      arms.flatMap((arm) => {
        const rules = settleRules(game, arm.rules, seats);
        if (isRefusal(rules)) throw new Error(rules.refused);
        return Array.from({ length: Math.ceil(deals / size) }, (_, i) => ({
          game: plan.game,
          edition: game.edition,
          seats,
          seed,
          question: id,
          arm,
          rules,
          from: i * size,
          to: Math.min(deals, (i + 1) * size),
          ...(plays === undefined ? {} : { plays }),
          ...(open === undefined ? {} : { open }),
          ...(days === undefined ? {} : { days }),
          ...(every === undefined ? {} : { every }),
        }));
      }),
  );
}

/** The hash of a shard's content, and of the rules it is played under. */
export function shardName(shard: Shard, signature: string): string {
  return createHash('sha256')
    .update(JSON.stringify([shard, signature, ROW_FORMAT]))
    .digest('hex')
    .slice(0, 32);
}

export async function playShard(shard: Shard, game: Game): Promise<Row[]> {
  const { question: id, arm, rules, seats, seed, from, to, plays, open, days, every } = shard;
  const table = { game, rules, seed };
  const question = {
    id,
    ...(days === undefined ? {} : { days }),
    ...(every === undefined ? {} : { every }),
  };
  const rows: Row[] = [];
  for (let deal = from; deal < to; deal++) {
    if (open !== undefined) rows.push(await searchDeal(table, question, arm, deal, open));
    else
      for (const sitting of sittingsOf(game, rules, seats, arm, deal, plays))
        rows.push((await playSitting(table, question, arm, sitting)).row);
  }
  return rows;
}
