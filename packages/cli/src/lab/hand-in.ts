// Hands the rows of a shard in: the first result is written once and never replaced; one that differs is kept beside it.

import { createHash } from 'node:crypto';
import type { Queue } from 'bullmq';
import type { RowsJob } from './queue.ts';

export async function handIn(queue: Queue, shard: string, rows: string): Promise<'kept' | 'differs'> {
  await queue.add('rows', { shard, rows } satisfies RowsJob, { jobId: shard });
  const first = (await queue.getJob(shard))?.data as RowsJob | undefined;
  if (!first || first.rows === rows) return 'kept';
  const hash = createHash('sha256').update(rows).digest('hex').slice(0, 12);
  await queue.add('rows', { shard, rows } satisfies RowsJob, { jobId: `${shard}-${hash}` });
  return 'differs';
}
