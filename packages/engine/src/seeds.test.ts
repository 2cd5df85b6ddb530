// The same seed deals the same cards, no matter who plays and what is called.

import { expect, test } from 'vitest';
import { bang } from './games/bang/index.ts';
import { doBoy } from './games/do-boy/index.ts';
import { sigs } from './games/sigs/index.ts';
import {
  type Ask,
  BY_CHANCE,
  botRandom,
  chanceFrom,
  type Entry,
  type Game,
  isFault,
  Match,
  makeRecord,
  matchSeed,
  type Player,
  playMatch,
  Random,
  type Rules,
  randomPlayer,
  settleRules,
  streamOf,
  WAIT,
} from './index.ts';

const first: Player = { choose: () => 0 };
const last: Player = { choose: ({ count, mayWait }: Ask) => (mayWait ? WAIT : count - 1) };

async function deals(game: Game, seats: number, seed: string, players: readonly Player[]): Promise<string[]> {
  const match = new Match(game, settleRules(game, {}, seats) as Rules, seats);
  await playMatch(match, players, seed, ({ log }) => log.length > 3000);
  return match.log.filter(({ by }) => by === 'chance').map(({ do: text }) => text);
}

test('what is dealt does not depend on who sits at the table', async () => {
  const some = (player: () => Player): Player[] => [player(), player(), player(), player()];
  const one = await deals(
    doBoy as Game,
    4,
    'seed',
    some(() => first),
  );
  const other = await deals(
    doBoy as Game,
    4,
    'seed',
    some(() => randomPlayer(new Random('whoever'))),
  );
  const shared = Math.min(one.length, other.length);
  expect(shared).toBeGreaterThan(1);
  expect(one.slice(0, shared)).toEqual(other.slice(0, shared));
});

test('what is dealt does not depend on what is called in windows', async () => {
  const calling = await deals(sigs as Game, 3, 'seed', [first, first, first]);
  const silent = await deals(sigs as Game, 3, 'seed', [last, last, last]);
  expect(calling[0]).toBe(silent[0]);
  const races = await deals(bang as Game, 3, 'seed', [first, first, first]);
  const quiet = await deals(bang as Game, 3, 'seed', [last, last, last]);
  const shared = Math.min(races.length, quiet.length);
  expect(races.slice(0, shared)).toEqual(quiet.slice(0, shared));
});

test('match 0 of a run is the match of its seed; every other has a seed of its own', () => {
  expect(matchSeed('s', 0)).toBe('s');
  expect(matchSeed('s', 3)).toBe('s/3');
  expect(botRandom('s', 0).next()).not.toBe(botRandom('s', 1).next());
  expect(botRandom('s', 0).next()).not.toBe(botRandom('s/3', 0).next());
});

test('a match played on from its log meets the cards it would have met', async () => {
  const rules = settleRules(doBoy as Game, {}, 3) as Rules;
  const whole = new Match(doBoy as Game, rules, 3);
  await playMatch(whole, [first, first, first], 'seed');
  const half = new Match(doBoy as Game, rules, 3);
  await playMatch(half, [first, first, first], 'seed', ({ log }) => log.length >= 40);
  expect(half.log.length).toBe(40);
  await playMatch(half, [first, first, first], 'seed');
  const dealt = ({ log }: Match): string[] =>
    log.flatMap(({ by, do: text }) => (by === 'chance' ? [text] : []));
  expect(dealt(half)).toEqual(dealt(whole));
});

test('a stream made from a record is the stream that was heard', async () => {
  const rules = settleRules(sigs as Game, {}, 3) as Rules;
  const match = new Match(sigs as Game, rules, 3);
  const heard: Entry[] = [];
  match.watch(1, (entry) => heard.push(entry));
  const players = [0, 1, 2].map((seat) => randomPlayer(botRandom('seed', seat)));
  await playMatch(match, players, 'seed', ({ log }) => log.length >= 300);
  const record = makeRecord(match, new Array(3).fill({ name: '' }));
  expect(streamOf(sigs as Game, record, 1)).toEqual(heard);
  const broken = { ...record, log: record.log.toSpliced(5, 1) };
  const fault = streamOf(sigs as Game, broken, 1);
  expect(!Array.isArray(fault) && isFault(fault) && fault.error).toMatch(/^step \d+: /);
});

test('a draw of a hand comes out the same whenever it is asked for, and unlike every other', () => {
  const chance = chanceFrom('s');
  const order = (hand: number, draw: number): number[] =>
    chance({ hand, draw }).shuffle([1, 2, 3, 4, 5, 6, 7]);
  expect(order(4, 0)).toEqual(order(4, 0));
  expect(order(4, 0)).not.toEqual(order(4, 1));
  expect(order(4, 1)).not.toEqual(order(5, 0));
});

test('a hand is dealt alike even after a reshuffle in the middle of the hand before', async () => {
  // Nobody lays a set or calls, so the Reserve runs out again and again.
  const hoarder: Player = {
    choose: ({ count, mayWait, text }: Ask) => {
      if (mayWait) return WAIT;
      const moves = Array.from({ length: count }, (_, move) => move);
      return moves.find((move) => /^(draw|discard)/.test(text(move))) ?? 0;
    },
  };
  const draws = async (player: Player): Promise<{ opening: string[]; reshuffles: number }> => {
    const match = new Match(sigs as Game, settleRules(sigs as Game, {}, 3) as Rules, 3);
    const opening: string[] = [];
    let reshuffles = 0;
    const players = [player, player, player];
    let opens = false;
    await playMatch(match, players, 'seed', ({ game, position, log }) => {
      if (opens) opening.push(log.at(-1)!.do);
      const draws = (game.actors(position) & BY_CHANCE) !== 0;
      opens = draws && game.draw(position).opens;
      if (draws && !opens) reshuffles++;
      return opening.length === 3;
    });
    return { opening, reshuffles };
  };
  const hoarded = await draws(hoarder);
  const played = await draws(first);
  expect(hoarded.reshuffles).toBeGreaterThan(played.reshuffles);
  expect(hoarded.opening).toEqual(played.opening);
});
