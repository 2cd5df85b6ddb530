// The figures from rows of a toy game, in which the dealer's left is favored by a known bias and cards by a known part.

import { Random } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { courseOf } from './measure/course.ts';
import type { Plan } from './plan.ts';
import { type RowsOf, resultOf } from './result.ts';
import type { Row } from './row.ts';

const SEATS = 4;
const BIAS = 2;

function plan(deals: number): Plan {
  const arms = [{ id: 'a', players: ['recruit'], rules: {} }];
  const questions = [{ id: 'q', asks: '?', deals, arms }];
  return { format: 'messdeck-plan/1', game: 'toy', seats: SEATS, seed: 's', questions };
}

const of =
  (rows: readonly Row[]): RowsOf =>
  () =>
    rows;

/** Two hands a match; a hand's points: the cards, the bias at the dealer's left, and the luck of the play. */
function toyRows(random: Random, deals: number): Row[] {
  const luck = (): number => random.below(1001) - 500;
  return Array.from({ length: deals }, (_, deal) => {
    const cards = [0, 1, 2, 3].map(luck);
    return [0, 1, 2, 3].map((turn): Row => {
      const points = [0, 1].map((dealer) =>
        [0, 1, 2, 3].map(
          (seat) =>
            (seat === (dealer + 1) % SEATS ? BIAS * 100 : 0) + cards[(seat - turn + SEATS) % SEATS] + luck(),
        ),
      );
      const scores = points[0].map((one, seat) => one + points[1][seat]);
      const winners = [scores.indexOf(Math.max(...scores))];
      const course = courseOf({ points, winners }, 1);
      return {
        question: 'q',
        arm: 'a',
        deal,
        turn,
        seed: `s/${deal}`,
        cards: String(deal),
        turned: true,
        players: [],
        mine: [],
        scores,
        winners,
        points,
        dealers: [0, 1],
        dealt: 2,
        contracts: [[0, 1, 60, Number(points[0][0] > 0)], []],
        held: [0, 1, 2, 3].map((card) => (card + turn) % SEATS).join(''),
        leads: course?.leads ?? -1,
        decided: course?.decided ?? -1,
        back: course?.back ?? false,
        actions: 10,
        asked: 8,
        forced: 2,
      };
    });
  }).flat();
}

test('the bias of the toy game is found, and its interval holds it 93 to 97 times of 100', () => {
  const random = new Random('toy');
  let hits = 0;
  for (let i = 0; i < 1000; i++) {
    const [arm] = resultOf(plan(12), of(toyRows(random, 12))).questions[0].arms;
    const [low, high] = arm.places![1].points!.interval!;
    // What one seat has more, the mean of the table has a quarter of.
    if (low <= BIAS * 75 && BIAS * 75 <= high) hits++;
  }
  expect(hits).toBeGreaterThanOrEqual(930);
  expect(hits).toBeLessThanOrEqual(970);
});

test('luck is split into what goes with the cards, the place and the play', () => {
  const { luck, leads, decided, forced } = resultOf(plan(400), of(toyRows(new Random('luck'), 400)))
    .questions[0].arms[0];
  // Cards and play are spread alike; the bias has a variance of 3/16 of its square.
  const spread = (1001 ** 2 - 1) / 12;
  const placed = ((BIAS * 100) ** 2 * 3) / 16;
  const all = 2 * spread + placed;
  const [low, high] = luck!.cards.interval!;
  expect(low).toBeLessThan(spread / all);
  expect(high).toBeGreaterThan(spread / all);
  expect(luck!.place).toBeCloseTo(placed / all, 1);
  expect(leads!.value).toBeGreaterThan(0);
  expect(decided!.value).toBeGreaterThan(0.5);
  expect(forced.value).toBe(0.25);
});

test('what a card is worth is what it brings, and contracts are counted by bid', () => {
  const { cards, contracts, places } = resultOf(plan(400), of(toyRows(new Random('cards'), 400))).questions[0]
    .arms[0];
  // Every card is held once at every place, and no card of this game is better than another.
  expect(cards).toHaveLength(SEATS);
  for (const { points } of cards!) {
    expect(points.interval![0]).toBeLessThan(0);
    expect(points.interval![1]).toBeGreaterThan(0);
  }
  expect(contracts!.contracts).toBe(1600);
  const bid = { number: 60, contracts: 1600, made: contracts!.made };
  expect(contracts!.bids).toEqual([
    { kind: -1, ...bid },
    { kind: 1, ...bid },
  ]);
  // Seat 0 deals the hand of the contract.
  expect(places!.map(({ contracts }) => contracts!.value)).toEqual([1, 0, 0, 0]);
});
