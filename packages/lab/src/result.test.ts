// The figures from rows of a toy game, in which the dealer's left is favored by a known bias and cards by a known part.

import { Random } from '@messdeck/engine';
import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { resultOf } from './result.ts';
import type { Row } from './row.ts';

const SEATS = 4;
const BIAS = 2;

function plan(deals: number): Plan {
  const arms = [{ id: 'a', players: ['recruit'], rules: {} }];
  const questions = [{ id: 'q', asks: '?', deals, arms }];
  return { format: 'messdeck-plan/1', game: 'toy', seats: SEATS, seed: 's', questions };
}

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
        winners: [scores.indexOf(Math.max(...scores))],
        points,
        dealers: [0, 1],
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
    const [arm] = resultOf(plan(12), toyRows(random, 12)).questions[0].arms;
    const [low, high] = arm.places![1].points!.interval!;
    // What one seat has more, the mean of the table has a quarter of.
    if (low <= BIAS * 75 && BIAS * 75 <= high) hits++;
  }
  expect(hits).toBeGreaterThanOrEqual(930);
  expect(hits).toBeLessThanOrEqual(970);
});

test('luck is split into what goes with the cards, the place and the play', () => {
  const { luck, leads, decided, forced } = resultOf(plan(400), toyRows(new Random('luck'), 400)).questions[0]
    .arms[0];
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
