// What a closed window brought, in words.

import type { Entry } from '@messdeck/engine';
import { expect, test } from 'vitest';
import type { TableModel } from '../../table/model/model.ts';
import { outcomeOf } from './outcome.ts';

/** A window in which these piles matched, closed after these calls. */
function closed(piles: readonly number[], lastCalls: readonly number[]): string | undefined {
  const laid = { by: 2, do: 'play', view: { facts: { window: { by: 2, number: 7, piles } } } };
  const tick = { by: 'clock', do: 'tick', view: { facts: { lastCalls } } } as unknown as Entry;
  const table = { entries: { value: [laid, tick] } };
  const model = { names: ['You', 'Mabel', 'Roy'], you: 0, table } as unknown as TableModel;
  return outcomeOf(model, tick)?.sentence;
}

test('BNG-5: one call wins the piles that match, two are a tie', () => {
  expect(closed([0, 2], [])).toBeUndefined();
  expect(closed([0, 2], [0])).toBe('You call Bang and take 2 piles');
  expect(closed([0, 1, 2], [1])).toBe('Mabel calls Bang and takes 3 piles');
  expect(closed([0, 2], [1, 2])).toBe('Mabel and Roy call at once: a tie');
});

test('BNG-12: where nothing matches a call costs a card, also one that takes up the own pile to pay', () => {
  expect(closed([], [0])).toBe('You call wrong and pay a card');
  expect(closed([], [1])).toBe('Mabel calls wrong and pays a card');
  expect(closed([], [1, 2])).toBe('Mabel and Roy call wrong and pay a card');
});
