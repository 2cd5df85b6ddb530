// Time to call: nothing in the pace of a table may tell whether a call is possible.

import { type Game, type LogEvent, type Rules, settleRules } from '@messdeck/engine';
import { bang } from '@messdeck/engine/games/bang';
import { sigs } from '@messdeck/engine/games/sigs';
import { unitedStates } from '@messdeck/engine/games/united-states';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatBot } from './host-services.ts';
import { layTable, type TestTable } from './table.testing.ts';
import type { Timing } from './timing.ts';
import { overlooks, windowTime } from './window-timing.ts';

const TIMING: Timing = { pace: 'instant', reaction: 'natural', windows: 'usual' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function seat(game: unknown, rules: Rules, seats: number, seed: string): TestTable {
  return layTable(game, {
    seats: Array.from({ length: seats }, (_, i) => (i === 0 ? undefined : 'random')),
    rules,
    services: { seed, pace: TIMING },
  });
}

const SIGS = { variation: 'regular', scoring: 'points', target: 300, counters: 5, partners: 'none' };

function lastOf(log: readonly LogEvent[]): string {
  const last = log.at(-1);
  return last ? `${last.by} ${last.do.split(' ')[0]}` : '';
}

test('SIG-34: after every discard of an opponent the table waits alike, whether the card fits or not', async () => {
  const waits = { open: new Set<number>(), shut: new Set<number>() };
  for (let seed = 0; seed < 12; seed++) {
    const table = seat(sigs, SIGS, 2, `lull ${seed}`);
    const { matchHost, view: see } = table;
    for (let i = 0; i < 400 && !matchHost.match.over; i++) {
      await table.wait(20);
      const view = see(0);
      const { position, log } = matchHost.match;
      if (lastOf(log) === '1 discard' && view.phase !== 'deal') {
        const { window } = table.state(0);
        // Where no set takes a card, everybody sees that nothing can be called.
        if (!sigs.parts!.clock!.lull!(position as never, 1, log.at(-1)!.do)) {
          expect(window).toBeUndefined();
          continue;
        }
        expect(window).toBeDefined();
        (view.phase === 'window' ? waits.open : waits.shut).add(window!.length);
        const before = matchHost.match.log.length;
        await table.wait(window!.length / 3);
        expect(matchHost.match.log.length).toBe(before);
        void matchHost.decline(0);
        await table.wait(0);
      }
      const [text] = see(0)
        .legal.filter((legal) => !legal.startsWith('halt'))
        .slice(-1);
      if (text !== undefined) {
        void table.act(0, text);
        await table.wait(0);
      }
    }
    table.matchHost.stop();
  }
  expect([...waits.open]).toEqual([3000]);
  expect([...waits.shut]).toEqual([3000]);
});

test('a long time to call is fifteen seconds; in the race of Bang it stays short', () => {
  const long: Timing = { ...TIMING, windows: 'long' };
  expect(windowTime(sigs.parts!.clock!, long)).toBe(15_000);
  expect(windowTime(bang.parts!.clock!, long)).toBeLessThan(3000);
});

test('SIG-37: whoever lets the discard pass ends the wait', async () => {
  const table = seat(sigs, SIGS, 2, 'pass');
  const { matchHost, view: see } = table;
  for (let i = 0; i < 600; i++) {
    await table.wait(20);
    const sets = see(0).facts['sets'] as unknown[] | undefined;
    if (lastOf(matchHost.match.log) === '1 discard' && see(0).phase === 'draw' && sets!.length > 0) break;
    const text = see(0).legal.at(-1);
    if (text !== undefined) {
      void table.act(0, text);
      await table.wait(0);
    }
  }
  expect(table.state(0).window).toBeDefined();
  void matchHost.decline(0);
  await table.wait(0);
  expect(table.state(0).window).toBeUndefined();
  table.matchHost.stop();
});

test('SIG-37: a halted window stays open, and has afterwards what was left of it', async () => {
  const table = seat(sigs, SIGS, 2, 'halted');
  const { matchHost } = table;
  for (let i = 0; i < 600; i++) {
    await table.wait(20);
    if (table.state(0).window) break;
    const text = table.view(0).legal.at(-1);
    if (text !== undefined) void table.act(0, text);
  }
  await table.wait(1000);
  const before = matchHost.match.log.length;
  void matchHost.pause(0, true);
  await table.wait(60_000);
  expect(matchHost.match.log.length).toBe(before);
  void matchHost.pause(0, false);
  await table.wait(0);
  const { length, gone } = table.state(0).window!;
  expect(gone).toBeGreaterThanOrEqual(1000);
  expect(gone).toBeLessThan(1500);
  await table.wait(length - gone - 100);
  expect(matchHost.match.log.length).toBe(before);
  await table.wait(5000);
  expect(table.state(0).window).toBeUndefined();
  matchHost.stop();
});

/** A bot that calls whatever it can, and else plays by whim. */
const calls: SeatBot = (_, { random }) => ({
  choose(ask) {
    const texts = Array.from({ length: ask.count }, (_, i) => ask.text(i));
    const halt = texts.findIndex((text) => text.startsWith('halt'));
    return halt < 0 ? random.below(ask.count) : halt;
  },
});

/** A discard that the person and a bot may both call. */
async function bothMayCall(): Promise<TestTable> {
  const table = layTable(sigs, {
    seats: [undefined, 'calls', 'calls'],
    rules: SIGS,
    services: { seed: 'both', pace: TIMING, seatBot: calls, dice: () => 0.5 },
  });
  const mayCall = (seat: number): boolean => table.view(seat).legal.some((text) => text.startsWith('halt'));
  for (let i = 0; i < 2000; i++) {
    await table.wait(20);
    if (mayCall(0) && (mayCall(1) || mayCall(2))) break;
    const text = table.view(0).legal.findLast((legal) => !legal.startsWith('halt'));
    if (table.state(0).betweenHands) void table.matchHost.goOn(0);
    else if (table.state(0).window) void table.matchHost.decline(0);
    else if (text !== undefined) void table.act(0, text);
    await table.wait(0);
  }
  expect(table.view(0).phase).toBe('window');
  return table;
}

test('SIG-35: whoever has called first is not overtaken by bots when a halted table goes on', async () => {
  const { matchHost, wait, state } = await bothMayCall();
  const before = matchHost.match.log.length;
  await matchHost.claim(0);
  await matchHost.pause(0, true);
  await matchHost.pause(0, false);
  await wait(state(0).window!.length - 100);
  expect(matchHost.match.log.length).toBe(before);
  matchHost.stop();
});

test('SIG-35: who calls first while the table is halted has the whole time afterwards', async () => {
  const { matchHost, wait, state } = await bothMayCall();
  const before = matchHost.match.log.length;
  await matchHost.pause(0, true);
  await matchHost.claim(0);
  await wait(60_000);
  expect(matchHost.match.log.length).toBe(before);
  await matchHost.pause(0, false);
  await wait(state(0).window!.length - 100);
  expect(matchHost.match.log.length).toBe(before);
  await wait(100);
  expect(lastOf(matchHost.match.log)).toBe('clock tick');
  matchHost.stop();
});

test('SIG-37: whoever lets the discard pass while the table is halted does not wait afterwards', async () => {
  const { matchHost, wait } = await bothMayCall();
  const before = matchHost.match.log.length;
  await matchHost.pause(0, true);
  await matchHost.decline(0);
  await wait(60_000);
  expect(matchHost.match.log.length).toBe(before);
  await matchHost.pause(0, false);
  await wait(10);
  expect(matchHost.match.log.length).toBeGreaterThan(before);
  matchHost.stop();
});

test('US-31: a halted table does not end a snappy hand, then or at once when it goes on', async () => {
  const rules = settleRules(unitedStates as Game, { pace: 'snappy' }, 3) as Rules;
  const table = seat(unitedStates, rules, 3, 'snappy');
  const { matchHost } = table;
  await table.wait(0);
  await table.until(() => table.state(0).idle !== undefined, 5000);
  void matchHost.pause(0, true);
  await table.wait(60_000);
  expect(matchHost.match.log.filter(({ do: text }) => text === 'tick')).toEqual([]);
  void matchHost.pause(0, false);
  await table.wait(500);
  expect(matchHost.match.log.filter(({ do: text }) => text === 'tick')).toEqual([]);
  matchHost.stop();
});

test('Bang waits until the player begins, and rests before the next card', async () => {
  const table = seat(bang, { limit: 240, falseCall: 'pay' }, 3, 'begin');
  const laid = (): unknown => table.view(0).facts['laid'];
  await table.wait(10_000);
  expect(laid()).toBe(0);
  void table.matchHost.pause(0, false);
  await table.wait(0);
  await table.wait(6000);
  expect(laid()).toBeGreaterThan(2);
  void table.matchHost.pause(0, true);
  await table.wait(0);
  await table.wait(3000);
  const rested = laid();
  await table.wait(10_000);
  expect(laid()).toBe(rested);
  table.matchHost.stop();
});

test('Bang: bots call what they see, and the table lays for the player at the same pace', async () => {
  const table = seat(bang, { limit: 240, falseCall: 'pay' }, 4, 'eyes');
  const { matchHost } = table;
  void table.matchHost.pause(0, false);
  await table.wait(0);
  for (let i = 0; i < 150 && !matchHost.match.over; i++) await table.wait(1500);
  table.matchHost.stop();
  const calls = matchHost.match.log.flatMap((event, at) => (event.do === 'bang' ? [at] : []));
  expect(calls.length).toBeGreaterThan(0);
  expect(matchHost.match.log.some(({ by, do: text }) => by === 0 && text === 'play')).toBe(true);
  // Nobody paid for a false call: cards only change hands in piles.
  const ticks = table.entries(0).filter(({ do: text }) => text === 'tick');
  for (const { view, n } of ticks) {
    const before = table.entries(0)[n - 1]?.view ?? view;
    const callers = view.facts['lastCalls'] as number[];
    const window = before.facts['window'] as { piles: number[] } | undefined;
    if (callers.length > 0 && window) expect(window.piles.length).toBeGreaterThan(1);
  }
});

test('many bots see no more than a few', () => {
  const seen = (bots: number): number => {
    let calls = 0;
    for (let i = 0; i < 1000; i++) if (!overlooks(TIMING, bots, i / 1000)) calls += bots;
    return calls / 1000;
  };
  expect(seen(1)).toBeCloseTo(0.92);
  expect(seen(3)).toBeCloseTo(2.76, 1);
  expect(seen(7)).toBeCloseTo(2.76, 1);
});
