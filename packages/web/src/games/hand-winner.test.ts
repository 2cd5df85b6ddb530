// Who won a hand, in words.

import { expect, test } from 'vitest';
import { winnerOfHand } from './hand-winner.ts';

const table = { names: ['You', 'Mabel', 'Roy'], you: 0 };

test('one wins, or several share', () => {
  expect(winnerOfHand(table, [14, 0, 3])).toEqual({
    meaning: 'You win the hand, +14',
    seat: 0,
    short: 'You +14',
  });
  expect(winnerOfHand(table, [0, 9, 3])).toEqual({
    meaning: 'Mabel wins the hand, +9',
    seat: 1,
    short: 'Mabel +9',
  });
  expect(winnerOfHand(table, [9, 0, 9])).toEqual({
    meaning: 'You and Roy share the hand, +9',
    short: 'You and Roy +9',
  });
});
