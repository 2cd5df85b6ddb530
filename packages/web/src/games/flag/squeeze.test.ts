import { expect, test } from 'vitest';
import { heightOf, squeeze } from './squeeze.ts';

const CARD = 126;

test('a short run lies apart as usual', () => {
  const steps = squeeze(2, 3, 400, CARD);
  expect(steps.run).toBeCloseTo(0.31 * CARD);
  expect(steps.down).toBeCloseTo(0.11 * CARD);
});

test('a long run draws together before the backs do', () => {
  const steps = squeeze(3, 8, 380, CARD);
  expect(steps.down).toBeCloseTo(0.11 * CARD);
  expect(steps.run).toBeLessThan(0.31 * CARD);
  expect(steps.run).toBeGreaterThanOrEqual(0.18 * CARD);
});

test('every stack that the game can build stays within its height', () => {
  for (const height of [200, 260, 380, 520]) {
    for (let down = 0; down <= 3; down++) {
      for (let run = 0; run <= 14; run++) {
        const steps = squeeze(down, run, height, CARD);
        expect(heightOf(down, run, CARD, steps)).toBeLessThanOrEqual(Math.max(height, CARD) + 0.001);
        expect(steps.run).toBeGreaterThan(0);
        expect(steps.down).toBeGreaterThan(0);
      }
    }
  }
});

test('a longer run never lies wider apart', () => {
  for (let run = 2; run <= 14; run++) {
    expect(squeeze(1, run, 330, CARD).run).toBeLessThanOrEqual(squeeze(1, run - 1, 330, CARD).run);
  }
});
