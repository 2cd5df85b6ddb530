// A round that was taken, in words: what it brought says what it counts.

import { expect, test } from 'vitest';
import type { TableModel } from './model.ts';
import { takenInWords } from './rounds.ts';

const model = { names: ['You', 'Roy'], you: 0 } as unknown as TableModel;
const squad = { place: 'squad', title: 'squad' };

test.each([
  [1, '20', 'Roy takes the squad: 20 points'],
  [0, '1', 'You take the squad: 1 point'],
  [0, '−1,080', 'You take the squad: −1,080 points'],
  [1, 'Ohio, 26 votes', 'Roy takes the squad: Ohio, 26 votes'],
  [1, undefined, 'Roy takes the squad'],
])('seat %i, %s', (taker, brought, said) => {
  expect(takenInWords(model, squad, { taker, brought })).toBe(said);
});
