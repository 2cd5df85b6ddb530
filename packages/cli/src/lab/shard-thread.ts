// The thread in which a worker of the lab plays a shard. It hands the rows in before the shard counts as done, so that a
// worker that ends in between has lost nothing.

import { workerData } from 'node:worker_threads';
import { playShard, type Shard, shardName } from '@messdeck/lab';
import { UnrecoverableError } from 'bullmq';
import { addGame, gameNamed } from '../game-named.ts';
import { isFile } from '../modules.ts';
import { handIn } from './hand-in.ts';
import { signatureOf } from './manifest.ts';
import { connectTo, queueAt, REFUSED, type ShardJob } from './queue.ts';

export interface ShardThreadData {
  readonly url: string;
  /** Files of games that are none of ours. */
  readonly games: readonly string[];
}

const { url, games } = workerData as ShardThreadData;
const loaded = Promise.all(games.map(addGame));
const connected = connectTo(url);

async function playJob({ id, data }: { readonly id?: string; readonly data: ShardJob }): Promise<void> {
  await loaded;
  const shard = JSON.parse(data.shard) as Shard;
  // A file is only loaded where the person at this machine has named it.
  const game = isFile(shard.game) ? undefined : await gameNamed(shard.game).catch(() => undefined);
  if (!game || shardName(shard, signatureOf(game.id)) !== id) throw new Error(REFUSED);
  const rows = (await playShard(shard, game)).map((row) => `${JSON.stringify(row)}\n`).join('');
  const queue = queueAt(connected, data.results);
  try {
    if ((await handIn(queue, id, rows)) === 'differs')
      throw new UnrecoverableError('The shard gave another result than before.');
  } finally {
    await queue.close();
  }
}

// biome-ignore lint/style/noDefaultExport: BullMQ takes the default export of a file as what does the work.
export { playJob as default };
