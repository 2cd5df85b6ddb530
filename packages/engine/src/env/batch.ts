// Many environments of one table, stepped together; each begins its next match as soon as one is over.

import type { MatchRecord } from '../make-record.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { Env, type EnvTable } from './env.ts';
import type { Ending } from './returns.ts';

/** The number of an open word, a legal action as text, or null. */
export type Action = number | string | null;

/** A match that has just ended, the environment it was played in, and its number among those of the seed. */
export interface Ended extends Ending {
  readonly env: number;
  readonly match: number;
  readonly record?: MatchRecord;
}

/** How the matches of a batch are dealt and told. */
export interface BatchOptions {
  readonly seed: string;
  /** The number of the first match of the seed. */
  readonly first: number;
  /** Draws of chance are sampled; else chance is asked. */
  readonly sampled: boolean;
  /** An environment whose match is over begins the next one. */
  readonly renew: boolean;
  /** Ended matches come with their records. */
  readonly records: boolean;
}

/** Environments of one table, stepped together. */
export class Batch {
  readonly envs: Env[];
  private readonly table: EnvTable;
  private readonly options: BatchOptions;
  private next: number;

  constructor(table: EnvTable, envs: number, options: BatchOptions) {
    this.table = table;
    this.options = options;
    this.next = options.first;
    this.envs = [];
    for (let env = 0; env < envs; env++) this.begin(env);
  }

  /** An action for every environment, null for one that is not to move; nothing is done if one is refused. */
  step(actions: readonly Action[]): Ended[] | Refusal {
    for (const [env, action] of actions.entries()) {
      if (action === null) continue;
      const refusal = this.envs[env].refusal(action);
      if (refusal) return refuse(`Environment ${env}: ${refusal.refused}`);
    }
    const ended: Ended[] = [];
    for (const [env, action] of actions.entries()) if (action !== null) this.advance(env, action, ended);
    return ended;
  }

  /** Chance draws in an environment that asks it. */
  draw(env: number): Ended[] | Refusal {
    const refusal = this.envs[env].refusal(null);
    if (refusal) return refusal;
    const ended: Ended[] = [];
    this.advance(env, null, ended);
    return ended;
  }

  /** The next match of the seed begins in this environment. */
  begin(env: number): void {
    const { seed, sampled } = this.options;
    this.envs[env] = new Env(this.table, seed, this.next++, sampled);
  }

  private advance(env: number, action: Action, ended: Ended[]): void {
    const one = this.envs[env];
    one.step(action);
    const ending = one.ending();
    if (!ending) return;
    const record = this.options.records ? { record: one.record() } : {};
    ended.push({ env, match: one.number, ...ending, ...record });
    if (this.options.renew) this.begin(env);
  }
}
