// What a hand has for its bid, in words.

import { expect, test } from 'vitest';
import { PASS } from './auction.ts';
import { bidReason } from './bid-reason.ts';
import { setHand } from './companies.ts';

const hands = new Array<number>(8).fill(0);
setHand(hands, 1, ['I12', 'I11', 'I10', 'I4', 'C3', 'A12', 'E11', 'PRES']);

test.each([
  [1, 'You hold 4 of Infantry, the 12, the 11 and the 10 among them.'],
  [2, 'You hold 1 of Cavalry.'],
  [3, 'You hold 1 of Artillery, the 12 among them.'],
  [5, 'You hold 5 cards of ten and higher.'],
])('bid %i', (bid, sentence) => {
  expect(bidReason(hands, 1, bid)).toBe(sentence);
});

test('a pass needs no reason', () => {
  expect(bidReason(hands, 1, PASS)).toBeUndefined();
});
