// Captured points of a hand of Skirmish in play.

import { expect, test } from 'vitest';
import type { Entry, View } from '../../game.ts';
import { capturedBy } from './captured.ts';

const view = { places: { 'pile:0': ['N90', 'A30'], 'pile:1': [] } } as unknown as View;
const entries = [
  { by: 'chance', do: 'shuffle' },
  { by: 0, do: 'play N90' },
  { by: 1, do: 'play A30' },
] as unknown as Entry[];

test('only cards of the other branch count, or those the other side played, as agreed', () => {
  expect(capturedBy(entries, view, 0, 'branch')).toBe(90);
  expect(capturedBy(entries, view, 0, 'hand')).toBe(30);
  expect(capturedBy(entries, view, 1, 'branch')).toBe(0);
});
