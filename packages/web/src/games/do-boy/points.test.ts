// Points of a hand of Do-Boy in play.

import type { View } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { pointsAtStake, pointsTaken } from './points.ts';

const view = {
  places: { 'taken:0': ['I2', 'A3', 'PRES', null], 'taken:1': [], squad: ['I9', 'E2'] },
} as unknown as View;

test('Infantry counts 1, the President 5, what lies face down nothing yet', () => {
  expect(pointsTaken(view, 0)).toBe(6);
  expect(pointsTaken(view, 1)).toBe(0);
  expect(pointsTaken(view, 2)).toBe(0);
  expect(pointsAtStake(view)).toBe(1);
});
