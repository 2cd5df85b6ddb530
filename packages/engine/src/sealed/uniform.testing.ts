// Many sealed shuffles of a pack: how often each card came to each place, against what chance would bring.

import { expect } from 'vitest';
import { games } from '../games/index.ts';
import type { Pack } from '../pack.ts';
import { Random } from '../random.ts';
import { sealedShuffler } from './seal.ts';
import { bits } from './sealed.testing.ts';

const packs = new Map(games.map(({ pack }): [string, Pack] => [pack.id, pack]));

/** Each pack with the number of its cards. */
export const PACKS: readonly (readonly [string, number])[] = [...packs.values()].map(
  (pack) => [pack.id, pack.ids.length] as const,
);

/** Chi-square of place by card, p > 10^-4 on both sides. */
export function mustBeUniform(id: string, count: number, rounds: number): void {
  const random = new Random('uniform', id);
  const cards = Array.from({ length: count }, (_, card) => card);
  const seen = new Float64Array(count * count);
  for (let round = 0; round < rounds; round++) {
    const given = [bits(random, 16), null];
    const shuffler = sealedShuffler(id, { hand: round, draw: 0 }, bits(random, 32), given);
    shuffler.shuffle([...cards]).forEach((card, place) => {
      seen[card * count + place]++;
    });
  }
  const expected = rounds / count;
  let chiSquare = 0;
  for (const times of seen) chiSquare += ((times - expected) * (times - expected)) / expected;
  // By Wilson and Hilferty's approximation.
  const freedom = (count - 1) * (count - 1);
  const part = 2 / (9 * freedom);
  const quantile = (z: number): number => {
    const root = 1 - part + z * Math.sqrt(part);
    return freedom * root * root * root;
  };
  expect(chiSquare).toBeLessThan(quantile(3.72));
  expect(chiSquare).toBeGreaterThan(quantile(-3.72));
}
