// Leaving while the table is being laid: whatever has been opened by then is closed, at every step.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ELSEWHERE, holdMatch } from '../../table/model/one-tab.ts';
import { type LocalTable, openLocalTable } from './local-table.ts';
import type { FromWorker } from './messages.ts';

const TIMING = { pace: 'instant', reaction: 'natural', windows: 'usual' } as const;
const LAID = { id: 'm', game: 'flag', rules: {}, seats: [{ name: 'You' }] };

class FakeWorker {
  static readonly started: FakeWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  terminated = false;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.terminated = true;
  }
}

/** Locks as browsers have them, as far as they are used here. */
class FakeLocks {
  readonly held: string[] = [];
  private waiting: (() => void)[] = [];

  async request(name: string, options: LockOptions, work: () => Promise<void>): Promise<void> {
    while (options.mode !== 'shared' && this.held.includes(name)) {
      await new Promise<void>((resolve, reject) => {
        this.waiting.push(resolve);
        options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    }
    this.held.push(name);
    await work();
    this.held.splice(this.held.indexOf(name), 1);
    for (const wake of this.waiting.splice(0)) wake();
  }
}

let locks: FakeLocks;

beforeEach(() => {
  vi.useFakeTimers();
  locks = new FakeLocks();
  FakeWorker.started.length = 0;
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function lay(left: AbortSignal): Promise<LocalTable> {
  await holdMatch('m', left);
  return openLocalTable('m', TIMING, left);
}

const breath = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10);
const say = (told: FromWorker): void => FakeWorker.started.at(-1)!.onmessage!({ data: told });

/** What has happened before the player leaves. */
const STEPS: Readonly<Record<string, () => Promise<unknown>>> = {
  'before anything': async () => {},
  'when the match is held': async () => Promise.resolve(),
  'when the worker has been started': breath,
  'when the match has been read': async () => {
    await breath();
    say({ is: 'open', laid: LAID });
  },
  'when the table is laid': async () => {
    await breath();
    say({ is: 'open', laid: LAID });
    await vi.dynamicImportSettled();
    await breath();
  },
};

test.each(Object.keys(STEPS))('whoever leaves %s leaves nothing behind', async (step) => {
  const left = new AbortController();
  if (step === 'before anything') left.abort();
  const laid = lay(left.signal).catch((reason: unknown) => reason);
  await STEPS[step]();
  left.abort();
  await breath();
  expect(FakeWorker.started.every(({ terminated }) => terminated)).toBe(true);
  expect(locks.held).toEqual([]);
  const outcome = await laid;
  if (step !== 'when the table is laid') expect(outcome).toBe(left.signal.reason);
  // Anyone who comes back finds the match free, and one worker plays it.
  const again = new AbortController();
  void lay(again.signal).catch(() => {});
  await breath();
  expect(FakeWorker.started.filter(({ terminated }) => !terminated)).toHaveLength(1);
  again.abort();
});

test('whoever leaves while another tab holds the match waits no longer', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  void lay(first.signal).catch(() => {});
  await breath();
  const waiting = lay(second.signal).catch((reason: unknown) => reason);
  await breath();
  second.abort();
  await breath();
  expect(await waiting).toBe(second.signal.reason);
  expect(FakeWorker.started).toHaveLength(1);
  first.abort();
});

test('a match that another tab plays is refused after a moment', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  void lay(first.signal).catch(() => {});
  await breath();
  const refused = lay(second.signal).catch((reason: Error) => reason.message);
  await vi.advanceTimersByTimeAsync(1600);
  expect(await refused).toBe(ELSEWHERE);
  first.abort();
  second.abort();
});

test('a worker that cannot open its match is ended', async () => {
  const left = new AbortController();
  const laid = lay(left.signal).catch((reason: Error) => reason.message);
  await breath();
  say({ is: 'fault', sentence: 'This browser has no such match.' });
  expect(await laid).toBe('This browser has no such match.');
  expect(FakeWorker.started[0].terminated).toBe(true);
  left.abort();
});
