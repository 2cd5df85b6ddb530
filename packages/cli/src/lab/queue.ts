// The queue of the lab, on BullMQ: shards to play in one queue for all runs, their rows in one for each run. PostgreSQL or
// Redis keeps both.

import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  getDefaultBackendFactory,
  type Job,
  Queue,
  type RedisQueueBackend,
  Worker,
} from 'bullmq';
import { Complaint } from '../complaint.ts';

/** All shards of all runs wait here; queues and jobs are named without colons, which BullMQ keeps for itself. */
const SHARDS = 'messdeck-lab';
/** In PostgreSQL everything lies in a schema of its own. */
const SCHEMA = 'messdeck_lab';
/** A worker that has been silent for so long has lost its shard; threads play, so it is never too busy to speak. */
export const LOCK = 60_000;
/** A shard that was lost more often than this is reported. */
const STALLS = 3;

/** What a thread says of a shard that is not for this worker. */
export const REFUSED = 'refused';

/** What a worker gets. The shard is text: its name is the hash of it, to the byte. */
export interface ShardJob {
  readonly shard: string;
  /** The queue for the rows. */
  readonly results: string;
}

/** What it gives back: the rows, a line each. */
export interface RowsJob {
  readonly shard: string;
  readonly rows: string;
}

/** BullMQ's types name Redis where either is meant. */
type Backend = BackendFactory<RedisQueueBackend>;

export interface Connected {
  readonly connection: ConnectionOptions;
  readonly backend: Backend;
}

/** Refuses what is no address of a database. */
export function connectTo(url: string): Connected {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  if (protocol === 'postgres:' || protocol === 'postgresql:')
    return {
      connection: { connectionString: url, schema: SCHEMA, migrate: true, max: 4 } as ConnectionOptions,
      backend: createPostgresBackend as unknown as Backend,
    };
  if (protocol === 'redis:' || protocol === 'rediss:')
    // Without this a worker that waits gives up after twenty tries.
    return {
      connection: { url, maxRetriesPerRequest: null },
      backend: getDefaultBackendFactory<RedisQueueBackend>(),
    };
  throw new Complaint('--queue takes the address of a database, as postgres://… or redis://….');
}

export function queueAt(to: Connected, name: string = SHARDS): Queue {
  return quiet(new Queue(name, { connection: to.connection }, to.backend));
}

/** The queue of a run's rows. */
export function rowsQueueName(planHash: string): string {
  return `messdeck-lab-rows-${planHash.slice(0, 16)}`;
}

/** Plays shards in threads, `jobs` at a time. */
export function shardWorker(
  to: Connected,
  processor: URL,
  { jobs, lock, thread }: { readonly jobs: number; readonly lock: number; readonly thread: object },
): Worker {
  return quiet(
    new Worker(
      SHARDS,
      processor,
      {
        connection: to.connection,
        concurrency: jobs,
        useWorkerThreads: true,
        workerThreadsOptions: { workerData: thread },
        lockDuration: lock,
        stalledInterval: lock / 2,
        maxStalledCount: STALLS,
      },
      to.backend,
    ),
  );
}

/** Takes the rows of a run as they come. */
export function rowsWorker(to: Connected, name: string, take: (job: RowsJob) => void): Worker {
  const processor = async ({ data }: Job<RowsJob>): Promise<void> => take(data);
  return quiet(new Worker(name, processor, { connection: to.connection }, to.backend));
}

/** A database that is away for a moment comes back; BullMQ tries again by itself and only wants to be heard. */
function quiet<Source extends { on(event: 'error', hear: (error: Error) => void): unknown }>(
  source: Source,
): Source {
  source.on('error', () => undefined);
  return source;
}

/** Waits for the database, or says in one sentence that it is not there. */
export async function checkReached(queue: Queue): Promise<void> {
  try {
    await queue.waitUntilReady();
  } catch (error) {
    const why = error instanceof Error && error.message !== '' ? `: ${error.message}` : '';
    throw new Complaint(`The queue's database cannot be reached${why}.`);
  }
}
