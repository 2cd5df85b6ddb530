// Auctions for any number of seats and any bids.

import { describe, expect, test } from 'vitest';
import {
  type Auction,
  call,
  callsMade,
  isLastChance,
  kindOfBid,
  openAuction,
  PASS,
  stepOfBid,
  textsOfCalls,
} from './auction.ts';

const KINDS = ['red', 'white', 'blue'];
const CALLS = textsOfCalls([6, 7], KINDS);

function opened(seats: number, dealer = 0): Auction {
  const a: Auction = { dealer, turn: 0, bid: 5, bidder: 1, passed: 7, calls: undefined };
  openAuction(a, seats);
  return a;
}

/** Calls as they come: the one who is asked says the next; "6 red" is a bid. Who spoke, and whether it closed at the last. */
function heard(a: Auction, seats: number, kind: 'once' | 'open' | 'final', said: readonly string[]): string {
  const by: number[] = [];
  const closed = said.map((one) => {
    const seat = a.turn;
    by.push(seat);
    return call(a, seats, kind, seat, one === 'pass' ? PASS : CALLS.indexOf(`bid ${one}`));
  });
  expect(closed.slice(0, -1)).not.toContain(true);
  return `${by.join('')} ${closed.at(-1) ? 'closed' : 'goes on'}`;
}

test('bids are numbered by number, then by kind', () => {
  expect(CALLS).toEqual([
    'pass',
    'bid 6 red',
    'bid 6 white',
    'bid 6 blue',
    'bid 7 red',
    'bid 7 white',
    'bid 7 blue',
  ]);
  expect(CALLS.slice(1).map((_, i) => [stepOfBid(i + 1, 3), kindOfBid(i + 1, 3)])).toEqual([
    ...[0, 1, 2].map((kind) => [0, kind]),
    ...[0, 1, 2].map((kind) => [1, kind]),
  ]);
});

describe.each([2, 3, 5, 8])('%i seats', (seats) => {
  const passes = (n: number): string[] => new Array(n).fill('pass');
  const all = Array.from({ length: seats }, (_, i) => (i + 1) % seats).join('');

  test('begins on the left of the dealer; all pass', () => {
    for (const kind of ['once', 'open', 'final'] as const)
      expect(heard(opened(seats), seats, kind, passes(seats))).toBe(`${all} closed`);
  });

  test('everybody speaks once, the dealer last', () => {
    const a = opened(seats);
    expect(heard(a, seats, 'once', ['6 red', ...passes(seats - 2)])).toMatch(/goes on$/);
    expect(isLastChance(a)).toBe(false);
    expect(heard(a, seats, 'once', ['7 red'])).toBe('0 closed');
    expect([a.bid, a.bidder]).toEqual([4, 0]);
  });

  test('an open auction ends when all others have passed in a row', () => {
    const a = opened(seats, seats - 1);
    expect(heard(a, seats, 'open', [...passes(seats - 1), '6 blue', ...passes(seats - 1)])).toMatch(
      /closed$/,
    );
    expect(a.bidder).toBe(seats - 1);
    expect(callsMade(a, CALLS)[seats - 1]).toEqual({ by: seats - 1, do: 'bid 6 blue' });
  });

  test('in a final auction whoever has passed is out', () => {
    const a = opened(seats, seats - 1);
    heard(a, seats, 'final', ['6 red', ...passes(seats - 2), '6 blue']);
    expect(a.turn).toBe(0);
    expect(heard(a, seats, 'final', ['7 red', 'pass'])).toBe(`0${seats - 1} closed`);
    expect(a.bidder).toBe(0);
  });
});
