// The store in a PostgreSQL database. Whatever comes in while a group of commits is under way waits, and is then written
// together. A line that is lost is opened again by itself; until then everything is refused.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import type { Copyable } from '../copying.ts';
import { commitsOf, loadTable, type Read, type Reading } from '../readings.ts';
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
} from '../store.ts';
import { type Address, parseAddress } from './address.ts';
import { writing } from './group.ts';
import * as queries from './queries.ts';
import { WrongDatabase } from './schema.ts';
import { codeOf, type Holder, Session } from './session.ts';

/** So long a start waits for a database that cannot be used yet. */
const PATIENCE = 10_000;
const BETWEEN_TRIES = 250;
/** So many commits are written together at most. */
const MOST_TOGETHER = 500;
const AWAY = 'The database cannot be reached.';

const OF_A_TABLE: Readonly<Record<Exclude<Reading, 'actions'>, (table: string) => QueryConfig>> = {
  table: queries.table,
  talk: queries.talk,
  seals: queries.seals,
  size: queries.size,
  touched: queries.touched,
  dates: queries.dates,
  answersOf: queries.answersOf,
  keysOf: queries.keysOf,
};

interface Unit {
  readonly commit: Commit;
  resolve(): void;
  reject(error: Error): void;
}

export class PostgresStore implements Copyable {
  private readonly address: Address;
  private readonly holder: Holder;
  protected session: Session | undefined;
  private waiting: Unit[] = [];
  private busy = false;
  /** Settled when everything has been written, or refused, that was to be written so far. */
  protected written: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** Why nothing can be read or written while there is no session. */
  private fault = AWAY;
  private why: Trouble = 'failed';

  protected constructor({ address, holder, session }: Opened) {
    this.address = address;
    this.holder = holder;
    this.use(session);
  }

  /** Opens the database, or makes what belongs into it; rejects with a sentence where that cannot be for so long. */
  static async open(url: string, patience?: number): Promise<PostgresStore> {
    return new PostgresStore(await openSession(url, { id: randomUUID(), epoch: undefined }, patience));
  }

  private use(session: Session): void {
    this.session = session;
    session.onLost(() => {
      this.session = undefined;
      if (!this.closed) void this.openAgain();
    });
  }

  private async openAgain(): Promise<void> {
    for (;;) {
      try {
        const session = await Session.open(this.address, this.holder);
        if (this.closed) await session.end();
        else {
          this.use(session);
          this.back();
        }
        return;
      } catch (error) {
        if (error instanceof WrongDatabase) {
          this.fault = `The database cannot be used: ${error.message}.`;
          this.why = 'taken';
          return;
        }
      }
      await delay(BETWEEN_TRIES);
      if (this.closed) return;
    }
  }

  /** The URL of the host that is in use; undefined while there is none. */
  get host(): string | undefined {
    return this.session?.url;
  }

  /** The line was lost and has been opened again. */
  protected back(): void {}

  // ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

  commit(commit: Commit): Promise<void> {
    if (!this.session) return Promise.reject(new StoreFault(this.fault));
    const done = new Promise<void>((resolve, reject) => {
      this.waiting.push({ commit, resolve, reject });
    });
    this.written = done.catch(() => undefined);
    if (!this.busy) {
      this.busy = true;
      // As soon as everything of this turn has come.
      setImmediate(() => void this.work());
    }
    return done;
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) await this.writeTogether(this.waiting.splice(0, MOST_TOGETHER));
    this.busy = false;
  }

  private async writeTogether(units: readonly Unit[]): Promise<void> {
    const { session } = this;
    try {
      if (!session) throw new StoreFault(this.fault);
      const refused = await this.put(
        session,
        units.map(({ commit }) => commit),
      );
      for (const unit of units) {
        if (refused?.has(unit.commit.table)) unit.reject(new Conflict('Another node has taken this table.'));
        else unit.resolve();
      }
    } catch (error) {
      if (units.length > 1 && session && session === this.session) {
        for (const unit of units) await this.writeTogether([unit]);
      } else for (const unit of units) unit.reject(refusalOf(error));
    }
  }

  /** Writes commits together; returns the tables that were not this server's to write. */
  protected async put(
    session: Session,
    commits: readonly Commit[],
  ): Promise<ReadonlySet<string> | undefined> {
    await session.write(writing(commits));
    return undefined;
  }

  async live(lived: number): Promise<void> {
    await this.write(queries.live(lived));
  }

  async sweep(ages: Ages, most: number, spare: ReadonlySet<string>): Promise<number> {
    const all = await this.read(this.staleQuery(ages, most + spare.size));
    const swept = all
      .map(({ id }) => String(id))
      .filter((id) => !spare.has(id))
      .slice(0, most);
    if (swept.length > 0) await this.write(queries.drop(swept));
    return swept.length;
  }

  /** Finds stale tables that this server may sweep. */
  protected staleQuery(ages: Ages, most: number): QueryConfig {
    return queries.stale(ages, most);
  }

  async drop(table: string): Promise<void> {
    await this.write(queries.drop([table]));
  }

  async unsay(table: string, rows: readonly (TalkRow & { readonly seq: number })[]): Promise<void> {
    const texts = rows.map(({ seq: _, ...row }) => JSON.stringify(row));
    await this.write(
      queries.unsay(
        table,
        rows.map(({ seq }) => seq),
        texts,
      ),
    );
  }

  async forget(who: string): Promise<void> {
    await this.write(queries.forget(who));
  }

  async file(paper: Paper): Promise<void> {
    await this.write(queries.file(paper));
  }

  async shred(kind: PaperKind, id: string): Promise<void> {
    await this.write(queries.shred(kind, id));
  }

  async shredOld(now: number): Promise<number> {
    const [{ n }] = await this.write(queries.shredOld(now));
    return n as number;
  }

  async change(changes: readonly DocumentChange[]): Promise<void> {
    await this.write(queries.change(changes));
  }

  async forgetDocuments(kind: string, below: number): Promise<void> {
    await this.write(queries.forgetDocuments(kind, below));
  }

  async addJob(job: KeptJob): Promise<void> {
    await this.write(queries.addJob(job));
  }

  async putOff(job: KeptJob): Promise<void> {
    await this.write(queries.putOff(job));
  }

  async dropJob(kind: string, id: string): Promise<void> {
    await this.write(queries.dropJob(kind, id));
  }

  /** Over the connection that writes. */
  protected async write(query: QueryConfig): Promise<readonly Record<string, unknown>[]> {
    if (!this.session) throw new StoreFault(this.fault);
    return this.session.write(query).catch((error) => {
      throw refusalOf(error);
    });
  }

  // ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

  load(table: string): Promise<LoadedTable | undefined> {
    return loadTable(this.readTable, table);
  }

  async ids(after: string, most: number): Promise<string[]> {
    return (await this.read(queries.ids(after, most))).map(({ id }) => String(id));
  }

  commitsOf(table: string): Promise<Commit[]> {
    return commitsOf(this.readTable, table);
  }

  async count(): Promise<number> {
    return (await this.read(queries.count()))[0]['n'] as number;
  }

  async answer(scope: string, key: string): Promise<KeptAnswer | undefined> {
    const [found] = await this.read(queries.answer(scope, key));
    return found && { scope, key, body: String(found['body']), sealed: String(found['sealed']) };
  }

  async knows(key: string): Promise<boolean> {
    return (await this.read(queries.knows(key))).length > 0;
  }

  async lived(): Promise<number> {
    return (await this.read(queries.lived()))[0]['lived'] as number;
  }

  async stale(ages: Ages): Promise<number> {
    return (await this.read(queries.countStale(ages)))[0]['n'] as number;
  }

  async tablesOf(who: string): Promise<string[]> {
    return (await this.read(queries.tablesOf(who))).map(({ id }) => String(id));
  }

  async papers(kind: PaperKind): Promise<Paper[]> {
    return (await this.read(queries.papers(kind))) as unknown as Paper[];
  }

  async document(kind: string, id: string): Promise<KeptDocument | undefined> {
    return (await this.read(queries.document(kind, id)))[0] as unknown as KeptDocument | undefined;
  }

  async documents(kind: string, group: string, most: number): Promise<KeptDocument[]> {
    return (await this.read(queries.documents(kind, group, most))) as unknown as KeptDocument[];
  }

  async everyDocument(kind: string, id: string, most: number): Promise<KeptDocument[]> {
    return (await this.read(queries.everyDocument(kind, id, most))) as unknown as KeptDocument[];
  }

  async jobs(most: number): Promise<KeptJob[]> {
    return (await this.read(queries.jobs(most))) as unknown as KeptJob[];
  }

  private readonly readTable: Read = (reading, table, from = 0, most = 0) =>
    this.read(reading === 'actions' ? queries.actions(table, from, most) : OF_A_TABLE[reading](table));

  /** What was to be written before a reading is written before it is read. */
  protected async read(query: QueryConfig): Promise<readonly Record<string, unknown>[]> {
    await this.written;
    if (!this.session) throw new StoreFault(this.fault);
    return this.session.read(query).catch((error) => {
      throw new StoreFault(reasonOf(error));
    });
  }

  // ── Health ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Writes something that changes nothing. */
  async trouble(): Promise<Trouble | undefined> {
    if (!this.session) return this.why;
    try {
      await this.session.write(queries.live(0));
      return undefined;
    } catch (error) {
      return codeOf(error) === DISK_FULL ? 'full' : 'failed';
    }
  }

  /** PostgreSQL cleans up by itself. */
  async tidy(): Promise<boolean> {
    return false;
  }

  async close(): Promise<void> {
    await this.written;
    this.closed = true;
    this.fault = 'The store is closed.';
    const { session } = this;
    this.session = undefined;
    await session?.end();
  }
}

/** A database that is open, and for whom. */
export interface Opened {
  readonly address: Address;
  readonly holder: Holder;
  readonly session: Session;
}

/** Rejects with a sentence where the database cannot be used for so long. */
export async function openSession(url: string, holder: Holder, patience: number = PATIENCE): Promise<Opened> {
  const address = parseAddress(url);
  const until = performance.now() + patience;
  for (;;) {
    try {
      return { address, holder, session: await Session.open(address, holder) };
    } catch (error) {
      if (isFinal(error) || performance.now() >= until) {
        throw new Error(`${capital(address.name)} cannot be used: ${reasonOf(error)}.`);
      }
    }
    await delay(BETWEEN_TRIES);
  }
}

/** A number is taken; a document was not as it had been seen; two nodes waited for each other's rows. */
const TAKEN: readonly string[] = ['23505', '22012', '40P01'];
const DISK_FULL = '53100';

function refusalOf(error: unknown): Error {
  if (error instanceof StoreFault) return error;
  if (TAKEN.includes(codeOf(error) ?? '')) return new Conflict('This number is already taken.');
  return new StoreFault(`The database has failed: ${reasonOf(error)}.`);
}

/** Wrong passwords, missing databases and missing rights do not go away by waiting. */
function isFinal(error: unknown): boolean {
  return error instanceof WrongDatabase || /^(28|3D000|42501)/.test(codeOf(error) ?? '');
}

/** Node tells of several addresses of one name in an error without words of its own. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as AggregateError & { readonly code?: string };
  return (message || errors?.[0]?.message || code || String(error)).replace(/\.$/, '');
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
