// Commit, then tell: nobody hears of anything before it is durable, and a table that cannot write stops.

import { doBoy } from '@messdeck/engine/games/do-boy';
import { flag } from '@messdeck/engine/games/flag';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from './index.ts';
import { layTable } from './table.testing.ts';

const DO_BOY = { exchange: true, match: 'points', target: 50 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that is done when it is told to be. */
function slowStore() {
  const changes: Change[] = [];
  const finish: ((failure?: Error) => void)[] = [];
  const write = (change: Change): Promise<void> => {
    changes.push(change);
    return new Promise((resolve, reject) => {
      finish.push((failure) => (failure ? reject(failure) : resolve()));
    });
  };
  return { changes, finish, write };
}

test('an action is told to nobody, its author included, before it is written', async () => {
  const { changes, finish, write } = slowStore();
  const table = layTable(doBoy, {
    seats: [undefined, undefined, undefined],
    rules: DO_BOY,
    services: { write },
  });
  await vi.advanceTimersByTimeAsync(50);
  finish.shift()!();
  await vi.advanceTimersByTimeAsync(50);
  const heard = [0, 1, 2].map((seat) => table.entries(seat).length);
  expect(heard[0]).toBe(table.matchHost.heard(0));
  let answered = false;
  void table.act(1, table.view(1).legal[0]).then(() => (answered = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes.at(-1)).toMatchObject({ events: [{ by: 1 }], act: { seat: 1, n: heard[1] } });
  expect([0, 1, 2].map((seat) => table.entries(seat).length)).toEqual(heard);
  expect(table.matchHost.heard(1)).toBe(heard[1]);
  expect(answered).toBe(false);
  finish.shift()!();
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toBe(true);
  expect([0, 1, 2].map((seat) => table.entries(seat).length)).toEqual(heard.map((count) => count + 1));
});

test('what is written down says how the match stands: the hand on the table until the next is dealt', async () => {
  const hands: (number | undefined)[] = [];
  const table = layTable(doBoy, {
    seats: [undefined, 'random', 'random'],
    rules: DO_BOY,
    services: { write: async ({ summary }) => void hands.push(summary().hand) },
  });
  const { matchHost, view, state } = table;
  await table.wait(50);
  for (let ended = 0; ended < 2; ) {
    await table.until(() => view(0).legal.length > 0 || state(0).betweenHands, 60_000);
    if (state(0).betweenHands) {
      ended++;
      expect(hands.at(-1)).toBe(ended);
      await matchHost.goOn(0);
    } else await table.act(0, view(0).legal[0]);
  }
  expect([...new Set(hands)]).toEqual([1, 2]);
});

test('whoever begins to listen during a write hears it once, when it is written', async () => {
  const { finish, write } = slowStore();
  const table = layTable(flag, { seats: [undefined], rules: {}, services: { write } });
  await vi.advanceTimersByTimeAsync(50);
  const heard: number[] = [];
  table.matchHost.listen(0, (told) => told.is === 'stream' && heard.push(...told.entries.map(({ n }) => n)));
  await vi.advanceTimersByTimeAsync(50);
  expect(heard).toEqual([]);
  finish.shift()!();
  await vi.advanceTimersByTimeAsync(50);
  expect(heard).toEqual(table.entries(0).map(({ n }) => n));
});

describe('a write that fails', () => {
  test('stops the table: the action is answered, everybody is told, nothing more is done', async () => {
    const { changes, finish, write } = slowStore();
    const faults: unknown[] = [];
    const table = layTable(doBoy, {
      seats: [undefined, undefined, 'random'],
      rules: DO_BOY,
      services: { write, report: (fault) => faults.push(fault) },
    });
    await vi.advanceTimersByTimeAsync(50);
    finish.shift()!();
    await vi.advanceTimersByTimeAsync(50);
    const pending = table.act(0, table.view(0).legal[0]);
    const behind = table.act(1, table.view(1).legal[0]);
    await vi.advanceTimersByTimeAsync(0);
    finish.shift()!(new Error('disk full at /secret/path'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await pending).toMatchObject({ kind: 'failed' });
    expect(await behind).toMatchObject({ kind: 'failed' });
    for (const seat of [0, 1]) {
      const last = table.told.get(seat)!.at(-1)!;
      expect(last.is === 'fault' && last.sentence).toMatch(/could not be saved/);
      expect(JSON.stringify(table.told.get(seat))).not.toContain('secret');
    }
    expect(faults.length).toBe(1);
    const written = changes.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(changes.length).toBe(written);
    expect(await table.matchHost.act(1, 'anything')).toMatchObject({ kind: 'failed' });
  });
});

test('a table that is stopped while it writes tells nothing afterwards', async () => {
  const { changes, finish, write } = slowStore();
  const table = layTable(doBoy, {
    seats: [undefined, 'random', 'random'],
    rules: DO_BOY,
    services: { write },
  });
  await vi.advanceTimersByTimeAsync(50);
  const told = table.told.get(0)!.length;
  table.matchHost.stop();
  finish.shift()!();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.told.get(0)!.length).toBe(told);
  expect(changes.length).toBe(1);
});

test('an action and the chance events that follow it at once are written as one', async () => {
  const { changes, finish, write } = slowStore();
  layTable(doBoy, { seats: ['random', 'random', 'random'], rules: DO_BOY, services: { write } });
  await vi.advanceTimersByTimeAsync(50);
  finish.shift()!();
  expect(changes[0].events.map(({ do: text }) => text.split(' ')[0])).toEqual(['cut', 'shuffle']);
});

test('what is taken back is written as a change without events, from where the log was cut', async () => {
  const changes: Change[] = [];
  const table = layTable(flag, {
    seats: [undefined],
    rules: {},
    services: { write: async (change) => void changes.push(change) },
  });
  await table.until(() => table.view(0).legal.includes('deal'), 5_000);
  await table.act(0, 'deal');
  await table.matchHost.undo(0);
  expect(changes.at(-1)).toMatchObject({ from: changes.at(-2)!.from, events: [] });
});

test('a log with the numbers of its moves is rebuilt without listing moves, and its texts are compared', async () => {
  const log: Change['events'][number][] = [];
  const seats = ['random', 'random', 'random'];
  const { matchHost, wait } = layTable(doBoy, {
    seats,
    rules: DO_BOY,
    services: { write: async ({ events }) => void log.push(...events) },
  });
  await wait(30_000);
  expect(log.every(({ by, move }) => (typeof by === 'number') === (move !== undefined))).toBe(true);
  const legal = vi.spyOn(doBoy, 'legal');
  const again = layTable(doBoy, { seats, rules: DO_BOY, log, trusted: true });
  expect(legal).not.toHaveBeenCalled();
  legal.mockRestore();
  expect(again.matchHost.match.log).toEqual(matchHost.match.log);
  const step = log.findIndex(({ move }) => move !== undefined);
  const wrong = log.with(step, { ...log[step], do: 'play I1 I1' });
  expect(() => layTable(doBoy, { seats, rules: DO_BOY, log: wrong, trusted: true })).toThrow(/step \d+/);
});
