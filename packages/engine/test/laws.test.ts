// A fixed part of the laws over every game, seat count and option value; `npm run laws` runs as many as one likes.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyTable, keepsSecrets, playByLaw, randomTable } from '../laws/index.ts';
import { games, Random } from '../src/index.ts';

/** Events of a match that examine a table well enough. */
const LONG = 500;

describe.each(games.map((game) => [game.id, game] as const))('the laws hold for %s', (_, game) => {
  // Matches of some games are long; on a busy machine this is minutes.
  test('at every table', { timeout: 600_000 }, async () => {
    for (const table of everyTable(game)) {
      // Two matches, or a long one.
      for (let seed = 0, events = 0; seed < 2 && events < LONG; seed++) {
        const record = await playByLaw(game, table, `${JSON.stringify(table)} ${seed}`, 25);
        expect(record.result).toBeDefined();
        events += record.log.length;
      }
    }
  });

  test('with options drawn at random', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const table = randomTable(game, new Random('table', seed));
        await playByLaw(game, table, seed, 60);
      }),
      { numRuns: 12, seed: 1919 },
    );
  });

  test('no seat can tell hidden cards apart', async () => {
    const random = new Random('secrets', game.id);
    let compared = 0;
    for (let i = 0; i < 12; i++) {
      const record = await playByLaw(game, randomTable(game, random), `secrets ${i}`, 1_000_000);
      for (let j = 0; j < 6; j++) compared += keepsSecrets(game, record, random);
    }
    expect(compared).toBeGreaterThan(0);
  });
});
