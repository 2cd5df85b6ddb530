// The store that forgets: for tests with a clock of their own, and for trying things out. It keeps what the other
// keeps, in the form it would have after a restart.

import { sizeOf } from './size.ts';
import {
  type Ages,
  type Commit,
  Conflict,
  type DocumentChange,
  type KeptAnswer,
  type KeptDocument,
  type KeptJob,
  type KeptTable,
  type LoadedTable,
  type Paper,
  type PaperKind,
  type Store,
  type TalkRow,
} from './store.ts';

interface Kept {
  table: string;
  actions: string[];
  talk: string[];
  seals: string[];
  touched: number;
  size: number;
}

export class MemoryStore implements Store {
  private readonly tables: Map<string, Kept> = new Map();
  private readonly answers: Map<string, { table: string; answer: KeptAnswer }> = new Map();
  private readonly keys: Map<string, string> = new Map();
  private readonly filed: Map<string, Paper> = new Map();
  private readonly documented: Map<string, KeptDocument> = new Map();
  private readonly keptJobs: Map<string, KeptJob> = new Map();
  private life = 0;

  async commit(commit: Commit): Promise<void> {
    const { table, at, kept, action, talk, seal, answer, keys = [], jobs = [] } = commit;
    const fresh = { table: '', actions: [], talk: [], seals: [], touched: at, size: 0 };
    const found: Kept = this.tables.get(table) ?? fresh;
    const answered = answer && `${answer.scope} ${answer.key}`;
    if (
      (action && action.seq !== found.actions.length) ||
      (talk && talk.seq !== found.talk.length) ||
      (seal && seal.seq !== found.seals.length) ||
      (answered !== undefined && this.answers.has(answered))
    ) {
      throw new Conflict('This number is already taken.');
    }
    if (kept) found.table = JSON.stringify(kept);
    if (action) found.actions.push(without(action));
    if (talk) found.talk.push(without(talk));
    if (seal) found.seals.push(without(seal));
    if (answer && answered !== undefined) this.answers.set(answered, { table, answer });
    const unknown = keys.filter((key) => !this.keys.has(key));
    for (const key of unknown) this.keys.set(key, table);
    for (const job of jobs) void this.addJob(job);
    found.size += sizeOf({ ...commit, keys: unknown });
    if (kept || action || talk) found.touched = at;
    this.tables.set(table, found);
  }

  async load(table: string): Promise<LoadedTable | undefined> {
    const found = this.tables.get(table);
    if (!found) return undefined;
    const { actions, talk, seals, size } = found;
    return {
      kept: JSON.parse(found.table),
      actions: actions.map((row) => JSON.parse(row)),
      talk: talk.map((row) => JSON.parse(row)),
      seals: seals.map((row) => JSON.parse(row)),
      size,
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

  async lived(): Promise<number> {
    return this.life;
  }

  async live(lived: number): Promise<void> {
    this.life = lived;
  }

  async stale(ages: Ages): Promise<number> {
    return this.staleTables(ages).length;
  }

  async sweep(ages: Ages, most: number, spare: ReadonlySet<string>): Promise<number> {
    const swept = this.staleTables(ages)
      .filter((id) => !spare.has(id))
      .slice(0, most);
    for (const id of swept) await this.drop(id);
    return swept.length;
  }

  async drop(id: string): Promise<void> {
    this.tables.delete(id);
    for (const [name, kept] of this.answers) if (kept.table === id) this.answers.delete(name);
    for (const [key, of] of this.keys) if (of === id) this.keys.delete(key);
  }

  async tablesOf(who: string): Promise<string[]> {
    const holds = ({ table }: Kept): boolean => table.includes(`"${who}`);
    return [...this.tables].flatMap(([id, kept]) => (holds(kept) ? [id] : [])).sort();
  }

  async unsay(table: string, rows: readonly (TalkRow & { readonly seq: number })[]): Promise<void> {
    for (const row of rows) this.tables.get(table)!.talk[row.seq] = without(row);
  }

  async forget(who: string): Promise<void> {
    for (const key of this.keys.keys()) if (key.startsWith(who)) this.keys.delete(key);
  }

  async file(paper: Paper): Promise<void> {
    this.filed.set(`${paper.kind} ${paper.id}`, paper);
  }

  async papers(kind: PaperKind): Promise<Paper[]> {
    return [...this.filed.values()].filter((paper) => paper.kind === kind).sort((a, b) => a.at - b.at);
  }

  async shred(kind: PaperKind, id: string): Promise<void> {
    this.filed.delete(`${kind} ${id}`);
  }

  async shredOld(now: number): Promise<number> {
    const old = [...this.filed].filter(([, { until }]) => until < now);
    for (const [name] of old) this.filed.delete(name);
    return old.length;
  }

  async document(kind: string, id: string): Promise<KeptDocument | undefined> {
    return this.documented.get(`${kind} ${id}`);
  }

  async documents(kind: string, group: string, most: number): Promise<KeptDocument[]> {
    return [...this.documented.values()]
      .filter((each) => each.kind === kind && each.group === group)
      .sort((a, b) => b.order - a.order || (a.id < b.id ? -1 : 1))
      .slice(0, most);
  }

  async change(changes: readonly DocumentChange[]): Promise<void> {
    const stale = changes.some(
      ({ kind, id, seen }) => (this.documented.get(`${kind} ${id}`)?.version ?? 0) !== seen,
    );
    if (stale) throw new Conflict('This number is already taken.');
    for (const { kind, id, seen, put } of changes) {
      if (put) this.documented.set(`${kind} ${id}`, { kind, id, version: seen + 1, ...put });
      else this.documented.delete(`${kind} ${id}`);
    }
  }

  async forgetDocuments(kind: string, below: number): Promise<void> {
    for (const [name, each] of this.documented)
      if (each.kind === kind && each.group === '' && each.order < below) this.documented.delete(name);
  }

  async addJob(job: KeptJob): Promise<void> {
    const name = nameOf(job);
    if (!this.keptJobs.has(name)) this.keptJobs.set(name, job);
  }

  async jobs(most: number): Promise<KeptJob[]> {
    return [...this.keptJobs.values()].sort((a, b) => a.due - b.due).slice(0, most);
  }

  async putOff(job: KeptJob): Promise<void> {
    const name = nameOf(job);
    const { about } = this.keptJobs.get(name) ?? job;
    if (this.keptJobs.has(name)) this.keptJobs.set(name, { ...job, about });
  }

  async dropJob(kind: string, id: string): Promise<void> {
    this.keptJobs.delete(nameOf({ kind, id }));
  }

  async trouble(): Promise<undefined> {
    return undefined;
  }

  async tidy(): Promise<boolean> {
    return false;
  }

  private staleTables({ unfinished, finished }: Ages): string[] {
    const isStale = ({ table, touched }: Kept): boolean =>
      touched < ((JSON.parse(table) as KeptTable).state === 'over' ? finished : unfinished);
    return [...this.tables].filter(([, kept]) => isStale(kept)).map(([id]) => id);
  }

  async close(): Promise<void> {}
}

function nameOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind} ${id}`;
}

function without({ seq: _, ...row }: { readonly seq: number }): string {
  return JSON.stringify(row);
}
