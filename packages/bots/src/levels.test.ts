// The levels: each does, notices and wakes at least as much as the one below, and experts overlook nothing.

import { findGame, type Game, Match, playMatch, Random, type Rules, settleRules } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { type Bot, parseBot } from './bot.ts';
import { LEVELS } from './levels.ts';

test('no level is below the one before it in anything', () => {
  const levels = [...LEVELS.values()];
  for (const [i, level] of levels.entries()) {
    const below = levels[Math.max(0, i - 1)];
    for (const key of ['playouts', 'notices', 'awake', 'nodes'] as const)
      expect(level[key], key).toBeGreaterThanOrEqual(below[key]);
  }
});

/** Of the matches in Bang, the part that a bot of this level calls while the others never call. */
async function partCalled(name: string): Promise<number> {
  const bang = findGame('bang') as Game;
  const rules = settleRules(bang, { falseCall: 'ignored' }, 4) as Rules;
  let called = 0;
  let windows = 0;
  for (let i = 0; i < 20; i++) {
    const match = new Match(bang, rules, 4);
    const bot = (parseBot(name) as Bot).seat(bang, rules, 4, 0, new Random(name, i));
    const sleeper = { choose: ({ mayWait }: { mayWait: boolean }) => (mayWait ? -1 : 0) };
    await playMatch(match, [bot, sleeper, sleeper, sleeper], `calls ${i}`);
    called += match.log.filter(({ do: text }) => text === 'bang').length;
    windows += match.log.filter(({ do: text }) => text === 'tick').length;
  }
  return called / windows;
}

test('in Bang a level calls as often as it is awake', async () => {
  for (const [name, { awake }] of LEVELS)
    expect(Math.abs(100 * (await partCalled(name)) - awake), name).toBeLessThan(10);
});

test.each(['sergeant', 'captain'])(
  'US-22: a %s calls no play that is right',
  async (name) => {
    const game = findGame('united-states') as Game;
    const rules = settleRules(game, { honor: true }, 4) as Rules;
    const match = new Match(game, rules, 4);
    const players = [0, 1, 2, 3].map((seat) =>
      (parseBot(name) as Bot).seat(game, rules, 4, seat, new Random('honor', seat)),
    );
    let windows = 0;
    let wrongly = 0;
    await playMatch(match, players, 'honor', ({ log }) => {
      const last = log.at(-1)?.do ?? '';
      const { phase } = match.view(-1);
      if (last.startsWith('unite ') && phase === 'window') windows++;
      // After a call that counts a card is given.
      if (last === 'call' && phase === 'window') wrongly++;
      return windows > 8;
    });
    expect(wrongly).toBe(0);
  },
  60_000,
);

/** The first events of a match in which all seats are played by one bot. */
async function beginning(id: string, name: string): Promise<readonly string[]> {
  const game = findGame(id) as Game;
  const rules = settleRules(game, {}, 4) as Rules;
  const match = new Match(game, rules, 4);
  const players = [0, 1, 2, 3].map((seat) =>
    (parseBot(name) as Bot).seat(game, rules, 4, seat, new Random('work', seat)),
  );
  await playMatch(match, players, 'work', ({ log }) => log.length >= 5);
  return match.log.map((event) => event.do);
}

test('an expert works more where that pays, and as much as is said where it is said', async () => {
  expect(await beginning('sammy', 'expert')).toEqual(await beginning('sammy', 'expert:1200'));
  expect(await beginning('militac', 'expert')).toEqual(await beginning('militac', 'expert:600'));
});
