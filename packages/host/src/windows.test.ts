// Call windows with several people: late calls, early ends, a lull that is alike for all, and sealed calls that nobody
// notices. In fake time.

import type { LogEvent, Rules } from '@messdeck/engine';
import { bang } from '@messdeck/engine/games/bang';
import { sigs } from '@messdeck/engine/games/sigs';
import { unitedStates } from '@messdeck/engine/games/united-states';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { layTable, type TestTable } from './table.testing.ts';

const SIGS: Rules = { variation: 'regular', scoring: 'points', target: 300, counters: 5, partners: 'none' };
const BANG: Rules = { limit: 240, falseCall: 'pay' };
const US: Rules = {
  pace: 'turns',
  mustPlay: true,
  honor: true,
  falseCall: 'free',
  target: 150,
  fiveDiscards: 'DC RI',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function people(count: number): undefined[] {
  return new Array(count).fill(undefined);
}

function lastOf(log: readonly LogEvent[]): string {
  const last = log.at(-1);
  return last ? last.do.split(' ')[0] : '';
}

/** Plays on, the last choice each time, until the table stands as wanted. */
async function playUntil(table: TestTable, seats: number, wanted: () => boolean): Promise<void> {
  for (let i = 0; i < 3000 && !wanted(); i++) {
    const all = [...Array(seats).keys()];
    if (table.state(0).betweenHands) for (const seat of all) await table.matchHost.goOn(seat);
    if (table.state(0).window) for (const seat of all) await table.matchHost.decline(seat);
    await table.wait(20);
    if (wanted()) break;
    const turn = all.find((seat) => table.view(seat).legal.length > 0);
    const choices = turn === undefined ? [] : table.view(turn).legal;
    const text = choices.filter((legal) => !legal.startsWith('halt')).at(-1);
    if (turn !== undefined && text !== undefined) await table.act(turn, text);
  }
  expect(wanted()).toBe(true);
}

describe('SIGS with three people', () => {
  const services = { pace: { pace: 'instant', reaction: 'natural', windows: 'usual' } as const };

  test('SIG-34: everybody waits alike after a discard, whether it fits or not, the discarder too', async () => {
    const lengths = { open: new Set<string>(), shut: new Set<string>() };
    for (let seed = 0; seed < 8; seed++) {
      const table = layTable(sigs, {
        seats: people(3),
        rules: SIGS,
        services: { ...services, seed: `alike ${seed}` },
      });
      await table.wait(20);
      for (let round = 0; round < 6; round++) {
        const steps = table.matchHost.match.log.length;
        const discarded = (): boolean => {
          const { log } = table.matchHost.match;
          const sets = table.view(0).facts['sets'] as unknown[] | undefined;
          return (
            log.length > steps &&
            lastOf(log) === 'discard' &&
            sets!.length > 0 &&
            table.view(0).phase !== 'deal'
          );
        };
        await playUntil(table, 3, discarded);
        const windows = [0, 1, 2].map((seat) => JSON.stringify(table.state(seat).window));
        expect(new Set(windows).size).toBe(1);
        (table.view(0).phase === 'window' ? lengths.open : lengths.shut).add(windows[0]);
      }
      table.matchHost.stop();
    }
    expect([...lengths.open]).toEqual(['{"length":3000,"gone":0}']);
    expect([...lengths.shut]).toEqual(['{"length":3000,"gone":0}']);
  });

  test('SIG-37: the window closes early when every opponent has let the card pass, and not before', async () => {
    const table = layTable(sigs, { seats: people(3), rules: SIGS, services });
    const { matchHost } = table;
    await table.wait(20);
    await playUntil(table, 3, () => table.view(0).phase === 'window');
    const by = matchHost.match.log.at(-1)!.by as number;
    const [first, second] = [0, 1, 2].filter((seat) => seat !== by);
    const steps = matchHost.match.log.length;
    await matchHost.decline(first);
    await matchHost.decline(by);
    await table.wait(1000);
    expect(matchHost.match.log.length).toBe(steps);
    await matchHost.decline(second);
    await table.wait(0);
    expect(matchHost.match.log.at(-1)).toMatchObject({ by: 'clock', do: 'tick' });
  });

  test('declining is shown to nobody', async () => {
    const table = layTable(sigs, { seats: people(3), rules: SIGS, services });
    await table.wait(20);
    await playUntil(table, 3, () => table.view(0).phase === 'window');
    const by = table.matchHost.match.log.at(-1)!.by as number;
    const first = (by + 1) % 3;
    const heard = [0, 1, 2].map((seat) => table.told.get(seat)!.length);
    await table.matchHost.decline(first);
    await table.wait(500);
    expect([0, 1, 2].map((seat) => table.told.get(seat)!.length)).toEqual(heard);
  });
});

describe('SIGS with one person and three bots', () => {
  const seats = [undefined, 'sergeant', 'sergeant', 'sergeant'];
  const services = { pace: { pace: 'instant', reaction: 'natural', windows: 'usual' } as const };

  /** How long the windows stand that the person's own discards open, and those of the bots, in one match. */
  async function timeWindows(seed: string, own: number[], others: number[]): Promise<void> {
    const table = layTable(sigs, { seats, rules: SIGS, services: { ...services, seed } });
    const { match } = table.matchHost;
    const stands = async (): Promise<number> => {
      const steps = match.log.length;
      let time = 0;
      for (; match.log.length === steps && time < 5000; time += 10) await table.wait(10);
      return time;
    };
    while (!match.over && (own.length === 0 || others.length === 0)) {
      await table.wait(10);
      if (table.state(0).betweenHands) await table.matchHost.goOn(0);
      if (match.view(0).phase === 'window') others.push(await stands());
      const text = table
        .view(0)
        .legal.filter((legal) => !legal.startsWith('halt'))
        .at(-1);
      if (text === undefined) continue;
      await table.act(0, text);
      if (text.startsWith('discard') && match.view(0).phase === 'window') own.push(await stands());
    }
    table.matchHost.stop();
  }

  test('SIG-34: a window closes at once, called or not, where nobody who may still act is a person', async () => {
    const [own, others]: [number[], number[]] = [[], []];
    for (let i = 0; i < 12 && (own.length === 0 || others.length === 0); i++)
      await timeWindows(`alone ${i}`, own, others);
    expect(own.length).toBeGreaterThan(0);
    expect(Math.max(...own)).toBeLessThanOrEqual(30);
    // Where the person may call, the window stands.
    expect(Math.max(...others)).toBeGreaterThan(500);
  });
});

describe('United States on honour', () => {
  test('US-21: a call made for the card before comes too late, judged by what its sender saw', async () => {
    const table = layTable(unitedStates, { seats: people(3), rules: US });
    const { matchHost, view } = table;
    const inWindow = (): boolean => view(0).phase === 'window';
    await table.until(() => view(0).phase === 'play', 10_000);
    await playUntil(table, 3, inWindow);
    const seen = matchHost.heard(0) - 1;
    await table.wait(3100);
    await playUntil(table, 3, inWindow);
    const caller = [0, 1, 2].find((seat) => view(seat).legal.includes('call'))!;
    const steps = matchHost.match.log.length;
    expect(await matchHost.act(caller, 'call', { seen })).toMatchObject({ kind: 'late' });
    expect(matchHost.match.log.length).toBe(steps);
    expect(await table.act(caller, 'call')).toHaveProperty('n');
  });
});

describe('Bang with four people', () => {
  const setting = { seats: people(4), rules: BANG, services: { able: { pause: false, claim: false } } };

  test('BNG-5: a sealed call is told to its caller alone; the others learn of it when the clock acts', async () => {
    const table = layTable(bang, setting);
    await table.until(() => table.view(0).phase === 'window', 20_000);
    const heard = (): number[] => [0, 1, 2, 3].map((seat) => table.told.get(seat)!.length);
    const before = heard();
    expect(await table.act(2, 'bang')).toEqual({ n: table.entries(2).length - 1 });
    expect(heard()).toEqual([before[0], before[1], before[2] + 1, before[3]]);
    expect(JSON.stringify(table.state(2).window)).not.toContain('150');
    await table.wait(140);
    expect(table.view(0).phase).toBe('window');
    await table.wait(20);
    expect(table.matchHost.match.log.at(-1)).toMatchObject({ by: 'clock' });
    expect(heard().every((count, seat) => count > before[seat])).toBe(true);
    expect(table.view(0).facts['lastCalls']).toEqual([2]);
  });

  test('BNG-4: asking to take back goes on while another calls, for its end would betray the call', async () => {
    const table = layTable(bang, { ...setting, services: { able: { takeback: true, pause: false } } });
    const { matchHost, act, state, told } = table;
    await table.until(() => table.view(0).phase === 'window', 20_000);
    await act(0, 'bang');
    expect(await matchHost.takeBack(0, true)).toEqual({});
    const steps = matchHost.match.log.length;
    const noticed = (): unknown[] => [0, 1, 3].flatMap((seat) => [told.get(seat)!.length, state(seat)]);
    const before = noticed();
    await act(2, 'bang');
    expect(noticed()).toEqual(before);
    for (const seat of [1, 2, 3]) expect(await matchHost.takeBack(seat, true)).toEqual({});
    expect(matchHost.match.log.length).toBe(steps - 1);
    for (const seat of [0, 2]) expect(table.view(seat).legal).toContain('bang');
    expect(state(1).takeback).toBeUndefined();
  });

  test('a seat that has noticed less is not late for the window it saw', async () => {
    const table = layTable(bang, setting);
    await table.until(() => table.view(0).phase === 'window', 20_000);
    await table.act(2, 'bang');
    // Seat 2 has an entry more than the others now; each is judged by its own.
    expect(table.matchHost.heard(2)).toBe(table.matchHost.heard(1) + 1);
    expect(await table.act(1, 'bang')).toHaveProperty('n');
    await table.wait(200);
    expect(table.view(0).facts['lastCalls']).toEqual([1, 2]);
  });

  test('a call after the tick costs nothing, though the next card has no window yet', async () => {
    const table = layTable(bang, setting);
    await table.until(() => table.view(0).phase === 'window', 20_000);
    const seen = table.entries(3).length - 1;
    await table.until(() => table.view(0).phase === 'lay', 5_000);
    expect(await table.matchHost.act(3, 'bang', { seen })).toMatchObject({ kind: 'late' });
    expect(table.matchHost.match.log.some(({ do: text }) => text === 'bang')).toBe(false);
  });

  test('cards are laid for people who let the time pass, at the pace of the beat, without a word to begin', async () => {
    const table = layTable(bang, setting);
    await table.wait(15_000);
    const laid = Number(table.view(0).facts['laid']);
    expect(laid).toBeGreaterThanOrEqual(8);
    expect(laid).toBeLessThanOrEqual(11);
  });
});
