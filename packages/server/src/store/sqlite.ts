// The store in one SQLite file. This side turns commits into steps and hands them to the thread that owns the database.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { USUAL_LIMITS } from '../limits.ts';
import { threadFile } from '../threads.ts';
import type { Copyable } from './copying.ts';
import { commitsOf, loadTable, type Read } from './readings.ts';
import type { Reply, Step, Task, Value } from './statements.ts';
import {
  type Ages,
  type Commit,
  Conflict,
  type DocumentChange,
  type KeptAnswer,
  type KeptDocument,
  type KeptJob,
  type LoadedTable,
  type Paper,
  type PaperKind,
  StoreFault,
  type TalkRow,
  type Trouble,
} from './store.ts';

type Rows = readonly Record<string, Value>[];
type Wish = { write: readonly Step[] } | { read: Step } | { look: true } | { close: true };

/** At a busy server, what is to be written within this time is written together. */
const TOGETHER = 10;

interface Waiter {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

export class SqliteStore implements Copyable {
  private readonly thread: Worker;
  private readonly waiters: Map<number, Waiter> = new Map();
  private unsent: Task[] = [];
  private sentAt = 0;
  private sending: NodeJS.Timeout | undefined;
  private asked = 0;
  private fault: string | undefined;

  private constructor(thread: Worker) {
    this.thread = thread;
    thread.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) this.hear(reply);
    });
    thread.on('error', (error) => this.fail(`The store has failed: ${error.message}`));
    thread.on('exit', () => this.fail('The store is closed.'));
  }

  /** Opens the file, or makes it; it never grows beyond so much. Rejects with a sentence where that cannot be. */
  static open(file: string, megabytes: number = USUAL_LIMITS.megabytes): Promise<SqliteStore> {
    try {
      mkdirSync(dirname(file), { recursive: true });
    } catch (error) {
      return Promise.reject(new Error(`The folder of ${file} cannot be made: ${(error as Error).message}.`));
    }
    const thread = new Worker(threadFile('committer', import.meta.url), { workerData: { file, megabytes } });
    return new Promise((resolve, reject) => {
      thread.once('error', reject);
      thread.once('message', ([reply]: readonly Reply[]) => {
        if (reply?.fault === undefined) {
          thread.off('error', reject);
          resolve(new SqliteStore(thread));
        } else {
          void thread.terminate();
          reject(new Error(reply.fault));
        }
      });
    });
  }

  async commit(commit: Commit): Promise<void> {
    await this.ask({ write: stepsOf(commit) });
  }

  load(table: string): Promise<LoadedTable | undefined> {
    return loadTable(this.read, table);
  }

  async ids(after: string, most: number): Promise<string[]> {
    return (await this.ask({ read: ['ids', after, most] })).map(({ id }) => String(id));
  }

  commitsOf(table: string): Promise<Commit[]> {
    return commitsOf(this.read, table);
  }

  private readonly read: Read = (reading, ...values) => this.ask({ read: [reading, ...values] });

  async count(): Promise<number> {
    return (await this.ask({ read: ['count'] }))[0]['n'] as number;
  }

  async answer(scope: string, key: string): Promise<KeptAnswer | undefined> {
    const [found] = await this.ask({ read: ['answer', scope, key] });
    return found && { scope, key, body: String(found['body']), sealed: String(found['sealed']) };
  }

  async knows(key: string): Promise<boolean> {
    return (await this.ask({ read: ['knows', key] })).length > 0;
  }

  async lived(): Promise<number> {
    return (await this.ask({ read: ['lived'] }))[0]['lived'] as number;
  }

  async live(lived: number): Promise<void> {
    await this.ask({ write: [['live', lived]] });
  }

  async stale({ unfinished, finished }: Ages): Promise<number> {
    const [{ n }] = await this.ask({ read: ['countStale', unfinished, unfinished, finished] });
    return n as number;
  }

  async sweep({ unfinished, finished }: Ages, most: number, spare: ReadonlySet<string>): Promise<number> {
    const all = await this.ask({
      read: ['stale', unfinished, unfinished, finished, most + spare.size],
    });
    const swept = all.filter(({ id }) => !spare.has(String(id))).slice(0, most);
    await Promise.all(swept.map(({ id }) => this.drop(String(id))));
    return swept.length;
  }

  async drop(table: string): Promise<void> {
    const drops = ['dropTable', 'dropActions', 'dropTalk', 'dropSeals', 'dropAnswers', 'dropKeys'] as const;
    await this.ask({ write: drops.map((drop): Step => [drop, table]) });
  }

  async tablesOf(who: string): Promise<string[]> {
    return (await this.ask({ read: ['tablesOf', who] })).map(({ id }) => String(id));
  }

  async unsay(table: string, rows: readonly (TalkRow & { readonly seq: number })[]): Promise<void> {
    const step = ({ seq, ...row }: (typeof rows)[number]): Step => ['unsay', JSON.stringify(row), table, seq];
    await this.ask({ write: rows.map(step) });
  }

  async forget(who: string): Promise<void> {
    await this.ask({ write: [['forget', who]] });
  }

  async file({ kind, id, at, until, text }: Paper): Promise<void> {
    await this.ask({ write: [['file', kind, id, at, until, text]] });
  }

  async papers(kind: PaperKind): Promise<Paper[]> {
    return (await this.ask({ read: ['papers', kind] })) as unknown as Paper[];
  }

  async shred(kind: PaperKind, id: string): Promise<void> {
    await this.ask({ write: [['shred', kind, id]] });
  }

  async shredOld(now: number): Promise<number> {
    const [{ n }] = await this.ask({ read: ['countOldPapers', now] });
    if (n) await this.ask({ write: [['shredOld', now]] });
    return n as number;
  }

  async document(kind: string, id: string): Promise<KeptDocument | undefined> {
    return (await this.ask({ read: ['document', kind, id] }))[0] as unknown as KeptDocument | undefined;
  }

  async documents(kind: string, group: string, most: number): Promise<KeptDocument[]> {
    return (await this.ask({ read: ['documents', kind, group, most] })) as unknown as KeptDocument[];
  }

  async everyDocument(kind: string, id: string, most: number): Promise<KeptDocument[]> {
    return (await this.ask({ read: ['everyDocument', kind, id, most] })) as unknown as KeptDocument[];
  }

  async change(changes: readonly DocumentChange[]): Promise<void> {
    await this.ask({ write: changes.map(documentStep) });
  }

  async forgetDocuments(kind: string, below: number): Promise<void> {
    await this.ask({ write: [['forgetDocuments', kind, below]] });
  }

  async addJob(job: KeptJob): Promise<void> {
    await this.ask({ write: [addingOf(job)] });
  }

  async jobs(most: number): Promise<KeptJob[]> {
    return (await this.ask({ read: ['jobs', most] })) as unknown as KeptJob[];
  }

  async putOff({ kind, id, due, failed }: KeptJob): Promise<void> {
    await this.ask({ write: [['putOff', due, failed, kind, id]] });
  }

  async dropJob(kind: string, id: string): Promise<void> {
    await this.ask({ write: [['dropJob', kind, id]] });
  }

  async trouble(): Promise<Trouble | undefined> {
    if (this.fault !== undefined) return 'failed';
    const [found] = await this.ask({ look: true });
    return (found['trouble'] ?? undefined) as Trouble | undefined;
  }

  async tidy(): Promise<boolean> {
    const free = async (): Promise<number> =>
      (await this.ask({ read: ['freePages'] }))[0]['freelist_count'] as number;
    const before = await free();
    if (before > 0) await this.ask({ read: ['shrink'] });
    const after = await free();
    if (after > 0 && after < before) return true;
    // What was deleted still lies in the log until that is emptied.
    await this.ask({ read: ['emptyLog'] });
    return false;
  }

  async close(): Promise<void> {
    await this.ask({ close: true });
    this.fault = 'The store is closed.';
    await this.thread.terminate();
  }

  private ask(wish: Wish): Promise<Rows> {
    if (this.fault !== undefined) return Promise.reject(new StoreFault(this.fault));
    return new Promise((resolve, reject) => {
      const id = this.asked++;
      this.waiters.set(id, { resolve, reject });
      this.unsent.push({ id, ...wish });
      const wait = 'write' in wish ? this.sentAt + TOGETHER - performance.now() : 0;
      if (wait > 0) this.sending ??= setTimeout(() => this.send(), wait);
      else if (this.unsent.length === 1 || this.sending) this.sendNow();
    });
  }

  /** As soon as everything of this turn has come. */
  private sendNow(): void {
    clearTimeout(this.sending);
    this.sending = undefined;
    setImmediate(() => this.send());
  }

  private send(): void {
    this.sending = undefined;
    if (this.unsent.length === 0) return;
    this.sentAt = performance.now();
    this.thread.postMessage(this.unsent);
    this.unsent = [];
  }

  private hear({ id, rows, conflict, fault }: Reply): void {
    const waiter = this.waiters.get(id);
    this.waiters.delete(id);
    if (conflict) waiter?.reject(new Conflict('This number is already taken.'));
    else if (fault !== undefined) waiter?.reject(new StoreFault(fault));
    else waiter?.resolve(rows ?? []);
  }

  private fail(sentence: string): void {
    this.fault ??= sentence;
    for (const waiter of this.waiters.values()) waiter.reject(new StoreFault(sentence));
    this.waiters.clear();
  }
}

function documentStep({ kind, id, seen, put }: DocumentChange): Step {
  if (!put) return ['dropDocument', kind, id, seen];
  const { group, order, text } = put;
  if (seen === 0) return ['addDocument', kind, id, group, order, text];
  return ['replaceDocument', group, order, text, kind, id, seen];
}

function stepsOf({ table, at, kept, action, talk, seal, answer, keys = [], jobs = [] }: Commit): Step[] {
  const steps: Step[] = [];
  if (kept) {
    const { state, public: open, made } = kept;
    steps.push(['keepTable', table, JSON.stringify(kept), state, open ? 1 : 0, made, at]);
  }
  if (action) {
    const { seq, ...row } = action;
    steps.push(['addAction', table, seq, at, JSON.stringify(row)]);
  }
  if (talk) {
    const { seq, ...row } = talk;
    steps.push(['addTalk', table, seq, JSON.stringify(row)], ['touch', at, table]);
  }
  if (seal) {
    const { seq, ...row } = seal;
    steps.push(['addSeal', table, seq, JSON.stringify(row)]);
  }
  if (answer) steps.push(['addAnswer', answer.scope, answer.key, table, answer.body, answer.sealed]);
  for (const key of keys) steps.push(['addKey', key, table]);
  for (const job of jobs) steps.push(addingOf(job));
  return steps;
}

function addingOf({ kind, id, about, due, failed }: KeptJob): Step {
  return ['addJob', kind, id, about, due, failed];
}
