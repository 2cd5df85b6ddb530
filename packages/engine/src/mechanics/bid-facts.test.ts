// What a hand has for its bid, and its words.

import { expect, test } from 'vitest';
import { type Effect, isDrawback } from '../hint-facts.ts';
import { type Fact, sayFact } from '../told.ts';
import { openAuction, PASS } from './auction.ts';
import { type Bidding, bidDoes, bidReason } from './bid-facts.ts';
import { setHand } from './companies.ts';
import { bidWords } from './words-companies.ts';

const hands = new Array<number>(8).fill(0);
setHand(hands, 1, ['I12', 'I11', 'I10', 'I4', 'C3', 'A12', 'E11', 'PRES']);

/** An auction in which the last bid, if any, was made by this seat. */
function auction(bid = PASS, bidder = -1): Bidding {
  const a: Bidding = { hands, dealer: 0, turn: 1, bid, bidder, passed: 0, calls: undefined };
  openAuction(a, 4);
  return { ...a, bid, bidder };
}

const six = (): number => 6;

const sentence = (fact: Fact | undefined): string | undefined => fact && sayFact(bidWords, fact);
const words = (effects: readonly Effect[]): string[] =>
  effects.map((effect) => sayFact(bidWords, isDrawback(effect) ? effect.drawback : effect));

test.each([
  [1, 'You hold 4 of Infantry, the 12, the 11 and the 10 among them.', 'has 4 Infantry with 12, 11 and 10'],
  [5, 'You hold 5 cards of ten and higher.', 'has 5 cards of ten and higher'],
])('bid %i', (bid, reason, short) => {
  expect(sentence(bidReason(auction(), 1, bid))).toBe(reason);
  expect(words(bidDoes(auction(), 1, bid, six))).toEqual([short]);
});

test.each([
  [2, 'has 1 Cavalry, none above 9'],
  [3, 'has 1 Artillery with 12'],
])('bid %i: a poor holding is no reason for it', (bid, against) => {
  expect(sentence(bidReason(auction(), 1, bid))).toBeUndefined();
  const effects = bidDoes(auction(), 1, bid, six);
  expect(words(effects)).toEqual([against]);
  expect(effects.every(isDrawback)).toBe(true);
});

test('a long company is no reason for a pass', () => {
  const long = new Array<number>(8).fill(0);
  setHand(long, 1, ['I12', 'I11', 'I9', 'I8', 'I7', 'I6']);
  expect(sentence(bidReason({ ...auction(), hands: long }, 1, PASS))).toBeUndefined();
});

test('a company of which no card is held is not counted', () => {
  const bare = new Array<number>(8).fill(0);
  setHand(bare, 1, ['I12', 'I11', 'C3', 'A12']);
  expect(sentence(bidReason({ ...auction(), hands: bare }, 1, 4))).toBeUndefined();
  expect(words(bidDoes({ ...auction(2, 0), hands: bare }, 1, 4, six))).toEqual([
    'has no Engineers',
    'outbids them',
  ]);
});

test('a pass tells what it leaves', () => {
  expect(sentence(bidReason(auction(), 1, PASS))).toBe('Your longest company has 4 cards.');
  expect(sentence(bidReason(auction(2, 0), 1, PASS))).toBeUndefined();
  expect(words(bidDoes(auction(), 1, PASS, six))).toEqual(['has no company longer than 4']);
  expect(words(bidDoes(auction(2, 0), 1, PASS, six))).toEqual(['leaves them 6 on Cavalry']);
  expect(words(bidDoes(auction(2, 3), 1, PASS, six))).toEqual(['leaves your partner 6 on Cavalry']);
});

test('a later bid tells whom it raises', () => {
  expect(words(bidDoes(auction(2, 0), 1, 6, six))).toEqual([
    'has 4 Infantry with 12, 11 and 10',
    'outbids them',
  ]);
  expect(words(bidDoes(auction(2, 3), 1, 6, six)).at(-1)).toBe('raises your partner');
});
