// The store that forgets: for tests with a clock of their own, and for trying things out. It keeps what the other
// keeps, in the form it would have after a restart.

import {
  type Commit,
  Conflict,
  type KeptAnswer,
  type KeptTable,
  type LoadedTable,
  type Store,
} from './store.ts';

interface Kept {
  table: string;
  actions: string[];
  talk: string[];
  touched: number;
}

export class MemoryStore implements Store {
  private readonly tables: Map<string, Kept> = new Map();
  private readonly answers: Map<string, { table: string; answer: KeptAnswer }> = new Map();
  private readonly keys: Map<string, string> = new Map();

  async commit({ table, at, kept, action, talk, answer, keys = [] }: Commit): Promise<void> {
    const found = this.tables.get(table) ?? { table: '', actions: [], talk: [], touched: at };
    const answered = answer && `${answer.scope} ${answer.key}`;
    if (
      (action && action.seq !== found.actions.length) ||
      (talk && talk.seq !== found.talk.length) ||
      (answered !== undefined && this.answers.has(answered))
    ) {
      throw new Conflict('This number is already taken.');
    }
    if (kept) found.table = JSON.stringify(kept);
    if (action) found.actions.push(without(action));
    if (talk) found.talk.push(without(talk));
    if (answer && answered !== undefined) this.answers.set(answered, { table, answer });
    for (const key of keys) if (!this.keys.has(key)) this.keys.set(key, table);
    if (kept || action || talk) found.touched = at;
    this.tables.set(table, found);
  }

  async load(table: string): Promise<LoadedTable | undefined> {
    const found = this.tables.get(table);
    if (!found) return undefined;
    const { actions, talk } = found;
    return {
      kept: JSON.parse(found.table),
      actions: actions.map((row) => JSON.parse(row)),
      talk: talk.map((row) => JSON.parse(row)),
    };
  }

  async count(): Promise<number> {
    return this.tables.size;
  }

  async answer(scope: string, key: string): Promise<KeptAnswer | undefined> {
    return this.answers.get(`${scope} ${key}`)?.answer;
  }

  async knows(key: string): Promise<boolean> {
    return this.keys.has(key);
  }

  async sweep(before: number, finishedBefore: number, spare: ReadonlySet<string>): Promise<number> {
    let swept = 0;
    for (const [id, { table, touched }] of this.tables) {
      const { state } = JSON.parse(table) as KeptTable;
      if (spare.has(id)) continue;
      if (touched >= (state === 'over' ? Math.min(before, finishedBefore) : before)) continue;
      this.tables.delete(id);
      for (const [name, kept] of this.answers) if (kept.table === id) this.answers.delete(name);
      for (const [key, of] of this.keys) if (of === id) this.keys.delete(key);
      swept++;
    }
    return swept;
  }

  async close(): Promise<void> {}
}

function without({ seq: _, ...row }: { readonly seq: number }): string {
  return JSON.stringify(row);
}
