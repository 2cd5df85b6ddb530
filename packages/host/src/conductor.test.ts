// The conductor in fake time: whole matches, call windows, taking back, and nothing told before it is written.

import type { Game, LogEvent } from '@messdeck/engine';
import { bang } from '@messdeck/engine/games/bang';
import { doBoy } from '@messdeck/engine/games/do-boy';
import { flag } from '@messdeck/engine/games/flag';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Conductor } from './conductor.ts';
import { LocalMatch } from './local-match.ts';
import type { TableState, Told } from './messages.ts';
import type { StoredMatch } from './stored.ts';
import type { Timing } from './timing.ts';

const TIMING: Timing = { pace: 'natural', reaction: 'natural', windows: 'usual' };

interface Table {
  readonly conductor: Conductor;
  readonly local: LocalMatch;
  readonly told: Told[];
  readonly written: LogEvent[];
}

function lay(
  game: Game,
  seats: readonly (string | undefined)[],
  rules: StoredMatch['rules'],
  log: LogEvent[] = [],
): Table {
  const stored: StoredMatch = {
    id: 'm',
    game: game.id,
    edition: game.edition,
    rules,
    seats: seats.map((bot, seat) => (bot === undefined ? { name: `P${seat}` } : { name: `B${seat}`, bot })),
    seed: 'a seed',
    began: 0,
    touched: 0,
    steps: 0,
    scores: [],
    over: false,
  };
  const local = new LocalMatch(game, stored, log);
  const written = [...log];
  const told: Told[] = [];
  const write = async (step: number, events: readonly LogEvent[]): Promise<void> => {
    written.splice(step, written.length, ...events);
  };
  return {
    conductor: new Conductor(local, TIMING, write, (message) => told.push(message)),
    local,
    told,
    written,
  };
}

/** Lets time pass in small steps until a condition holds. */
async function until(condition: () => boolean, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds && !condition(); passed += 50)
    await vi.advanceTimersByTimeAsync(50);
  expect(condition()).toBe(true);
}

function lastState(told: readonly Told[]): Partial<TableState> {
  return told.findLast((message) => message.is === 'stream')?.state ?? {};
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('bots play', () => {
  test('a whole match of Bang among bots ends, window after window', async () => {
    const { conductor, local, written } = lay(bang as Game, ['random', 'random', 'random'], {
      limit: 240,
      falseCall: 'pay',
    });
    conductor.begin();
    await until(() => local.match.over, 1_000_000);
    expect(written).toEqual(local.match.log);
  });

  test('Bang waits for the player to begin; then a card is laid for whoever lets the time pass', async () => {
    const { conductor, local } = lay(bang as Game, [undefined, 'random', 'random'], {
      limit: 240,
      falseCall: 'ignored',
    });
    conductor.begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(local.view.phase).toBe('lay');
    conductor.order({ do: 'pause', on: false });
    await until(() => local.match.over, 2_000_000);
  });

  test('Do-Boy waits for the person, and between hands for the word to go on', async () => {
    const { conductor, local, told } = lay(doBoy as Game, [undefined, 'random', 'random'], {
      exchange: true,
      match: 'points',
      target: 50,
    });
    conductor.begin();
    for (let hands = 0; hands < 1; ) {
      await until(() => local.view.actors.includes(0) || lastState(told).betweenHands === true, 60_000);
      if (lastState(told).betweenHands) {
        hands++;
        continue;
      }
      conductor.order({ do: 'act', ask: 0, text: local.view.legal[0], seen: local.entries.length - 1 });
      await vi.advanceTimersByTimeAsync(0);
    }
    const steps = local.match.log.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(local.match.log.length).toBe(steps);
    conductor.order({ do: 'goOn' });
    await until(() => local.match.log.length > steps, 5_000);
    expect(local.match.log[steps].by).toBe('chance');
  });
});

describe('the log', () => {
  test('nothing is told before it is written', async () => {
    const { conductor, local, told, written } = lay(flag as Game, [undefined], {});
    conductor.begin();
    await until(() => local.view.legal.length > 0, 5_000);
    const streamed = told.filter((message) => message.is === 'stream').flatMap((message) => message.entries);
    expect(streamed.length).toBe(written.length);
  });

  test('a match goes on where its log ends', async () => {
    const first = lay(flag as Game, [undefined], {});
    first.conductor.begin();
    await until(() => first.local.view.legal.includes('deal'), 5_000);
    first.conductor.order({ do: 'act', ask: 1, text: 'deal', seen: 0 });
    await vi.advanceTimersByTimeAsync(0);
    const again = lay(flag as Game, [undefined], {}, first.written);
    expect(again.local.view).toEqual(first.local.view);
  });
});

describe('taking back', () => {
  test('a game for one goes back without limit and on again, to the same cards', async () => {
    const { conductor, local, told, written } = lay(flag as Game, [undefined], {});
    conductor.begin();
    await until(() => local.view.legal.includes('deal'), 5_000);
    const before = structuredClone(local.view);
    for (let i = 0; i < 3; i++) conductor.order({ do: 'act', ask: i, text: 'deal', seen: 0 });
    await vi.advanceTimersByTimeAsync(0);
    const after = structuredClone(local.view);
    for (let i = 0; i < 3; i++) conductor.order({ do: 'undo' });
    await vi.advanceTimersByTimeAsync(0);
    expect(local.view).toEqual(before);
    expect(written).toEqual(local.match.log);
    expect(lastState(told)).toMatchObject({ canUndo: false, canRedo: true });
    for (let i = 0; i < 3; i++) conductor.order({ do: 'redo' });
    await vi.advanceTimersByTimeAsync(0);
    expect(local.view).toEqual(after);
  });

  test('against bots an action can be taken back until a hidden card is shown', async () => {
    const { conductor, local, told } = lay(doBoy as Game, [undefined, 'random', 'random'], {
      exchange: true,
      match: 'hand',
      target: 50,
    });
    conductor.begin();
    await until(() => local.view.legal.length > 0, 5_000);
    conductor.order({ do: 'act', ask: 0, text: local.view.legal[0], seen: 0 });
    await vi.advanceTimersByTimeAsync(0);
    if (local.view.phase === 'exchange') {
      expect(lastState(told).canUndo).toBe(true);
      conductor.order({ do: 'undo' });
      await vi.advanceTimersByTimeAsync(0);
      expect(local.view.legal.length).toBeGreaterThan(0);
      conductor.order({ do: 'act', ask: 1, text: local.view.legal[0], seen: 0 });
    }
    await until(() => local.view.phase === 'play', 20_000);
    expect(lastState(told).canUndo).toBe(false);
  });
});

test('a call made for the card before is refused without cost', async () => {
  const { conductor, local, told } = lay(bang as Game, [undefined, 'random', 'random'], {
    limit: 240,
    falseCall: 'pay',
  });
  conductor.begin();
  conductor.order({ do: 'pause', on: false });
  await until(() => local.view.phase === 'window', 20_000);
  const seen = local.entries.length - 2;
  conductor.order({ do: 'act', ask: 7, text: 'bang', seen });
  await vi.advanceTimersByTimeAsync(0);
  expect(told.find((message) => message.is === 'answer')).toMatchObject({
    ask: 7,
    refused: expect.stringContaining('Too late'),
  });
});
