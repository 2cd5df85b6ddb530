// A game for one beside those before it.

import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

test.each([
  [5, [], ''],
  [5, [2], 'Three more than your previous best'],
  [40, [2, 3], '37 more than your previous best'],
  [5, [5, 1], 'As good as your best'],
  [5, [8, 8, 4], 'Your second best'],
  [5, [14, 8, 5, 4], 'Your third best'],
  [1, [2, 3, 4, 5, 6], ''],
])('%i after %j: %s', (own, before, said) => {
  expect(standingOf(own, before)).toBe(said);
});
