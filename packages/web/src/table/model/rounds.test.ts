// A round that was taken, in words: what it brought says what it counts.

import type { Entry, View } from '@messdeck/engine';
import { expect, test } from 'vitest';
import type { TableModel } from './model.ts';
import { takenBy, takenInWords } from './rounds.ts';

const model = { names: ['You', 'Roy'], you: 0 } as unknown as TableModel;
const squad = { place: 'squad', title: 'squad' };

test.each([
  [1, 20, 'Roy takes the squad: 20 points'],
  [0, 1, 'You take the squad: 1 point'],
  [0, -1080, 'You take the squad: −1,080 points'],
  [1, 'Ohio, 26 votes', 'Roy takes the squad: Ohio, 26 votes'],
  [1, undefined, 'Roy takes the squad'],
])('seat %i, %s', (taker, brought, said) => {
  expect(takenInWords(model, squad, { taker, brought })).toBe(said);
});

test('ARM-16: one card alone may be a round, where the game has such', () => {
  const view = { places: { squad: [] }, facts: { leader: 1 } } as unknown as View;
  const entry: Entry = { n: 7, by: 1, do: 'play X', view };
  expect(takenBy(model, squad, view, entry)).toBeUndefined();
  expect(takenBy(model, { ...squad, ofOne: true }, view, entry)?.taker).toBe(1);
  expect(takenBy(model, { ...squad, ofOne: true }, view, { ...entry, do: 'pass' })).toBeUndefined();
});
