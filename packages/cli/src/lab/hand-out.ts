// Hands the shards of a run out over a queue and takes the rows in. Rows that came while nobody ran the plan wait in the
// queue; a run that is begun again takes them first.

import { setTimeout as delay } from 'node:timers/promises';
import type { Shard } from '@messdeck/lab';
import type { Queue } from 'bullmq';
import { Complaint } from '../complaint.ts';
import { Progress } from '../progress.ts';
import type { Manifest } from './manifest.ts';
import {
  checkReached,
  connectTo,
  queueAt,
  type RowsJob,
  rowsQueueName,
  rowsWorker,
  type ShardJob,
} from './queue.ts';
import type { Store } from './store.ts';

const PAGE = 50;
/** How often is looked for shards that have failed. */
const LOOK_EVERY = 1000;
/** Far more than workers of another version could refuse a shard in the meantime. */
const ATTEMPTS = 10_000;

type Named = readonly (readonly [string, Shard])[];

export async function handOut(
  url: string,
  asked: Named,
  store: Store,
  { planHash }: Manifest,
): Promise<void> {
  const to = connectTo(url);
  const jobs = queueAt(to);
  await checkReached(jobs);
  const results = queueAt(to, rowsQueueName(planHash));
  const names = new Set(asked.map(([name]) => name));
  const take = ({ shard, rows }: RowsJob): void => {
    if (names.has(shard)) store.put(shard, rows);
  };
  await takeWaiting(results, take);
  const worker = rowsWorker(to, results.name, take);
  const progress = new Progress('shards');
  try {
    const left = asked.filter(([name]) => !store.has(name));
    await addShards(jobs, left, results.name);
    const failed = await finished(jobs, left, store, (missing) =>
      progress.at(asked.length - missing, asked.length),
    );
    if (failed.length > 0)
      throw new Complaint(
        `${failed.length} shards were given up, first ${failed[0][0]}: ${failed[0][1]} Run the plan again to try them once more.`,
      );
    // All rows are in the folder: what the queue still holds of this run is of no more use.
    await Promise.all(asked.map(([name]) => jobs.remove(name)));
  } finally {
    progress.end();
    await worker.close();
    await Promise.all([jobs.close(), results.close()]);
  }
}

/** Results that came in before. */
async function takeWaiting(results: Queue, take: (job: RowsJob) => void): Promise<void> {
  for (let from = 0; ; from += PAGE) {
    const page = await results.getJobs(['waiting', 'active', 'completed', 'failed'], from, from + PAGE - 1);
    for (const job of page) take(job.data as RowsJob);
    if (page.length < PAGE) return;
  }
}

/** A shard that is in the queue already is not added twice; one that was given up is tried again. */
async function addShards(jobs: Queue, left: Named, results: string): Promise<void> {
  for (let from = 0; from < left.length; from += PAGE) {
    const page = left.slice(from, from + PAGE);
    for (const [name] of page) {
      const known = await jobs.getJob(name);
      // Done, but its rows are gone: it is played again.
      if (known && ((await known.isFailed()) || (await known.isCompleted()))) await known.remove();
    }
    await jobs.addBulk(
      page.map(([name, shard]) => ({
        name: 'shard',
        data: { shard: JSON.stringify(shard), results } satisfies ShardJob,
        opts: { jobId: name, attempts: ATTEMPTS, backoff: { type: 'fixed', delay: 1000 } },
      })),
    );
  }
}

/** Waits until every shard is in the folder or was given up; those come back, with why. */
async function finished(
  jobs: Queue,
  left: Named,
  store: Store,
  tell: (missing: number) => void,
): Promise<(readonly [string, string])[]> {
  const given = new Map<string, string>();
  for (;;) {
    const missing = left.filter(([name]) => !store.has(name) && !store.isApart(name));
    tell(missing.length);
    const open = missing.filter(([name]) => !given.has(name));
    if (open.length === 0) return [...given];
    const wanted = new Set(open.map(([name]) => name));
    for (const { id = '', failedReason } of await jobs.getJobs(['failed'], 0, -1))
      if (wanted.has(id)) given.set(id, failedReason);
    await delay(LOOK_EVERY / 4);
  }
}
