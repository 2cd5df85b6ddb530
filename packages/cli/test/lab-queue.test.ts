// The lab over a queue, with a real PostgreSQL: the same bytes as without, whatever happens to the workers. The long
// version is in lab-queue-long.test.ts.

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/services.mjs';
import { handIn } from '../src/lab/hand-in.ts';
import { connectTo, queueAt } from '../src/lab/queue.ts';
import { Store } from '../src/lab/store.ts';
import { bytesOf, killedWorkers, labFolder, startWorker, writePlan } from './lab-runs.ts';
import { complaint, messdeck } from './messdeck.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
const folder = labFolder();
const { at } = folder;
const plan = at('plan.json');

beforeAll(async () => {
  postgres = await startPostgres();
  writePlan(plan);
  expect((await messdeck(['lab', 'run', plan, '--out', at('alone'), '--jobs', '2'])).status).toBe(0);
});

afterAll(async () => {
  folder.remove();
  await postgres.stop();
});

test('four workers, of which one after the other is killed, give the same bytes as one machine', async () => {
  // The machine decides how fast it goes: with each shard that is done, one worker is killed.
  const due = (killed: number, done: number): boolean => killed < 3 && done > killed;
  const killed = await killedWorkers({ url: postgres.url(), plan, out: at('queued'), lock: 2000, due });
  expect(killed).toBe(3);
  expect(bytesOf(at('queued'))).toEqual(bytesOf(at('alone')));
});

test('rows that came while nobody ran the plan are taken by the next run', async () => {
  const url = postgres.url();
  const out = at('later');
  const to = connectTo(url);
  const manifest = JSON.parse(Buffer.from(bytesOf(at('alone'))['/manifest.json'], 'base64').toString());
  const rows = queueAt(to, `messdeck-lab-rows-${manifest.planHash.slice(0, 16)}`);
  const store = new Store(at('alone'));
  for (const shard of Object.keys(manifest.shards)) await handIn(rows, shard, store.read(shard));
  // Nobody works: all there is has come in before.
  expect((await messdeck(['lab', 'run', plan, '--out', out, '--queue', url])).status).toBe(0);
  expect(bytesOf(out)).toEqual(bytesOf(at('alone')));
  await rows.close();
});

test('a second result that differs is kept beside the first, and the run says so', async () => {
  const url = postgres.url();
  const other = at('other.json');
  writePlan(other, { seed: 'apart' });
  const out = at('apart');
  const running = messdeck(['lab', 'run', other, '--out', out, '--queue', url]);
  const jobs = queueAt(connectTo(url));
  const [job] = await until(async () => jobs.getJobs(['waiting'], 0, 0));
  const rows = queueAt(connectTo(url), job.data.results);
  expect(await handIn(rows, job.id!, '{"a":1}\n')).toBe('kept');
  expect(await handIn(rows, job.id!, '{"a":1}\n')).toBe('kept');
  expect(await handIn(rows, job.id!, '{"a":2}\n')).toBe('differs');
  const worker = startWorker(url, 2000);
  const { status, stderr } = await running;
  worker.kill('SIGKILL');
  expect([status, stderr]).toEqual([1, expect.stringContaining('gave two results that differ')]);
  expect(new Store(out).quarantined()).toEqual([job.id]);
  await Promise.all([jobs.close(), rows.close()]);
});

test('a worker whose rules have another signature is refused', async () => {
  const url = postgres.url('postgres');
  const jobs = queueAt(connectTo(url));
  await jobs.obliterate({ force: true });
  const shard = JSON.stringify({ game: 'militac', edition: 1 });
  const jobId = createHash('sha256').update('other rules').digest('hex').slice(0, 32);
  await jobs.add('shard', { shard, results: 'nobody' }, { jobId });
  expect(await complaint(['lab', 'work', '--queue', url])).toContain(
    'The queue has shards of Militac under rules of another signature',
  );
  // Refused, and still there for others.
  expect(await jobs.getWaitingCount()).toBe(1);
  await jobs.obliterate({ force: true });
  await jobs.close();
});

test('what is no queue is refused with one sentence', async () => {
  expect(await complaint(['lab', 'work', '--queue', 'nowhere'])).toContain('takes the address of a database');
  expect(await complaint(['lab', 'work', '--queue', 'postgres://127.0.0.1:1/x'])).toContain(
    'cannot be reached',
  );
});

async function until<T>(look: () => Promise<T[]>): Promise<T[]> {
  for (;;) {
    const found = await look();
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
