// The order of a hand.

import { parker } from '@messdeck/engine/packs/parker';
import { expect, test } from 'vitest';
import { inOrder, moved } from './order.ts';

const hand = ['O5', 'C2', 'I9', 'A2'];

test('by suit a hand stands in the order of the pack', () => {
  expect(inOrder(parker, hand, 'suit', [])).toEqual(['I9', 'C2', 'A2', 'O5']);
});

test('by rank low cards come first, cards without a rank last', () => {
  expect(inOrder(parker, hand, 'rank', [])).toEqual(['C2', 'A2', 'I9', 'O5']);
});

test("in the player's own order, new cards stand at the end", () => {
  expect(inOrder(parker, [...hand, 'E1'], 'own', ['A2', 'O5', 'C2', 'I9'])).toEqual([
    'A2',
    'O5',
    'C2',
    'I9',
    'E1',
  ]);
});

test('a card is moved before another, or to the end', () => {
  expect(moved(hand, 'A2', 'C2')).toEqual(['O5', 'A2', 'C2', 'I9']);
  expect(moved(hand, 'O5', undefined)).toEqual(['C2', 'I9', 'A2', 'O5']);
});
