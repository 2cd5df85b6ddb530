import { findGame, type Game, isRefusal } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { type Plan, parsePlan, planHash } from './plan.ts';
import { shardName, shardsOf } from './shard.ts';

const PLAN = {
  format: 'messdeck-plan/1',
  game: 'militac',
  seats: 4,
  seed: 'plan',
  questions: [
    {
      id: 'q',
      asks: 'Who is favored?',
      deals: 25,
      arms: [{ id: 'a', players: ['recruit'], rules: { match: 'hand' } }],
    },
  ],
};

function changed(change: object, arm: object = {}, question: object = {}): string {
  const [first] = PLAN.questions;
  const questions = [{ ...first, arms: [{ ...first.arms[0], ...arm }], ...question }];
  return JSON.stringify({ ...PLAN, questions, ...change });
}

test.each([
  ['{', 'The plan is not JSON.'],
  ['[]', 'The plan has to be a JSON object.'],
  [changed({ format: 'x' }), 'The plan\'s format has to be "messdeck-plan/1", not "x".'],
  [changed({ seed: 5 }), 'The plan needs a text as its "seed".'],
  [changed({ seats: '4' }), 'The plan needs a whole number as its "seats".'],
  [changed({ questions: [] }), 'The plan needs a list of "questions" with at least one.'],
  [changed({}, {}, { id: 'A b' }), 'Every question needs an "id" of small letters, digits and hyphens.'],
  [changed({}, {}, { deals: 0 }), 'The question "q" needs 1 to 10000000 "deals", not 0.'],
  [changed({}, { players: [] }), 'The question "q", arm "a", needs one or two "players".'],
  [
    changed({}, { players: ['classic:200ms'] }),
    'The question "q", arm "a", cannot be played by classic:200ms: limit it by playouts.',
  ],
  [
    changed({ questions: [PLAN.questions[0], PLAN.questions[0]] }),
    'The plan names two of its questions "q".',
  ],
])('the plan %s is refused with one sentence', (text, sentence) => {
  const refused = parsePlan(text);
  expect(isRefusal(refused) && refused.refused).toBe(sentence);
});

test('a plan is cut into shards whose names follow from what they hold', () => {
  const plan = parsePlan(JSON.stringify(PLAN)) as Plan;
  const game = findGame('militac') as Game;
  const shards = shardsOf(plan, game);
  expect(shards.map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [10, 20],
    [20, 25],
  ]);
  const names = shards.map((shard) => shardName(shard, 's'));
  expect(new Set(names).size).toBe(3);
  expect(shardsOf(plan, game).map((shard) => shardName(shard, 's'))).toEqual(names);
  expect(shardName(shards[0], 'other rules')).not.toBe(names[0]);
  expect(planHash(plan)).not.toBe(planHash({ ...plan, seed: 'other' }));
});
