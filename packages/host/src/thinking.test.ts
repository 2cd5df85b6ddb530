// Bots that think elsewhere: nobody waits in the queue for them, and an answer that comes too late is not heard.

import type { Ask, Entry } from '@messdeck/engine';
import { doBoy } from '@messdeck/engine/games/do-boy';
import { skirmish } from '@messdeck/engine/games/skirmish';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chair, Thinker } from './index.ts';
import { layTable } from './table.testing.ts';

const SKIRMISH = { deal: 'combined', limit: 0 };
const DO_BOY = { exchange: true, match: 'points', target: 50 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Asked {
  readonly seat: number;
  readonly ask: Ask;
  readonly abandoned: AbortSignal;
  answer(choice: number): void;
  fail(fault: Error): void;
}

/** Bots that answer when the test says so. */
function slowBots() {
  const asked: Asked[] = [];
  const heard: Entry[][] = [];
  const left: number[] = [];
  const seatBot = (_bot: string, { seat }: Chair): Thinker => {
    const entries: Entry[] = [];
    heard[seat] = entries;
    return {
      hear: (entry) => entries.push(entry),
      choose: (ask, abandoned) =>
        new Promise((answer, fail) => asked.push({ seat, ask, abandoned, answer, fail })),
      leave: () => left.push(seat),
    };
  };
  return { asked, heard, left, seatBot };
}

test('people act while a bot thinks', async () => {
  const { asked, seatBot } = slowBots();
  const seats = [undefined, 'slow', 'slow'];
  const table = layTable(doBoy, { seats, rules: DO_BOY, services: { seatBot } });
  await table.until(() => asked.length === 2, 10_000);
  expect(await table.act(0, table.view(0).legal[0])).toHaveProperty('n');
  // What they noticed of it is a new moment to them: they are asked again.
  await table.until(() => asked.length === 4, 10_000);
  expect(asked.slice(0, 2).every(({ abandoned }) => abandoned.aborted)).toBe(true);
  asked[0].answer(0);
  await table.wait(10);
  expect(table.matchHost.match.log.at(-1)!.by).toBe(0);
  asked[2].answer(0);
  await table.wait(10);
  expect(table.matchHost.match.log.at(-1)!.by).toBe(asked[2].seat);
});

test('an answer that must tell nothing comes at its time, and a late one half a second later', async () => {
  const { asked, seatBot } = slowBots();
  const table = layTable(doBoy, {
    seats: [undefined, 'slow', 'slow'],
    rules: { ...DO_BOY, exchange: false },
    services: { seatBot: (bot, chair) => ({ ...seatBot(bot, chair), takes: 3000 }), dice: () => 0 },
  });
  const played = async (since: number): Promise<number> => {
    await table.until(() => table.matchHost.match.log.length > since, 6000);
    return performance.now();
  };
  while (table.view(0).actors.includes(0) || asked.length === 0) {
    if (table.view(0).actors.includes(0)) await table.act(0, table.view(0).legal[0]);
    await table.wait(50);
  }
  const { length } = table.matchHost.match.log;
  const began = performance.now();
  asked[0].answer(0);
  expect(Math.abs((await played(length)) - began - 3000)).toBeLessThanOrEqual(100);
  if (table.view(0).actors.includes(0)) await table.act(0, table.view(0).legal[0]);
  await table.until(() => asked.length === 2, 2000);
  const { length: more } = table.matchHost.match.log;
  const second = performance.now();
  await table.wait(3100);
  expect(table.matchHost.match.log.length).toBe(more);
  asked[1].answer(0);
  expect(Math.abs((await played(more)) - second - 3500)).toBeLessThanOrEqual(100);
});

test('a bot is not waited for when its person is back, and a stand-in hears everything from the beginning', async () => {
  const { asked, heard, left, seatBot } = slowBots();
  const seats = [undefined, undefined, undefined, undefined];
  const table = layTable(skirmish, { seats, rules: SKIRMISH, services: { seatBot } });
  await table.until(() => [0, 1, 2, 3].some((seat) => table.view(seat).legal.length > 0), 10_000);
  const first = [0, 1, 2, 3].find((seat) => table.view(seat).legal.length > 0)!;
  await table.matchHost.standIn(first, 'slow');
  expect(heard[first]).toEqual(table.entries(first));
  await table.until(() => asked.length === 1, 10_000);
  await table.matchHost.handBack(first);
  expect(asked[0].abandoned.aborted).toBe(true);
  expect(left).toEqual([first]);
  const steps = table.matchHost.match.log.length;
  asked[0].answer(0);
  await table.wait(60_000);
  expect(table.matchHost.match.log.length).toBe(steps);
});

test('a table that is left abandons its bots', async () => {
  const { asked, left, seatBot } = slowBots();
  const table = layTable(doBoy, { seats: ['slow', 'slow', 'slow'], rules: DO_BOY, services: { seatBot } });
  await table.until(() => asked.length > 0, 10_000);
  table.matchHost.stop();
  expect(asked.every(({ abandoned }) => abandoned.aborted)).toBe(true);
  expect(left).toEqual([0, 1, 2]);
});

test('a bot that breaks stops the table with a sentence that tells nothing of its hand', async () => {
  const { asked, seatBot } = slowBots();
  const faults: unknown[] = [];
  const table = layTable(doBoy, {
    seats: [undefined, 'slow', 'slow'],
    rules: DO_BOY,
    services: { seatBot, report: (fault) => faults.push(fault) },
  });
  await table.until(() => asked.length > 0, 10_000);
  asked[0].fail(new Error('thread ended with A7 in hand'));
  await table.wait(0);
  expect(faults).toHaveLength(1);
  const last = table.told.get(0)!.at(-1)!;
  expect(last).toEqual({ is: 'fault', sentence: 'Something went wrong, and the table has stopped.' });
});

test('bots that hear nothing cost no views', async () => {
  const view = vi.spyOn(doBoy, 'view');
  const seatBot = (): Thinker => ({ choose: () => 0 });
  const seats = ['deaf', 'deaf', 'deaf'];
  const table = layTable(doBoy, { seats, rules: DO_BOY, services: { seatBot }, listeners: [] });
  await table.wait(20_000);
  expect(table.matchHost.match.log.length).toBeGreaterThan(10);
  expect(view).not.toHaveBeenCalled();
  view.mockRestore();
});
