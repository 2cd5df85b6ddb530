// Real matches: the cards go round the table, and the rows reduce to figures.

import { findGame, type Game, games } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { type Plan, parsePlan } from './plan.ts';
import { type RowsOf, resultOf } from './result.ts';
import { type Row, rowName } from './row.ts';
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

/** The rows of an arm out of all. */
const from =
  (rows: readonly Row[]): RowsOf =>
  (question, arm) =>
    rows.filter((row) => row.question === question.id && row.arm === arm.id);

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
  const [question] = resultOf(asked, from(rows)).questions;
  expect(question.arms.map(({ deals, matches, distinct }) => [deals, matches, distinct])).toEqual([
    [4, 16, 4],
    [4, 16, 4],
    [4, 8, 4],
  ]);
  expect(question.changes.map(({ arm, measure }) => `${arm} ${measure}`)).toEqual([
    'final made',
    'final bidder',
    'final dealer',
    'final points',
    'final hands',
    'final actions',
  ]);
  expect(question.arms[2].duel!.fair).toBe(0.5);
});

test('every game can be counted, for one too', async () => {
  for (const { id, seats } of games.filter(({ id }) => id === 'flag' || id === 'sammys-travels')) {
    const asked = plan(id, seats[0], {}, [], 2);
    const [arm] = resultOf(asked, from(await played(asked))).questions[0].arms;
    expect(arm.score!.value).toBeGreaterThanOrEqual(0);
    expect(arm.distinct).toBe(2);
  }
});

test('contracts, their makers and who held each card are noted', async () => {
  const rows = await played(plan('militac', 4, { match: 'hand' }, [], 2));
  for (const { contracts, points, held } of rows) {
    const [seat, , number, made] = contracts[0];
    expect(held).toHaveLength(53);
    expect([...held].filter((one) => one === '0')).toHaveLength(12);
    // MLT: a bid that is not made brings the bidder nothing.
    expect(points[0][seat as number] > 0).toBe(made === 1);
    expect(number).toBeGreaterThan(5);
  }
});

test('deals of a patience are searched with open cards, those of days are dealt as the page deals them', async () => {
  const questions = [
    { id: 'open', asks: '?', deals: 6, open: 2000, arms: [{ id: 'usual', players: [], rules: {} }] },
    {
      id: 'days',
      asks: '?',
      deals: 2,
      days: '2026-11-20',
      plays: 3,
      arms: [{ id: 'usual', players: ['recruit'], rules: {} }],
    },
  ];
  const asked = parsePlan(
    JSON.stringify({ format: 'messdeck-plan/1', game: 'flag', seats: 1, seed: 'almanac-1', questions }),
  ) as Plan;
  const rows = await played(asked);
  const [open, days] = resultOf(asked, from(rows)).questions;
  // All six have been won by hand or by search.
  expect(open.open![0].winnable).toMatchObject({ can: 6, cannot: 0, untold: 0, each: 'yyyyyy' });
  expect(rows.filter(({ question }) => question === 'days').map(({ seed, turn }) => [seed, turn])).toEqual([
    ['daily 2026-11-20', 0],
    ['daily 2026-11-20', 1],
    ['daily 2026-11-20', 2],
    ['daily 2026-11-21', 0],
    ['daily 2026-11-21', 1],
    ['daily 2026-11-21', 2],
  ]);
  expect(days.arms[0].each!.score).toHaveLength(2);
});

test('a question that needs more machines waits, and says what it takes', async () => {
  const usual = plan('militac', 4, { match: 'hand' });
  const waiting = { ...usual.questions[0], id: 'more', deals: 20_000, needs: 'A day of one core.' };
  const asked = { ...usual, questions: [...usual.questions, waiting] };
  const result = resultOf(asked, from(await played(usual)));
  expect(result.questions.map(({ id }) => id)).toEqual(['q']);
  expect(result.waiting).toEqual([{ id: 'more', asks: '?', deals: 20_000, needs: 'A day of one core.' }]);
});
