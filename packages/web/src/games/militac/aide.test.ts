// Which card was the Aide.

import type { Entry, View } from '@messdeck/engine';
import { expect, it } from 'vitest';
import { cardTakenUp } from './aide.ts';

function entry(n: number, hand: readonly (string | null)[]): Entry {
  const places = { 'hand:0': [...hand], 'hand:1': [null, null] };
  const view: View = {
    game: 'militac',
    seat: 0,
    step: n,
    phase: 'discard',
    places,
    facts: {},
    actors: [0],
    legal: [],
    scores: [0, 0],
  };
  return { n, by: 0, do: 'pass', view };
}

it('is the card that the hand has more than before', () => {
  const entries = [entry(1, ['I1', 'C2']), entry(2, ['I1', 'A7', 'C2'])];
  expect(cardTakenUp(entries, 0)).toBe('A7');
});

it('is unknown to everybody else', () => {
  const entries = [entry(1, ['I1', 'C2']), entry(2, ['I1', 'C2'])];
  expect(cardTakenUp(entries, 0)).toBeUndefined();
  expect(cardTakenUp(entries, 1)).toBeUndefined();
  expect(cardTakenUp([], 0)).toBeUndefined();
});
