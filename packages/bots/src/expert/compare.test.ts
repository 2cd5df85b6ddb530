// Comparing choices in the same deals: the usual one stands, a clearly better one is taken, temper parts equals only.

import { type Game, type Move, Random } from '@messdeck/engine';
import { expect, test } from 'vitest';
import type { Search } from '../search.ts';
import { compare } from './compare.ts';

/** A game in which a move brings what `brings` says, more or less. */
async function choose(
  brings: readonly (readonly [Move, number])[],
  noise: number,
  preference?: (move: Move) => number,
): Promise<Move> {
  const random = new Random('compare');
  const gains = new Map(brings);
  const game = {
    imagine: () => ({ made: -1 }),
    clone: (position: object) => ({ ...position }),
    apply: (position: { made: Move }, _seat: number, move: Move) => {
      position.made = move;
    },
  } as unknown as Game;
  const playOn = ({ made }: { made: Move }): number => gains.get(made)! + noise * (random.below(100) - 49.5);
  const moves = [...gains.keys()];
  const best = await compare(game, { playOn } as unknown as Search, {}, 0, moves, 400, random, preference);
  return best[0];
}

test('among equals the usual choice stands', async () => {
  expect(
    await choose(
      [
        [3, 5],
        [7, 5],
        [1, 5],
      ],
      0,
    ),
  ).toBe(3);
});

test('a clearly better choice is taken, whatever the temper', async () => {
  for (const temper of [-1, 0, 1])
    expect(
      await choose(
        [
          [3, 5],
          [7, 5],
          [5, 9],
        ],
        0.01,
        (move) => temper * move,
      ),
    ).toBe(5);
});

test('a bold bidder takes the higher of two equal bids, a careful one the lower', async () => {
  expect(
    await choose(
      [
        [3, 5],
        [7, 5],
      ],
      0,
      (move) => move,
    ),
  ).toBe(7);
  expect(
    await choose(
      [
        [7, 5],
        [3, 5],
      ],
      0,
      (move) => -move,
    ),
  ).toBe(3);
});
