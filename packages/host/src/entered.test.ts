// What the table enters by itself, and the clock where anybody acts at any moment; in fake time.

import type { Game, LogEvent, Rules } from '@messdeck/engine';
import { nationalContest } from '@messdeck/engine/games/national-contest';
import { sammysTravels } from '@messdeck/engine/games/sammys-travels';
import { unitedStates } from '@messdeck/engine/games/united-states';
import { sammy } from '@messdeck/engine/packs/sammy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conductor } from './conductor.ts';
import { LocalMatch } from './local-match.ts';
import type { TableState, Told } from './messages.ts';

function lay(game: unknown, seats: number, rules: Rules, lines: readonly string[]) {
  const log = lines.map((line): LogEvent => {
    const [by, ...words] = line.split(' ');
    return { by: by === 'chance' ? by : Number(by), do: words.join(' ') };
  });
  const stored = {
    id: 'm',
    game: (game as Game).id,
    edition: 1,
    rules,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { name: 'You' } : { name: `B${seat}`, bot: 'random' },
    ),
    seed: 'a seed',
    began: 0,
    touched: 0,
    steps: 0,
    scores: [],
    over: false,
  };
  const local = new LocalMatch(game as Game, stored, log);
  const told: Told[] = [];
  const timing = { pace: 'natural', reaction: 'natural', windows: 'usual' } as const;
  const conductor = new Conductor(
    local,
    timing,
    async () => {},
    (message) => told.push(message),
  );
  const state = (): TableState =>
    (told.findLast((message) => message.is === 'stream') as Extract<Told, { is: 'stream' }>).state;
  return { conductor, local, state };
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
  const { conductor, local, state } = lay(nationalContest, 4, rules, CONTEST);
  conductor.begin();
  conductor.order({ do: 'act', ask: 0, text: 'play NC', seen: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(local.view.actors).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3 * 450 + 10);
  expect(local.view.legal).toEqual(['pass']);
  expect(state().enters).toBe(true);
  await vi.advanceTimersByTimeAsync(450);
  expect(state().enters).toBe(false);
  expect(local.match.log.slice(-4).map((event) => `${event.by} ${event.do}`)).toEqual([
    '1 pass',
    '2 pass',
    '3 pass',
    '0 pass',
  ]);
  expect(state().canUndo).toBe(true);
  conductor.order({ do: 'undo' });
  await vi.advanceTimersByTimeAsync(0);
  expect(local.view.legal).toContain('play NC');
});

test('a player who could hold a higher border state is asked', async () => {
  const rules = { election: 'full', mustBid: false };
  const lines = ['0 play LA', '1 pass', '2 pass', '3 pass'];
  const { conductor, local, state } = lay(nationalContest, 4, rules, [...CONTEST, ...lines]);
  conductor.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(local.view.legal).toEqual(['pass']);
  expect(state().enters).toBe(false);
});

test('with one pack for two a turn ends by itself when only the pass is left', async () => {
  const rules = { packs: 'shared', start: 'CA FL', credit: 'cards', mustTransfer: false };
  const left = sammy.cards.filter(
    ({ id, kind }) => (kind === 'state' || id === 'DC') && !['ME', 'CA', 'FL'].includes(id),
  );
  const shuffle = `chance shuffle ${left.map(({ id }) => id).join(' ')}`;
  const { conductor, local } = lay(sammysTravels, 2, rules, [shuffle, '0 deal']);
  conductor.begin();
  await vi.advanceTimersByTimeAsync(460);
  expect(local.view.facts['turn']).toBe(1);
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
  const { conductor, local, state } = lay(unitedStates, 3, rules, []);
  conductor.begin();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(state().idle).toEqual({ length: 10_000, gone: 0 });
  for (let i = 0; i < 200 && local.view.phase === 'play'; i++) await vi.advanceTimersByTimeAsync(1_000);
  expect(local.view.phase).not.toBe('play');
  expect(local.match.log.some(({ by }) => by === 'clock')).toBe(true);
  expect(state().idle).toBeUndefined();
});
