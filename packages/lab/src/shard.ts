// The work of a plan in pieces: some deals of one arm. A shard is named by the hash of all that decides its rows, so
// that a result belongs to the work and not to the run that asked for it.

import { createHash } from 'node:crypto';
import { type Game, isRefusal, type Rules, settleRules } from '@messdeck/engine';
import type { Arm, Plan } from './plan.ts';
import { playSitting } from './play-sitting.ts';
import type { Row } from './row.ts';
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
}

const DEALS = 10;

/** All shards of a plan, in its order. A plan whose rules the game does not have is refused before. */
export function shardsOf(plan: Plan, game: Game): Shard[] {
  const { seats, seed } = plan;
  return plan.questions.flatMap(({ id, deals, arms }) =>
    arms.flatMap((arm) => {
      const rules = settleRules(game, arm.rules, seats);
      if (isRefusal(rules)) throw new Error(rules.refused);
      return Array.from({ length: Math.ceil(deals / DEALS) }, (_, i) => ({
        game: plan.game,
        edition: game.edition,
        seats,
        seed,
        question: id,
        arm,
        rules,
        from: i * DEALS,
        to: Math.min(deals, (i + 1) * DEALS),
      }));
    }),
  );
}

/** The hash of a shard's content, and of the rules it is played under. */
export function shardName(shard: Shard, signature: string): string {
  return createHash('sha256')
    .update(JSON.stringify([shard, signature]))
    .digest('hex')
    .slice(0, 32);
}

export async function playShard(shard: Shard, game: Game): Promise<Row[]> {
  const { question, arm, rules, seats, seed, from, to } = shard;
  const rows: Row[] = [];
  for (let deal = from; deal < to; deal++)
    for (const sitting of sittingsOf(game, rules, seats, arm, deal))
      rows.push((await playSitting({ game, rules, seed }, { id: question }, arm, sitting)).row);
  return rows;
}
