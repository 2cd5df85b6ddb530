// Jobs of servers on PostgreSQL: BullMQ's, in a schema of its own in the same database. A job that was added lies in the
// store until it is in the queue, so whatever a commit brought along gets there, too.

import type { Time } from '@messdeck/host';
import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  DelayedError,
  type Job,
  type PostgresConnectionOptions,
  runMigrations,
  withBackend,
} from 'bullmq';
import { Pool } from 'pg';
import type { PostgresStore } from '../store/postgres/store.ts';
import type { KeptJob } from '../store/store.ts';
import {
  AT_ONCE,
  type JobLog,
  type Jobs,
  keptJob,
  LAST_MOMENT,
  LONGEST,
  MOST_FAILURES,
  type NewJob,
  pauseAfter,
  UNKNOWN_FOR,
  type Work,
  Works,
} from './jobs.ts';

const { Queue, Worker } = withBackend(createPostgresBackend);

const NAME = 'messdeck';
/** One hears of new jobs. */
const CONNECTIONS = 4;
/** What other nodes, or a commit nobody told of, left in the store is looked for after this time. */
const LOOK_EVERY = 5000;
/** So many are moved into the queue at a time. */
const PART = 100;
/** A queue that was lost is asked again after this time. */
const RETRY = 1000;
/** Events nobody listens to. */
const FEW = 100;

type About = Pick<KeptJob, 'kind' | 'id' | 'about'>;

interface Line {
  /** The URL of the host it leads to. */
  readonly host: string;
  readonly pool: Pool;
  readonly queue: InstanceType<typeof Queue<About>>;
  worker?: InstanceType<typeof Worker<About, void>>;
}

export class QueuedJobs implements Jobs {
  private readonly store: PostgresStore;
  private readonly time: Time;
  private readonly works: Works;
  private line: Line;
  private looking: Promise<void> | undefined;
  private again = false;
  private begun = false;
  private closed = false;
  private callOff: () => void = () => undefined;

  private constructor(store: PostgresStore, time: Time, works: Works, line: Line) {
    this.store = store;
    this.time = time;
    this.works = works;
    this.line = line;
  }

  /** Rejects with a sentence where the database cannot hold the queue. */
  static async open(store: PostgresStore, time: Time, log: JobLog): Promise<QueuedJobs> {
    const line = await openLine(store.host!).catch((error: Error) => {
      throw new Error(`The jobs cannot be kept in the database: ${error.message.replace(/\.$/, '')}.`);
    });
    return new QueuedJobs(store, time, new Works(time, log), line);
  }

  does(kind: string, work: Work): void {
    this.works.add(kind, work);
  }

  begin(): void {
    this.begun = true;
    this.work(this.line);
    this.wake();
  }

  /** Has the queue worked on, as soon as its database answers. */
  private work(line: Line): void {
    const worker = new Worker<About, void>(
      NAME,
      (job, token) => this.run(job, token),
      workingWith(line.pool),
    );
    // A database that cannot be reached says so elsewhere; the worker tries again by itself.
    worker.on('error', () => undefined);
    worker.on('failed', (job, error) => {
      if (job) this.works.noteFailure(job.data, job.attemptsMade, error);
    });
    line.worker = worker;
    worker.waitUntilReady().then(
      () => void worker.run().catch(() => undefined),
      // It would never be ready again.
      async () => {
        await worker.close(true).catch(() => undefined);
        this.time.later(RETRY, () => this.closed || line !== this.line || this.work(line));
      },
    );
  }

  private async run(job: Job<About>, token: string | undefined): Promise<void> {
    if (this.works.has(job.data.kind)) return this.works.run(job.data);
    await job.moveToDelayed(Date.now() + UNKNOWN_FOR, token);
    throw new DelayedError();
  }

  async add(job: NewJob): Promise<void> {
    await this.store.addJob(this.kept(job));
    this.wake();
  }

  kept(job: NewJob): KeptJob {
    return keptJob(job, this.time);
  }

  async drop(kind: string, id: string): Promise<void> {
    await this.store.dropJob(kind, id);
    // One that is being done cannot be called off any more.
    await this.line.queue.remove(nameOf({ kind, id })).catch(() => undefined);
  }

  // ── From the store into the queue ────────────────────────────────────────────────────────────────────────────

  wake(): void {
    if (!this.begun || this.closed) return;
    this.again = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
  }

  private async look(): Promise<void> {
    this.callOff();
    while (this.again && !this.closed) {
      this.again = false;
      // A database that cannot be reached says so elsewhere.
      await this.moveAll().catch(() => undefined);
    }
    if (!this.closed) this.callOff = this.time.later(LOOK_EVERY, () => this.wake());
  }

  private async moveAll(): Promise<void> {
    await this.follow();
    for (;;) {
      const kept = await this.store.jobs(PART);
      await Promise.all(kept.map((job) => this.move(job)));
      if (kept.length < PART) return;
    }
  }

  private async move({ kind, id, about, due, failed }: KeptJob): Promise<void> {
    await this.line.queue.add(
      kind,
      { kind, id, about },
      {
        jobId: nameOf({ kind, id }),
        delay: Math.max(0, Math.ceil(due - this.time.now())),
        attempts: MOST_FAILURES - failed,
        backoff: { type: 'custom' },
        removeOnComplete: true,
        removeOnFail: true,
        stackTraceLimit: 1,
      },
    );
    await this.store.dropJob(kind, id);
  }

  /** The store has gone to another of the hosts in its URL: so does the queue. */
  private async follow(): Promise<void> {
    const { host } = this.store;
    if (host === undefined || host === this.line.host) return;
    const before = this.line;
    this.line = await openLine(host);
    this.work(this.line);
    void closeLine(before, true).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.callOff();
    await this.looking;
    let isDone = false;
    const moment = new Promise<void>((resolve) => {
      const callOff = this.time.later(LAST_MOMENT, resolve);
      void closeLine(this.line, false).then(() => {
        isDone = true;
        callOff();
        resolve();
      });
    });
    await moment;
    if (!isDone) await closeLine(this.line, true).catch(() => undefined);
  }
}

/** Takes all jobs out of the queue and lays them into the store. No server may use it. */
export async function takeBack(store: PostgresStore): Promise<void> {
  const line = await openLine(store.host!);
  try {
    const jobs = await line.queue.getJobs(['waiting', 'delayed', 'active']);
    const lived = await store.lived();
    for (const job of jobs) {
      const due = lived + Math.max(0, job.timestamp + job.delay - Date.now());
      await store.addJob({ ...job.data, due, failed: job.attemptsMade });
      await line.queue.remove(job.id!);
    }
  } finally {
    await closeLine(line, true);
  }
}

/** Kinds have no dot. */
function nameOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}.${id}`;
}

async function openLine(host: string): Promise<Line> {
  const pool = new Pool({
    connectionString: host,
    application_name: 'messdeck jobs',
    options: `-c search_path=${DEFAULT_SCHEMA}`,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
  });
  // A connection that ends while it is in use would otherwise end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  let queue: Line['queue'] | undefined;
  try {
    await migrate(pool);
    queue = new Queue<About>(NAME, { connection: given(pool), streams: { events: { maxLen: FEW } } });
    queue.on('error', () => undefined);
    await queue.waitUntilReady();
    return { host, pool, queue };
  } catch (error) {
    void closeLine({ pool, ...(queue && { queue }) }, true).catch(() => undefined);
    throw error;
  }
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, DEFAULT_SCHEMA);
  } finally {
    client.release();
  }
}

async function closeLine({ pool, queue, worker }: Partial<Line>, force: boolean): Promise<void> {
  await Promise.allSettled([worker?.close(force), queue?.close()]);
  await pool?.end();
}

/** A pool of pg's is one, but for how its types are written. */
function given(pool: Pool): PostgresConnectionOptions {
  return pool as object as PostgresConnectionOptions;
}

function workingWith(pool: Pool) {
  return {
    connection: given(pool),
    autorun: false,
    concurrency: AT_ONCE,
    lockDuration: LONGEST,
    // A node that has died may have begun a job many times without its being the job's fault.
    maxStalledCount: MOST_FAILURES,
    runRetryDelay: RETRY,
    settings: { backoffStrategy: pauseAfter },
  };
}
