// Runs of the lab for its tests: plans, what lies in a folder, workers that are killed.

import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { messdeck, start } from './messdeck.ts';

const rules = { match: 'hand' };

export const PLAN = {
  format: 'messdeck-plan/1',
  game: 'militac',
  seats: 4,
  seed: 'lab',
  questions: [
    {
      id: 'table',
      asks: 'Who is favored?',
      deals: 30,
      arms: [
        { id: 'usual', players: ['recruit'], rules },
        { id: 'final', players: ['recruit'], rules: { ...rules, auction: 'final' } },
      ],
    },
  ],
};

export function writePlan(path: string, change: object = {}): void {
  writeFileSync(path, JSON.stringify({ ...PLAN, ...change }));
}

export function labFolder(): { readonly at: (name: string) => string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-lab-'));
  return { at: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Every file of a run but the drafts, by its name. */
export function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name)).filter((path) => !path.endsWith('.draft'));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  );
}

export function startWorker(url: string, lock: number): ChildProcess {
  // A test runner's environment makes BullMQ impatient with threads that take a moment to load.
  return start(['lab', 'work', '--queue', url, '--jobs', '1', '--lock', String(lock)], undefined, {
    NODE_ENV: '',
  });
}

interface Killing {
  readonly url: string;
  readonly plan: string;
  readonly out: string;
  readonly lock: number;
  /** Whether it is time to kill the next worker, asked again and again; `done` shards are in the folder. */
  readonly due: (killed: number, done: number) => boolean;
}

/** Runs a plan with four workers; one after the other is killed and followed by another. How many were. */
export async function killedWorkers({ url, plan, out, lock, due }: Killing): Promise<number> {
  const workers = Array.from({ length: 4 }, () => startWorker(url, lock));
  let killed = 0;
  const killing = setInterval(() => {
    const shards = join(out, 'shards');
    if (!due(killed, existsSync(shards) ? readdirSync(shards).length : 0)) return;
    const at = killed++ % workers.length;
    workers[at].kill('SIGKILL');
    workers[at] = startWorker(url, lock);
  }, 100);
  try {
    const { status, stderr } = await messdeck(['lab', 'run', plan, '--out', out, '--queue', url]);
    expect([status, stderr]).toEqual([0, '']);
  } finally {
    clearInterval(killing);
    for (const worker of workers) worker.kill('SIGKILL');
  }
  return killed;
}
