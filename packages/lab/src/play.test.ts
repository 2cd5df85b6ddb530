// Real matches: the cards go round the table, and the rows reduce to figures.

import { findGame, type Game, games } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { type Plan, parsePlan } from './plan.ts';
import { resultOf } from './result.ts';
import { rowName } from './row.ts';
import { playShard, shardsOf } from './shard.ts';

function plan(game: string, seats: number, rules: object, extra: object[] = [], deals = 3): Plan {
  const questions = [
    { id: 'q', asks: '?', deals, arms: [{ id: 'usual', players: ['recruit'], rules }, ...extra] },
  ];
  return parsePlan(
    JSON.stringify({ format: 'messdeck-plan/1', game, seats, seed: 'play', questions }),
  ) as Plan;
}

async function played(plan: Plan) {
  const game = findGame(plan.game) as Game;
  const rows = [];
  for (const shard of shardsOf(plan, game)) rows.push(...(await playShard(shard, game)));
  return rows;
}

const HAND: Record<string, object> = {
  tactics: { match: 'hand' },
  militac: { match: 'hand' },
  'do-boy': { match: 'hand' },
  'national-contest': { election: 'president' },
  skirmish: { limit: 0 },
  sammy: { deals: 1 },
};

test.each(Object.keys(HAND))('in %s every hand of cards is held at every place', async (id) => {
  const rows = await played(plan(id, 4, HAND[id]));
  expect(rows).toHaveLength(12);
  expect(rows.every(({ turned }) => turned)).toBe(true);
  // The number of different deals is the number planned.
  expect(new Set(rows.map(({ cards }) => cards)).size).toBe(3);
  expect(new Set(rows.map(rowName)).size).toBe(12);
});

test('where nobody sees cards that could go round, the row says so', async () => {
  const rows = await played(plan('bang', 2, { limit: 240 }, [], 1));
  expect(rows.map(({ turned }) => turned)).toEqual([true, false]);
});

test('options are compared on the same deals, levels from every side', async () => {
  const arms = [
    { id: 'final', players: ['recruit'], rules: { match: 'hand', auction: 'final' } },
    { id: 'duel', players: ['sergeant', 'recruit'], rules: { match: 'hand' } },
  ];
  const asked = plan('militac', 4, { match: 'hand' }, arms, 4);
  const rows = await played(asked);
  const of = (arm: string) => rows.filter((row) => row.arm === arm);
  expect(of('final').map(({ cards }) => cards)).toEqual(of('usual').map(({ cards }) => cards));
  expect(of('duel').map(({ mine }) => mine)).toEqual(
    Array.from({ length: 4 }, () => [
      [0, 2],
      [1, 3],
    ]).flat(),
  );
  const [question] = resultOf(asked, rows).questions;
  expect(question.arms.map(({ deals, matches, distinct }) => [deals, matches, distinct])).toEqual([
    [4, 16, 4],
    [4, 16, 4],
    [4, 8, 4],
  ]);
  expect(question.changes.map(({ arm, measure }) => `${arm} ${measure}`)).toEqual([
    'final dealer',
    'final hands',
    'final actions',
  ]);
  expect(question.arms[2].duel!.fair).toBe(0.5);
});

test('every game can be counted, for one too', async () => {
  for (const { id, seats } of games.filter(({ id }) => id === 'flag' || id === 'sammys-travels')) {
    const asked = plan(id, seats[0], {}, [], 2);
    const [arm] = resultOf(asked, await played(asked)).questions[0].arms;
    expect(arm.score!.value).toBeGreaterThanOrEqual(0);
    expect(arm.distinct).toBe(2);
  }
});
