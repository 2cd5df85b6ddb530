// The environments of one `messdeck env`, and the answer to each request.

import type { Made, MatchRecord } from '@messdeck/engine';
import { Batch, CHANCE_ASKED, type Ended, type Env, type EnvTable, treeOf } from '@messdeck/engine/env';
import { Complaint, must } from '../complaint.ts';
import { madeWith } from '../made.ts';
import type { Request } from './request.ts';

export class Environments {
  private readonly table: EnvTable;
  private readonly seed: string;
  private envs: number;
  /** The seed of the present matches. */
  private dealt: string;
  private batch: Batch;
  private vectors = false;
  private readonly clones = new Map<number, Env>();
  private cloned = 0;

  constructor(table: EnvTable, envs: number, seed: string) {
    this.table = table;
    this.envs = envs;
    this.seed = seed;
    this.dealt = seed;
    this.batch = this.deal({ do: 'reset' });
  }

  answer(request: Request): object {
    switch (request.do) {
      case 'layout':
        return describe(this.table);
      case 'tree':
        return must(treeOf(this.table));
      case 'reset':
        this.envs = request.envs ?? this.envs;
        this.vectors = request.vectors ?? false;
        this.batch = this.deal(request);
        return this.state([]);
      case 'step':
        return this.step(request);
      case 'draw':
        return this.moved(this.batch.draw(this.place(request)));
      case 'legal':
        return legal(this.one(request));
      case 'observe':
        return this.observe(request);
      case 'returns':
        return { returns: this.batch.envs.map((env) => env.ending()?.returns ?? null) };
      case 'clone':
        this.clones.set(this.cloned, this.one(request).clone());
        return { clone: this.cloned++ };
      case 'restore':
        this.batch.envs[this.place(request)] = this.clone(request).clone();
        return this.state([]);
      case 'forget':
        this.clone(request);
        this.clones.delete(request.clone!);
        return { clones: this.clones.size };
      case 'seed':
        for (const env of request.env === undefined ? this.batch.envs : [this.one(request)])
          env.seed(request.seed!);
        return { seed: request.seed };
      case 'record':
        return this.recordOf(this.one(request), request.names);
    }
  }

  private deal({ seed, first, chance, renew, records }: Request): Batch {
    this.dealt = seed ?? this.seed;
    return new Batch(this.table, this.envs, {
      seed: this.dealt,
      first: first ?? 0,
      sampled: chance !== 'asked',
      renew: renew ?? false,
      records: records ?? false,
    });
  }

  private step({ actions = [] }: Request): object {
    const { length } = this.batch.envs;
    if (actions.length !== length)
      throw new Complaint(
        `"actions" has ${actions.length} entries for ${length} environments; null leaves one alone.`,
      );
    return this.moved(this.batch.step(actions));
  }

  private moved(ended: ReturnType<Batch['step']>): object {
    return this.state(must(ended));
  }

  /** Who has to choose in each environment, and among which numbers; observations for anyone who asked for them. */
  private state(ended: readonly Ended[]): object {
    const { envs } = this.batch;
    const state = { seats: envs.map(({ seat }) => seat), open: envs.map(({ open }) => open) };
    return {
      ...state,
      ...(ended.length > 0 ? { ended: ended.map((one) => this.toldWithRecord(one)) } : {}),
      ...(this.vectors ? { vectors: this.observations() } : {}),
    };
  }

  private toldWithRecord(ended: Ended): Ended {
    const { record, match } = ended;
    return record ? { ...ended, record: { ...record, made: this.made(match) } } : ended;
  }

  private recordOf(env: Env, names?: readonly string[]): MatchRecord {
    return { ...env.record(names), made: this.made(env.number) };
  }

  private made(match: number): Made {
    const { game, rules } = this.table;
    return madeWith(game, { seed: this.dealt, match, players: ['env'], options: rules });
  }

  /** What the seats asked observe, one after the other, as 32-bit numbers with the lowest byte first, in base64. */
  private observations(): string {
    const { envs } = this.batch;
    const { length } = this.table.layout;
    const all = new Float32Array(length * envs.length);
    for (const [i, env] of envs.entries()) if (env.seat >= 0) env.observe(env.seat, all, i * length);
    return Buffer.from(all.buffer).toString('base64');
  }

  private observe(request: Request): object {
    const seat = request.seat!;
    if (seat >= this.table.seats)
      throw new Complaint(`There are seats 0 to ${this.table.seats - 1}, and no seat ${seat}.`);
    const env = this.one(request);
    const vector = new Float32Array(this.table.layout.length);
    env.observe(seat, vector);
    return { view: env.view(seat), vector: [...vector] };
  }

  private place({ env = 0 }: Request): number {
    const { length } = this.batch.envs;
    if (env < length) return env;
    throw new Complaint(`There are environments 0 to ${length - 1}, and no environment ${env}.`);
  }

  private one(request: Request): Env {
    return this.batch.envs[this.place(request)];
  }

  private clone({ clone }: Request): Env {
    const kept = this.clones.get(clone!);
    if (!kept) throw new Complaint(`There is no clone ${clone}.`);
    return kept;
  }
}

/** All that a program needs to read observations and to name actions. */
export function describe({ game, rules, seats, layout }: EnvTable): object {
  return {
    game: game.id,
    edition: game.edition,
    rules,
    seats,
    actions: layout.numbering.words,
    length: layout.length,
    fields: layout.fields,
  };
}

function legal(env: Env): object {
  const { seat, open } = env;
  if (seat === CHANCE_ASKED) return { seat, open, outcomes: env.outcomes() ?? null };
  const { words } = env.table.layout.numbering;
  return { seat, open, words: open.map((number) => words[number]), begun: env.begun, legal: env.legal() };
}
