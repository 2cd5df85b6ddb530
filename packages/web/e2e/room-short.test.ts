// Short phones, and phones with the bars of their browser: what lies on the cloth can be read in every game, nothing
// overlaps, and what goes on below is seen to go on.

import { describe, expect, test } from 'vitest';
import { layTable } from './laid.ts';
import { MOMENTS } from './moments.ts';
import { resized, withoutRoom } from './room.ts';
import { onKeptPage } from './visit.ts';

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [375, 553],
  [360, 640],
  [320, 568],
];

describe.each(MOMENTS)('%s', (_, moment) => {
  test('has room on three short phones', async () => {
    await onKeptPage({}, async (page) => {
      await layTable(page, moment()!);
      const found: string[] = [];
      for (const [width, height] of SIZES) {
        await resized(page, width, height);
        found.push(...(await withoutRoom(page)).map((each) => `${width} × ${height}: ${each}`));
      }
      expect(found).toEqual([]);
    });
  });
});
