// Environments and records over 100,000 choices, of which npm test takes 18,000: npm run test:all.

import { expect, test } from 'vitest';
import { agreesWithRecord, randomTable } from '../laws/index.ts';
import { games, Random } from '../src/index.ts';

const CHOICES = Math.ceil(100_000 / games.length);

test.each(games.map((game) => [game.id, game] as const))(
  '%s agrees with its records over its part of 100,000 choices, with options drawn at random',
  async (id, game) => {
    const random = new Random('env, long', id);
    let choices = 0;
    for (let i = 0; choices < CHOICES; i++)
      choices += await agreesWithRecord(game, randomTable(game, random), String(i), 2000);
    expect(choices).toBeGreaterThanOrEqual(CHOICES);
  },
);
