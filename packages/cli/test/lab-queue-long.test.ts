// The lab over a queue for as long as it takes to kill a worker every ten seconds, and the lab alone, killed at random
// twenty times with one, two and four threads: the same bytes each time. `npm run test:all` runs it.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/services.mjs';
import { bytesOf, killedWorkers, labFolder, PLAN, writePlan } from './lab-runs.ts';
import { messdeck, start } from './messdeck.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
const { at, remove } = labFolder();
const plan = at('plan.json');

beforeAll(async () => {
  postgres = await startPostgres();
  const [question] = PLAN.questions;
  writePlan(plan, { questions: [{ ...question, deals: 1200, shard: 60 }] });
  expect((await messdeck(['lab', 'run', plan, '--out', at('alone')])).status).toBe(0);
});

afterAll(async () => {
  remove();
  await postgres.stop();
});

test('of four workers one is killed every ten seconds', async () => {
  let last = Date.now();
  const due = (): boolean => {
    if (Date.now() - last < 10_000) return false;
    last = Date.now();
    return true;
  };
  const killed = await killedWorkers({ url: postgres.url(), plan, out: at('queued'), lock: 5000, due });
  expect(killed).toBeGreaterThan(0);
  expect(bytesOf(at('queued'))).toEqual(bytesOf(at('alone')));
});

test.each(['1', '2', '4'])('with %s threads, killed at random twenty times', async (jobs) => {
  const out = at(`killed-${jobs}`);
  const args = ['lab', 'run', plan, '--out', out, '--jobs', jobs];
  for (let i = 0; i < 20; i++) {
    const child = start(args);
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 2500));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
  }
  expect((await messdeck(args)).status).toBe(0);
  expect(bytesOf(out)).toEqual(bytesOf(at('alone')));
});
