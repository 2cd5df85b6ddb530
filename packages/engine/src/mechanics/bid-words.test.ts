// What a hand has for its bid, in words.

import { expect, test } from 'vitest';
import { effectWords } from '../reasons.ts';
import { openAuction, PASS } from './auction.ts';
import { type Bidding, bidDoes, bidReason } from './bid-words.ts';
import { setHand } from './companies.ts';

const hands = new Array<number>(8).fill(0);
setHand(hands, 1, ['I12', 'I11', 'I10', 'I4', 'C3', 'A12', 'E11', 'PRES']);

/** An auction in which the last bid, if any, was made by this seat. */
function auction(bid = PASS, bidder = -1): Bidding {
  const a: Bidding = { hands, dealer: 0, turn: 1, bid, bidder, passed: 0, calls: undefined };
  openAuction(a, 4);
  return { ...a, bid, bidder };
}

const six = (): number => 6;

test.each([
  [1, 'You hold 4 of Infantry, the 12, the 11 and the 10 among them.', 'has 4 Infantry with 12, 11 and 10'],
  [5, 'You hold 5 cards of ten and higher.', 'has 5 cards of ten and higher'],
])('bid %i', (bid, sentence, short) => {
  expect(bidReason(auction(), 1, bid)).toBe(sentence);
  expect(bidDoes(auction(), 1, bid, six)).toEqual([short]);
});

test.each([
  [2, 'has 1 Cavalry, none above 9'],
  [3, 'has 1 Artillery with 12'],
])('bid %i: a poor holding is no reason for it', (bid, drawback) => {
  expect(bidReason(auction(), 1, bid)).toBeUndefined();
  expect(bidDoes(auction(), 1, bid, six)).toEqual([{ drawback }]);
});

test('a long company is no reason for a pass', () => {
  const long = new Array<number>(8).fill(0);
  setHand(long, 1, ['I12', 'I11', 'I9', 'I8', 'I7', 'I6']);
  expect(bidReason({ ...auction(), hands: long }, 1, PASS)).toBeUndefined();
});

test('a company of which no card is held is not counted', () => {
  const bare = new Array<number>(8).fill(0);
  setHand(bare, 1, ['I12', 'I11', 'C3', 'A12']);
  expect(bidReason({ ...auction(), hands: bare }, 1, 4)).toBeUndefined();
  expect(bidDoes({ ...auction(2, 0), hands: bare }, 1, 4, six).map(effectWords)).toEqual([
    'has no Engineers',
    'outbids them',
  ]);
});

test('a pass tells what it leaves', () => {
  expect(bidReason(auction(), 1, PASS)).toBe('Your longest company has 4 cards.');
  expect(bidReason(auction(2, 0), 1, PASS)).toBeUndefined();
  expect(bidDoes(auction(), 1, PASS, six)).toEqual(['has no company longer than 4']);
  expect(bidDoes(auction(2, 0), 1, PASS, six)).toEqual(['leaves them 6 on Cavalry']);
  expect(bidDoes(auction(2, 3), 1, PASS, six)).toEqual(['leaves your partner 6 on Cavalry']);
});

test('a later bid tells whom it raises', () => {
  expect(bidDoes(auction(2, 0), 1, 6, six)).toEqual(['has 4 Infantry with 12, 11 and 10', 'outbids them']);
  expect(bidDoes(auction(2, 3), 1, 6, six).at(-1)).toBe('raises your partner');
});
