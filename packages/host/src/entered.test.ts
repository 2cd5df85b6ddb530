// What the table enters by itself, and the clock where anybody acts at any moment; in fake time.

import type { LogEvent, Rules } from '@messdeck/engine';
import { nationalContest } from '@messdeck/engine/games/national-contest';
import { sammysTravels } from '@messdeck/engine/games/sammys-travels';
import { unitedStates } from '@messdeck/engine/games/united-states';
import { sammy } from '@messdeck/engine/packs/sammy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layTable, type TestTable } from './table.testing.ts';

function lay(game: unknown, seats: number, rules: Rules, lines: readonly string[]): TestTable {
  const log = lines.map((line): LogEvent => {
    const [by, ...words] = line.split(' ');
    return { by: by === 'chance' ? by : Number(by), do: words.join(' ') };
  });
  return layTable(game, {
    seats: Array.from({ length: seats }, (_, i) => (i ? 'random' : undefined)),
    rules,
    log,
  });
}

/** Seat 0 has put North Carolina in, which no higher state borders. */
const CONTEST = [
  'chance cut NY PA IL OH',
  'chance cut GU SM NV CZ',
  '3 ticket democratic',
  'chance cut SM TX NY PI',
  `chance shuffle ${sammy.ids.join(' ')}`,
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('public passes are entered for bots and the player alike, and are not taken back', async () => {
  const rules = { election: 'full', mustBid: false };
  const { matchHost, view, state, act } = lay(nationalContest, 4, rules, CONTEST);
  void act(0, 'play NC');
  await vi.advanceTimersByTimeAsync(0);
  expect(view(0).actors).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3 * 450 + 10);
  expect(view(0).legal).toEqual(['pass']);
  expect(state(0).enters).toBe(true);
  await vi.advanceTimersByTimeAsync(450);
  expect(state(0).enters).toBe(false);
  expect(matchHost.match.log.slice(-4).map((event) => `${event.by} ${event.do}`)).toEqual([
    '1 pass',
    '2 pass',
    '3 pass',
    '0 pass',
  ]);
  expect(state(0).canUndo).toBe(true);
  void matchHost.undo(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(view(0).legal).toContain('play NC');
});

test('a player who could hold a higher border state is asked', async () => {
  const rules = { election: 'full', mustBid: false };
  const lines = ['0 play LA', '1 pass', '2 pass', '3 pass'];
  const { view, state } = lay(nationalContest, 4, rules, [...CONTEST, ...lines]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(view(0).legal).toEqual(['pass']);
  expect(state(0).enters).toBe(false);
});

test('with one pack for two a turn ends by itself when only the pass is left', async () => {
  const rules = { packs: 'shared', start: 'CA FL', credit: 'cards', mustTransfer: false };
  const left = sammy.cards.filter(
    ({ id, kind }) => (kind === 'state' || id === 'DC') && !['ME', 'CA', 'FL'].includes(id),
  );
  const shuffle = `chance shuffle ${left.map(({ id }) => id).join(' ')}`;
  const { view } = lay(sammysTravels, 2, rules, [shuffle, '0 deal']);
  await vi.advanceTimersByTimeAsync(460);
  expect(view(0).facts['turn']).toBe(1);
});

test('US-31: the page is told how long nobody has laid a card, and the hand ends after ten seconds', async () => {
  const rules = {
    pace: 'snappy',
    mustPlay: true,
    honor: false,
    falseCall: 'free',
    target: 150,
    fiveDiscards: 'DC RI',
  };
  const { matchHost, view, state } = lay(unitedStates, 3, rules, []);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(state(0).idle).toEqual({ length: 10_000, gone: 0 });
  for (let i = 0; i < 200 && view(0).phase === 'play'; i++) await vi.advanceTimersByTimeAsync(1_000);
  expect(view(0).phase).not.toBe('play');
  expect(matchHost.match.log.some(({ by }) => by === 'clock')).toBe(true);
  expect(state(0).idle).toBeUndefined();
});
