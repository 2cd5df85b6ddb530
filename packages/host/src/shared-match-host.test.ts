// The match host in fake time: whole matches, call windows, taking back, and nothing told before it is written.

import { botRandom, type Game, Match, playMatch, randomPlayer, SPECTATOR } from '@messdeck/engine';
import { bang } from '@messdeck/engine/games/bang';
import { doBoy } from '@messdeck/engine/games/do-boy';
import { flag } from '@messdeck/engine/games/flag';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { layTable } from './table.testing.ts';

const BANG = { limit: 240, falseCall: 'pay' };
const DO_BOY = { exchange: true, match: 'points', target: 50 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('bots play', () => {
  test('a whole match of Bang among bots ends, window after window', async () => {
    const { matchHost, written, until } = layTable(bang, {
      seats: ['random', 'random', 'random'],
      rules: BANG,
    });
    await until(() => matchHost.match.over, 1_000_000);
    expect(written).toEqual(matchHost.match.log);
  });

  test('Bang waits for the player to begin; then a card is laid for whoever lets the time pass', async () => {
    const { matchHost, view, wait, until } = layTable(bang, {
      seats: [undefined, 'random', 'random'],
      rules: { limit: 240, falseCall: 'ignored' },
    });
    await wait(60_000);
    expect(view(0).phase).toBe('lay');
    void matchHost.pause(0, false);
    await until(() => matchHost.match.over, 2_000_000);
  });

  test('Do-Boy waits for the person, and between hands for the word to go on', async () => {
    const { matchHost, view, state, act, wait, until } = layTable(doBoy, {
      seats: [undefined, 'random', 'random'],
      rules: DO_BOY,
    });
    await wait(0);
    for (;;) {
      await until(() => view(0).actors.includes(0) || state(0).betweenHands, 60_000);
      if (state(0).betweenHands) break;
      void act(0, view(0).legal[0]);
      await wait(0);
    }
    const steps = matchHost.match.log.length;
    await wait(60_000);
    expect(matchHost.match.log.length).toBe(steps);
    void matchHost.goOn(0);
    await until(() => matchHost.match.log.length > steps, 5_000);
    expect(matchHost.match.log[steps].by).toBe('chance');
  });
});

describe('the log', () => {
  test('a match goes on where its log ends', async () => {
    const first = layTable(flag, { seats: [undefined], rules: {} });
    await first.until(() => first.view(0).legal.includes('deal'), 5_000);
    void first.act(0, 'deal');
    await first.wait(0);
    const again = layTable(flag, { seats: [undefined], rules: {}, log: first.written });
    await again.wait(0);
    expect(again.view(0)).toEqual(first.view(0));
    expect(again.entries(0)).toEqual(first.entries(0));
  });

  test('a log that breaks the rules is refused with the step', () => {
    const log = [{ by: 0, do: 'deal' }];
    expect(() => layTable(flag, { seats: [undefined], rules: {}, log })).toThrow(/step 0/);
  });

  test('a spectator hears a match of bots from any entry on, and nobody else is listened for', async () => {
    const { matchHost, entries, wait } = layTable(doBoy, {
      seats: ['random', 'random', 'random'],
      rules: DO_BOY,
      listeners: [SPECTATOR],
    });
    await wait(20_000);
    const all = entries(SPECTATOR);
    expect(all.map(({ n }) => n)).toEqual([...all.keys()]);
    expect(all.every(({ view }) => view.seat === null)).toBe(true);
    const late: number[] = [];
    const leave = matchHost.listen(
      SPECTATOR,
      (told) => told.is === 'stream' && late.push(...told.entries.map(({ n }) => n)),
      all.length - 2,
    );
    await wait(0);
    expect(late).toEqual([all.length - 2, all.length - 1]);
    leave();
    await wait(20_000);
    expect(late.length).toBe(2);
  });
});

test('the same seed deals at a table what it deals in a run of bots', async () => {
  const run = new Match(doBoy as Game, DO_BOY, 3);
  const players = [0, 1, 2].map((seat) => randomPlayer(botRandom('a seed', seat)));
  await playMatch(run, players, 'a seed');
  const { matchHost, until, state, view, wait } = layTable(doBoy, {
    seats: [undefined, 'random', 'random'],
    rules: DO_BOY,
  });
  const dealt = ({ log }: Match): string[] =>
    log.flatMap(({ by, do: text }) => (by === 'chance' ? [text] : []));
  await wait(0);
  while (dealt(matchHost.match).length < 3) {
    await until(() => view(0).legal.length > 0 || state(0).betweenHands, 60_000);
    await (state(0).betweenHands ? matchHost.goOn(0) : matchHost.act(0, view(0).legal[0]));
  }
  expect(dealt(run).slice(0, 3)).toEqual(dealt(matchHost.match).slice(0, 3));
});

describe('taking back', () => {
  test('a game for one goes back without limit and on again, to the same cards', async () => {
    const { matchHost, view, state, written, act, wait, until, entries } = layTable(flag, {
      seats: [undefined],
      rules: {},
    });
    await until(() => view(0).legal.includes('deal'), 5_000);
    const before = view(0);
    for (let i = 0; i < 3; i++) await act(0, 'deal');
    await wait(0);
    const after = view(0);
    for (let i = 0; i < 3; i++) void matchHost.undo(0);
    await wait(0);
    expect(view(0)).toEqual(before);
    expect(entries(0).at(-1)!.view).toEqual(before);
    expect(written).toEqual(matchHost.match.log);
    expect(state(0)).toMatchObject({ canUndo: false, canRedo: true });
    for (let i = 0; i < 3; i++) void matchHost.redo(0);
    await wait(0);
    expect(view(0)).toEqual(after);
  });

  test('against bots an action can be taken back until a hidden card is shown', async () => {
    const { matchHost, view, state, act, wait, until } = layTable(doBoy, {
      seats: [undefined, 'random', 'random'],
      rules: { ...DO_BOY, match: 'hand' },
    });
    await until(() => view(0).legal.length > 0, 5_000);
    void act(0, view(0).legal[0]);
    await wait(0);
    expect(view(0).phase).toBe('exchange');
    expect(state(0).canUndo).toBe(true);
    void matchHost.undo(0);
    await wait(0);
    expect(view(0).legal.length).toBeGreaterThan(0);
    void act(0, view(0).legal[0]);
    await until(() => view(0).phase === 'play', 20_000);
    expect(state(0).canUndo).toBe(false);
  });
});

test('a call made for the card before is refused without cost', async () => {
  const { matchHost, view, entries, wait, until } = layTable(bang, {
    seats: [undefined, 'random', 'random'],
    rules: BANG,
  });
  void matchHost.pause(0, false);
  await until(() => view(0).phase === 'window', 20_000);
  const done = matchHost.act(0, 'bang', { seen: entries(0).length - 2 });
  await wait(0);
  expect(await done).toMatchObject({ kind: 'late', refused: expect.stringContaining('Too late') });
});
