// What the tests ask of every match by pointer.

import { attained } from '@messdeck/engine/games/flag';
import { describe, expect, test } from 'vitest';
import { isTouched, SIZES, type Size } from './browser.ts';
import { playByPointer, playedOnce } from './match.ts';
import type { Setting } from './tables.ts';

/** What stands at the head of the ceremony. */
export const ENDINGS: RegExp = new RegExp(
  [' wins?$', 'drawn', 'of 49 states$', 'No complete flags', ...attained.slice(1)].join('|'),
);

export function testByPointer(settings: readonly Setting[], size: Size): void {
  const { width, height } = SIZES[size];
  const how = `with ${isTouched(size) ? 'a finger' : 'the mouse'} at ${width} × ${height}`;
  describe.each(settings)(`$title ${how}`, (setting) => {
    const match = playedOnce(() => playByPointer(setting, size));

    test('comes to its final score', async () => {
      expect((await match()).heading).toMatch(ENDINGS);
    });

    test('gives axe nothing to say, in any phase, by daylight and by lamplight', async () => {
      expect((await match()).violations).toEqual([]);
    });

    if (isTouched(size)) {
      test('has targets for a finger and nothing beyond the edge', async () => {
        const { tooSmall, sideways } = await match();
        expect(tooSmall).toEqual([]);
        expect(sideways).toBe(0);
      });
    } else {
      test('holds no card that the seat may not know, in DOM or accessibility tree', async () => {
        const { leaks, looksForLeaks } = await match();
        expect(leaks).toEqual([]);
        expect(looksForLeaks).toBeGreaterThan(0);
      });
    }
  });
}
