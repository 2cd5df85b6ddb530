// Jobs are done, and again until they succeed, wherever they are kept.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realTime } from '@messdeck/host';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { SharedStore } from '../nodes/shared-store.ts';
import { keptTable } from '../store/conformance.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import { postgresForTests, query } from '../store/postgres/postgres.testing.ts';
import { PostgresStore } from '../store/postgres/store.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Conflict, type Store } from '../store/store.ts';
import { type JobLog, type Jobs, keptJob, pauseAfter } from './jobs.ts';
import { QueuedJobs } from './queued-jobs.ts';
import { StoredJobs } from './stored-jobs.ts';

const postgres = postgresForTests();
const folder = mkdtempSync(join(tmpdir(), 'messdeck-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

interface Opened {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly log: string[];
  end(): Promise<void>;
}

/** Opens what is at a place, or a new place. */
type Open = (place?: string) => Promise<Opened & { readonly place: string }>;

const logTo = (log: string[]): JobLog => ({
  note: (facts, sentence) => log.push(`${sentence} ${JSON.stringify(facts)}`),
  alarm: (facts, sentence) => log.push(`${sentence} ${JSON.stringify(facts)}`),
});

function opened(store: Store, jobs: Jobs, log: string[], place: string) {
  const end = async (): Promise<void> => {
    await jobs.close();
    await store.close();
  };
  return { store, jobs, log, place, end };
}

const inFile: Open = async (place = join(folder, `${files++}.db`)) => {
  const log: string[] = [];
  const store = await SqliteStore.open(place);
  return opened(store, new StoredJobs(store, realTime, logTo(log)), log, place);
};

const inPostgres: Open = async (place) => {
  const log: string[] = [];
  const url = place ?? (await postgres.newDatabase());
  const store = await PostgresStore.open(url, 0);
  return opened(store, await QueuedJobs.open(store, realTime, logTo(log)), log, url);
};

const soon = { timeout: 15_000, interval: 20 };

function jobsAreDone(open: Open): void {
  test('a job is done with all that is known of it, once for an id while it waits', async () => {
    const { jobs, end } = await open();
    const done: unknown[] = [];
    jobs.does('say', async (job) => void done.push(job));
    const about = { to: 'Grüße 👋' };
    await Promise.all([0, 1].map(() => jobs.add({ kind: 'say', id: 'a_1.b-c', about })));
    await jobs.add({ kind: 'say', id: 'b' });
    jobs.begin();
    await vi.waitFor(() => expect(done).toHaveLength(2), soon);
    expect(done).toEqual(
      expect.arrayContaining([
        { id: 'a_1.b-c', about },
        { id: 'b', about: null },
      ]),
    );
    // What is done may come again.
    await vi.waitFor(async () => {
      await jobs.add({ kind: 'say', id: 'b' });
      expect(done.length).toBeGreaterThan(2);
    }, soon);
    await end();
  });

  test('a job that fails is tried again after a pause, and the log says why', async () => {
    const { jobs, log, end } = await open();
    const times: number[] = [];
    jobs.does('call', async () => {
      times.push(Date.now());
      if (times.length < 2) throw new Error('nobody answers');
    });
    jobs.begin();
    await jobs.add({ kind: 'call', id: 'a' });
    await vi.waitFor(() => expect(times).toHaveLength(2), soon);
    expect(times[1] - times[0]).toBeGreaterThan(900);
    expect(log).toEqual([
      expect.stringMatching(/^a job failed and will be tried again .*"failed":1.*nobody answers/),
    ]);
    await end();
  });

  test('a job is not done before its time, nor after it was called off', async () => {
    const { jobs, end } = await open();
    const done: string[] = [];
    jobs.does('ring', async ({ id }) => void done.push(id));
    jobs.begin();
    await jobs.add({ kind: 'ring', id: 'later', after: 700 });
    await jobs.add({ kind: 'ring', id: 'never', after: 600 });
    await jobs.add({ kind: 'ring', id: 'now' });
    await vi.waitFor(() => expect(done).toEqual(['now']), soon);
    await jobs.drop('ring', 'never');
    await vi.waitFor(() => expect(done).toEqual(['now', 'later']), soon);
    await end();
  });

  test('a job comes with a commit, or not at all', async () => {
    const { store, jobs, end } = await open();
    const done: string[] = [];
    jobs.does('rate', async ({ id }) => void done.push(id));
    jobs.begin();
    const over = { table: 'a', at: 1, kept: keptTable('a') };
    const row = { table: 'a', at: 1, action: { seq: 0, from: 0, events: [] } };
    await store.commit({ ...over, jobs: [jobs.kept({ kind: 'rate', id: 'first' })] });
    await store.commit(row);
    const refused = store.commit({ ...row, jobs: [jobs.kept({ kind: 'rate', id: 'refused' })] });
    await expect(refused).rejects.toBeInstanceOf(Conflict);
    await store.commit({ ...over, jobs: [jobs.kept({ kind: 'rate', id: 'second' })] });
    jobs.wake();
    await vi.waitFor(() => expect(done.sort()).toEqual(['first', 'second']), soon);
    await end();
  });

  test('what was added before a server ended is done by the next one', async () => {
    const first = await open();
    first.jobs.does('say', async () => {
      throw new Error('not today');
    });
    first.jobs.begin();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => first.jobs.add({ kind: 'say', id: `job-${at}` })),
    );
    await vi.waitFor(() => expect(first.log.length).toBeGreaterThan(3), soon);
    await first.end();
    const second = await open(first.place);
    const done: Set<string> = new Set();
    second.jobs.does('say', async ({ id }) => void done.add(id));
    second.jobs.begin();
    await vi.waitFor(() => expect(done.size).toBe(20), soon);
    await second.end();
  });
}

describe('in a file', () => jobsAreDone(inFile));
describe('in PostgreSQL', () => {
  jobsAreDone(inPostgres);

  test('each job of several nodes is done by one of them', async () => {
    const url = await postgres.newDatabase();
    const done: string[] = [];
    const by: Set<string> = new Set();
    const nodes = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const store = await SharedStore.join(url, `http://${name}`, 0);
        const jobs = await QueuedJobs.open(store, realTime, logTo([]));
        jobs.does('say', async ({ id }) => {
          done.push(id);
          by.add(name);
          await new Promise((resolve) => setTimeout(resolve, 20));
        });
        jobs.begin();
        return { store, jobs };
      }),
    );
    const ids = Array.from({ length: 40 }, (_, at) => `job-${at}`);
    await Promise.all(ids.map((id, at) => nodes[at % 2].jobs.add({ kind: 'say', id })));
    await vi.waitFor(() => expect(new Set(done).size).toBe(40), soon);
    expect([...by].sort()).toEqual(['a', 'b']);
    for (const { jobs, store } of nodes) {
      await jobs.close();
      await store.close();
    }
    expect(await query(url, 'SELECT count(*)::int AS n FROM messdeck.jobs')).toEqual([{ n: 0 }]);
    expect(await query(url, 'SELECT count(*)::int AS n FROM bullmq.job')).toEqual([{ n: 0 }]);
  });

  test('a database that goes away takes no job along', async () => {
    const { jobs, end } = await inPostgres();
    const done: string[] = [];
    jobs.does('ring', async ({ id }) => void done.push(id));
    jobs.begin();
    await jobs.add({ kind: 'ring', id: 'first', after: 1500 });
    await postgres.server.end('SIGKILL');
    // A connection may live for a moment longer; what is refused is not done, what is taken is.
    const taken = await jobs.add({ kind: 'ring', id: 'between' }).then(
      () => ['between'],
      ({ message }) => {
        expect(message).toMatch(/database/);
        return [];
      },
    );
    await postgres.server.restart();
    await vi.waitFor(() => jobs.add({ kind: 'ring', id: 'second' }), soon);
    await vi.waitFor(() => expect(done.sort()).toEqual([...taken, 'first', 'second']), {
      ...soon,
      timeout: 30_000,
    });
    await end();
  });
});

test('jobs move along with the tables, out of a queue too', async () => {
  const database = await postgres.newDatabase();
  const first = await inFile();
  await first.store.commit({ table: 'a', at: 1, kept: keptTable('a') });
  await first.jobs.add({ kind: 'say', id: 'a', about: 1 });
  await first.jobs.add({ kind: 'ring', id: 'later', after: 60_000 });
  await first.end();
  expect(await migrate(first.place, database)).toBe(1);
  const second = await inPostgres(database);
  second.jobs.does('say', async () => {
    throw new Error('not today');
  });
  second.jobs.begin();
  await vi.waitFor(() => expect(second.log).toHaveLength(1), soon);
  await vi.waitFor(async () => expect(await second.store.jobs(10)).toEqual([]), soon);
  await second.end();
  const back = join(folder, `${files++}.db`);
  expect(await migrate(database, back)).toBe(1);
  const third = await inFile(back);
  expect((await third.store.jobs(10)).map(({ kind, id, about }) => [kind, id, about])).toEqual([
    ['say', 'a', '1'],
    ['ring', 'later', 'null'],
  ]);
  await third.end();
});

test('what no server here can do is kept for one that can', async () => {
  const { store, jobs, end } = await inFile();
  jobs.begin();
  await jobs.add({ kind: 'of-tomorrow', id: 'a' });
  const kept = async () => (await store.jobs(10))[0];
  await vi.waitFor(async () => expect((await kept()).due).toBeGreaterThan(realTime.now() + 60_000), soon);
  expect(await kept()).toMatchObject({ kind: 'of-tomorrow', id: 'a', failed: 0 });
  await end();
});

test('a job that never ends fails after a minute, and one that always fails is given up at last', async () => {
  const store = new MemoryStore();
  const log: string[] = [];
  let now = 0;
  let tasks: { at: number; task: () => void }[] = [];
  const time = {
    now: () => now,
    later: (ms: number, task: () => void) => {
      const timer = { at: now + ms, task };
      tasks.push(timer);
      return () => {
        tasks = tasks.filter((other) => other !== timer);
      };
    },
  };
  const jobs = new StoredJobs(store, time, logTo(log));
  let begun = 0;
  jobs.does('wait', () => {
    begun++;
    return new Promise(() => undefined);
  });
  jobs.begin();
  await jobs.add({ kind: 'wait', id: 'a' });
  while ((await store.jobs(1)).length > 0) {
    await new Promise(setImmediate);
    const next = tasks.sort((a, b) => a.at - b.at).shift();
    if (!next) continue;
    now = next.at;
    next.task();
  }
  expect(begun).toBe(40);
  expect(log.filter((line) => /takes more than 60 s/.test(line))).toHaveLength(40);
  expect(log.at(-1)).toMatch(/^a job was given up .*"failed":40/);
  expect(now).toBeGreaterThan(24 * 3_600_000);
  await jobs.close();
});

test('pauses grow to an hour; a kind and an id have a form', () => {
  expect([1, 2, 3, 12, 13, 40].map(pauseAfter)).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000]);
  for (const wrong of [
    { kind: 'Rate', id: 'a' },
    { kind: 'rate', id: 'a:b' },
    { kind: 'rate', id: '' },
  ]) {
    expect(() => keptJob(wrong, realTime)).toThrow(/cannot be the (kind|id) of a job/);
  }
});
