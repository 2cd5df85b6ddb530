// `messdeck lab work`: plays shards that runs elsewhere have put into a queue, until it is stopped.

import { availableParallelism } from 'node:os';
import type { Shard } from '@messdeck/lab';
import { shardName } from '@messdeck/lab';
import { Complaint } from '../complaint.ts';
import { type AskedWithGame, addGame, gameFiles, gameNamed } from '../game-named.ts';
import { signatureOf } from '../lab/manifest.ts';
import { checkReached, connectTo, LOCK, queueAt, REFUSED, type ShardJob, shardWorker } from '../lab/queue.ts';
import type { ShardThreadData } from '../lab/shard-thread.ts';
import { isFile } from '../modules.ts';

export interface WorkOptions extends AskedWithGame {
  readonly queue: string;
  readonly jobs?: number;
  /** How long a shard is kept for a worker that has fallen silent, in milliseconds. */
  readonly lock?: number;
}

export async function labWork({
  queue: url,
  jobs = availableParallelism(),
  lock = LOCK,
  game,
}: WorkOptions): Promise<void> {
  if (game !== undefined) await addGame(game);
  const to = connectTo(url);
  const queue = queueAt(to);
  await checkReached(queue);
  await checkSignature(await queue.getJobs(['waiting', 'delayed'], 0, 0));
  const worker = shardWorker(to, new URL('../lab/shard-thread.js', import.meta.url), {
    jobs,
    lock,
    thread: { url, games: gameFiles() } satisfies ShardThreadData,
  });
  process.stderr.write(`Waiting for shards, ${jobs} at a time. Stop with Ctrl-C.\n`);
  await new Promise<never>((_, stop) => {
    worker.on('failed', (job, error) => {
      if (error.message !== REFUSED || !job) return;
      checkSignature([job]).catch(stop);
    });
  }).finally(async () => {
    // What it has begun is another worker's as soon as its lock runs out.
    await worker.close(true);
    await queue.close();
  });
}

/** Shards of other rules would give other rows: such a worker plays nothing. */
async function checkSignature(
  jobs: readonly { readonly id?: string; readonly data: ShardJob }[],
): Promise<void> {
  for (const { id, data } of jobs) {
    const shard = JSON.parse(data.shard) as Shard;
    const game = isFile(shard.game) ? undefined : await gameNamed(shard.game).catch(() => undefined);
    if (!game)
      throw new Complaint(
        `The queue has shards of "${shard.game}", which this worker does not know; give its file with --game.`,
      );
    if (shardName(shard, signatureOf(game.id)) !== id)
      throw new Complaint(
        `The queue has shards of ${game.title} under rules of another signature than this worker's ${signatureOf(game.id).slice(0, 12)}: use the same version of messdeck as the run.`,
      );
  }
}
