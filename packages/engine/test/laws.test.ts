// A fixed part of the laws over every game, seat count and option value; `npm run laws` runs as many as one likes.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyTable, keepsSecrets, playByLaw, randomRecord, randomTable } from '../laws/index.ts';
import { games, Random } from '../src/index.ts';

/** Events of a match that examine a table well enough; `npm run laws` plays matches to their end. */
const ENOUGH = 160;

describe.each(games.map((game) => [game.id, game] as const))('the laws hold for %s', (_, game) => {
  test('at every table', async () => {
    for (const table of everyTable(game)) {
      const record = await playByLaw(game, table, JSON.stringify(table), { care: 25, events: ENOUGH });
      expect(record.log.length).toBeGreaterThan(0);
    }
  });

  test('with options drawn at random, to the end of the match', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const record = await playByLaw(game, randomTable(game, new Random('table', seed)), seed, {
          care: 100,
        });
        expect(record.result).toBeDefined();
      }),
      { numRuns: 4, seed: 1919 },
    );
  });

  test('no seat can tell hidden cards apart', async () => {
    const random = new Random('secrets', game.id);
    let compared = 0;
    for (let i = 0; i < 12; i++) {
      const record = await randomRecord(game, random);
      for (let j = 0; j < 3; j++) compared += await keepsSecrets(game, record, random);
    }
    expect(compared).toBeGreaterThan(0);
  });
});
