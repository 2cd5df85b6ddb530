// The laws of movements, for every number of pairs.

import { expect, test } from 'vitest';
import { boardsInRounds, type Movement, movementFor, usualKind } from './movements.ts';

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** By two pairs: how often they meet. */
function meetings({ rounds }: Movement): Map<string, number> {
  const met = new Map<string, number>();
  for (const { tables } of rounds)
    for (const { northSouth, eastWest } of tables) {
      const key = [northSouth, eastWest].sort((a, b) => a - b).join(' ');
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  return met;
}

test.each(COUNTS)(
  '%i pairs: in every round each pair sits at one table, or is the one that rests',
  (pairs) => {
    for (const kind of ['howell', 'mitchell'] as const)
      for (const { tables, rests } of movementFor(kind, pairs).rounds) {
        const seated = tables.flatMap(({ northSouth, eastWest }) => [northSouth, eastWest]);
        const all = rests === undefined ? seated : [...seated, rests];
        expect(all.sort((a, b) => a - b)).toEqual([...Array(pairs).keys()]);
      }
  },
);

test.each(COUNTS)(
  'Howell, %i pairs: every two pairs meet once; with an odd number each rests once',
  (pairs) => {
    const movement = movementFor('howell', pairs);
    const met = meetings(movement);
    expect(met.size).toBe((pairs * (pairs - 1)) / 2);
    expect(new Set(met.values())).toEqual(new Set([1]));
    const rests = movement.rounds.flatMap(({ rests }) => rests ?? []);
    expect(rests.sort((a, b) => a - b)).toEqual(pairs % 2 === 0 ? [] : [...Array(pairs).keys()]);
  },
);

test.each(COUNTS)(
  'Mitchell, %i pairs: North and South meet every East and West once, and nobody changes sides',
  (pairs) => {
    const movement = movementFor('mitchell', pairs);
    const north = Math.ceil(pairs / 2);
    const met = meetings(movement);
    expect(met.size).toBe(north * (pairs - north));
    for (const { tables } of movement.rounds)
      for (const { northSouth, eastWest } of tables) {
        expect(northSouth).toBeLessThan(north);
        expect(eastWest).toBeGreaterThanOrEqual(north);
      }
  },
);

test.each([4, 8, 12])('Howell, %i pairs: any two pairs are compared equally often', (pairs) => {
  // In n - 2 rounds two pairs sit at different tables; in half of them they hold the same cards.
  const compared = comparisons(movementFor('howell', pairs));
  expect(new Set(compared.values())).toEqual(new Set([pairs / 2 - 1]));
});

test.each([6, 10])('Howell, %i pairs: any two pairs are compared as equally as can be', (pairs) => {
  const counts = [...comparisons(movementFor('howell', pairs)).values()];
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

function comparisons({ rounds, pairs }: Movement): Map<string, number> {
  const counts = new Map<string, number>();
  for (let a = 0; a < pairs; a++)
    for (let b = a + 1; b < pairs; b++) {
      const alike = rounds.filter(({ tables }) => {
        const isNorth = (pair: number): boolean => tables.some(({ northSouth }) => northSouth === pair);
        return isNorth(a) === isNorth(b);
      });
      counts.set(`${a} ${b}`, alike.length);
    }
  return counts;
}

test('Howell for four pairs by hand: the last stays East and West', () => {
  const { rounds } = movementFor('howell', 4);
  expect(rounds).toHaveLength(3);
  for (const [round, { tables }] of rounds.entries())
    expect(tables[0]).toEqual({ northSouth: round, eastWest: 3 });
});

test('boards are shared out to the rounds, the first have one more', () => {
  expect(boardsInRounds(movementFor('howell', 6), 24)).toEqual([5, 5, 5, 5, 4]);
  expect(boardsInRounds(movementFor('mitchell', 8), 24)).toEqual([6, 6, 6, 6]);
  expect(boardsInRounds(movementFor('howell', 12), 6)).toEqual(new Array(11).fill(1));
});

test('every pair meets every other while there are boards for it', () => {
  expect(usualKind(6, 24)).toBe('howell');
  expect(usualKind(12, 10)).toBe('mitchell');
});

test('a number of pairs that cannot be is named', () => {
  expect(() => movementFor('howell', 1)).toThrow('2 to 12 pairs, not 1');
  expect(() => movementFor('mitchell', 13)).toThrow('2 to 12 pairs, not 13');
});
