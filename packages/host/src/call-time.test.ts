// Time to call: nothing in the pace of a table may tell whether a call is possible.

import type { Game, LogEvent } from '@messdeck/engine';
import { bang } from '@messdeck/engine/games/bang';
import { sigs } from '@messdeck/engine/games/sigs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conductor } from './conductor.ts';
import { LocalMatch } from './local-match.ts';
import type { Order, Told } from './messages.ts';
import type { StoredMatch } from './stored.ts';
import { overlooks, type Timing } from './timing.ts';

const TIMING: Timing = { pace: 'instant', reaction: 'natural', windows: 'usual' };
type Stream = Extract<Told, { is: 'stream' }>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Seated {
  readonly local: LocalMatch;
  readonly conductor: Conductor;
  readonly told: Stream[];
  order(order: Order): Promise<void>;
  /** Lets time pass. */
  wait(milliseconds: number): Promise<void>;
}

function seat(game: Game, rules: StoredMatch['rules'], seats: number, seed: string): Seated {
  const stored: StoredMatch = {
    id: 'test',
    game: game.id,
    edition: game.edition,
    rules,
    seats: Array.from({ length: seats }, (_, i) => (i === 0 ? { name: 'A' } : { name: 'B', bot: 'random' })),
    seed,
    began: 0,
    touched: 0,
    steps: 0,
    scores: [],
    over: false,
  };
  const local = new LocalMatch(game, stored, []);
  const told: Stream[] = [];
  const conductor = new Conductor(
    local,
    TIMING,
    async () => {},
    (message) => {
      if (message.is === 'fault') throw new Error(message.sentence);
      if (message.is === 'stream') told.push(message);
    },
  );
  conductor.begin();
  const wait = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await conductor.settled();
  };
  return {
    local,
    conductor,
    told,
    wait,
    order: (order) => {
      conductor.order(order);
      return conductor.settled();
    },
  };
}

const SIGS = { variation: 'regular', scoring: 'points', target: 300, counters: 5, partners: 'none' };

function lastOf(log: readonly LogEvent[]): string {
  const last = log.at(-1);
  return last ? `${last.by} ${last.do.split(' ')[0]}` : '';
}

test('SIG-34: after every discard of an opponent the table waits alike, whether the card fits or not', async () => {
  const waits = { open: new Set<number>(), shut: new Set<number>() };
  for (let seed = 0; seed < 12; seed++) {
    const table = seat(sigs as Game, SIGS, 2, `lull ${seed}`);
    const { local } = table;
    for (let i = 0; i < 400 && !local.match.over; i++) {
      await table.wait(20);
      const { view } = local;
      const sets = view.facts['sets'] as unknown[];
      if (lastOf(local.match.log) === '1 discard' && sets.length > 0 && view.phase !== 'deal') {
        const { window } = table.told.at(-1)!.state;
        expect(window).toBeDefined();
        (view.phase === 'window' ? waits.open : waits.shut).add(window!.length);
        const before = local.match.log.length;
        await table.wait(window!.length / 3);
        expect(local.match.log.length).toBe(before);
        await table.order({ do: 'decline' });
      }
      const [text] = local.view.legal.filter((legal) => !legal.startsWith('halt')).slice(-1);
      if (text !== undefined) {
        await table.order({ do: 'act', ask: 0, text, seen: local.entries.length - 1 });
      }
    }
    table.conductor.stop();
  }
  expect([...waits.open]).toEqual([3000]);
  expect([...waits.shut]).toEqual([3000]);
});

test('SIG-37: whoever lets the discard pass ends the wait', async () => {
  const table = seat(sigs as Game, SIGS, 2, 'pass');
  const { local } = table;
  for (let i = 0; i < 600; i++) {
    await table.wait(20);
    const sets = local.view.facts['sets'] as unknown[] | undefined;
    if (lastOf(local.match.log) === '1 discard' && local.view.phase === 'draw' && sets!.length > 0) break;
    const text = local.view.legal.at(-1);
    if (text !== undefined) await table.order({ do: 'act', ask: 0, text, seen: local.entries.length - 1 });
  }
  expect(table.told.at(-1)!.state.window).toBeDefined();
  await table.order({ do: 'decline' });
  expect(table.told.at(-1)!.state.window).toBeUndefined();
  table.conductor.stop();
});

test('Bang waits until the player begins, and rests before the next card', async () => {
  const table = seat(bang as Game, { limit: 240, falseCall: 'pay' }, 3, 'begin');
  const laid = (): unknown => table.local.view.facts['laid'];
  await table.wait(10_000);
  expect(laid()).toBe(0);
  await table.order({ do: 'pause', on: false });
  await table.wait(6000);
  expect(laid()).toBeGreaterThan(2);
  await table.order({ do: 'pause', on: true });
  await table.wait(3000);
  const rested = laid();
  await table.wait(10_000);
  expect(laid()).toBe(rested);
  table.conductor.stop();
});

test('Bang: bots call what they see, and the table lays for the player at the same pace', async () => {
  const table = seat(bang as Game, { limit: 240, falseCall: 'pay' }, 4, 'eyes');
  const { local } = table;
  await table.order({ do: 'pause', on: false });
  for (let i = 0; i < 150 && !local.match.over; i++) await table.wait(1500);
  table.conductor.stop();
  const calls = local.match.log.flatMap((event, at) => (event.do === 'bang' ? [at] : []));
  expect(calls.length).toBeGreaterThan(0);
  expect(local.match.log.some(({ by, do: text }) => by === 0 && text === 'play')).toBe(true);
  // Nobody paid for a false call: cards only change hands in piles.
  const ticks = local.entries.filter(({ do: text }) => text === 'tick');
  for (const { view, n } of ticks) {
    const before = local.entries[n - 1]?.view ?? view;
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
