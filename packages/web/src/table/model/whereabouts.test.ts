// Where a card is, from the places of a view alone.

import { expect, test } from 'vitest';
import type { TableModel } from './model.ts';
import { sideTook, whereabouts } from './whereabouts.ts';

/** As much of a model as is asked for: the player sits in seat 0, with seat 2. */
const model = (places: Record<string, (string | null)[]>): TableModel =>
  ({
    view: { value: { places } },
    names: ['You', 'Mabel', 'Roy', 'Otto'],
    you: 0,
    near: { value: 0 },
    table: { state: { value: { sides: [0, 1, 0, 1] } } },
  }) as unknown as TableModel;

const where = (places: Record<string, (string | null)[]>): string => {
  const table = model(places);
  return whereabouts(table, 'O20', sideTook(table));
};

test('what was not seen is out, however many cards lie face down', () => {
  expect(where({ 'hand:0': ['I1'], 'hand:1': [null, null], discards: [null] })).toBe('out');
});

test.each([
  ['hand:0', 'in your hand'],
  ['hand:2', 'with Roy'],
  ['squad', 'in play'],
  ['taken:0', 'ours'],
  ['taken:1', 'theirs'],
  ['discards', 'discarded'],
])('in %s it is %s', (place, said) => {
  expect(where({ 'hand:0': [], [place]: ['O20'] })).toBe(said);
});
