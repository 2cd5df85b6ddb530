// What a hint says in A National Contest, by the worked examples of its page.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { SAMMY_DECK } from '../../mechanics/borders.ts';
import { hintFacts } from './hint-facts.ts';
import { nationalContest } from './index.ts';
import type { NationalContest } from './position.ts';
import { hintWords } from './words-hints.ts';

/** The deal of the page: seat 0 deals in the pack's order. */
function dealt(): Match<NationalContest> {
  const match = atTable(nationalContest);
  play(match, [
    'chance cut NY PA IL OH',
    'chance cut GU SM NV CZ',
    '3 ticket democratic',
    'chance cut SM TX NY PI',
  ]);
  play(match, [`chance shuffle ${SAMMY_DECK.map((card) => nationalContest.pack.ids[card]).join(' ')}`]);
  return match;
}

const says = (match: Match<NationalContest>, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

test('NC-3, NC-4: a ticket is a title only', () => {
  const match = atTable(nationalContest);
  play(match, ['chance cut NY PA IL OH', 'chance cut GU SM NV CZ']);
  expect(says(match, 3, 'ticket democratic')).toBe('changes nothing in the play');
});

test('NC-8 to NC-13: what a card put into the contest can be lost to', () => {
  const match = dealt();
  expect(says(match, 0, 'play LA')).toBe('can be lost to Texas; puts up 10 votes');
  // No state that borders North Carolina ranks higher.
  expect(says(match, 0, 'play NC')).toBe('cannot be lost; puts up 13 votes');
  expect(says(match, 0, 'play SM')).toBe('is yours without a contest; carries no votes');
});

test('NC-10 to NC-13: what a bid can win, what it shows, and what a pass leaves', () => {
  const match = dealt();
  play(match, ['0 play LA']);
  expect(says(match, 1, 'bid TX')).toBe('bids for 10 votes; cannot be outbid; shows the state you hold');
  expect(says(match, 1, 'pass')).toBe('leaves them 10 votes');
  play(match, ['1 bid TX', '2 pass', '3 pass', '0 pass', '1 play CT', '2 pass', '3 pass']);
  expect(says(match, 0, 'bid MA')).toBe(
    'bids for 8 votes; can be outbid by New York; shows the state you hold',
  );
  play(match, ['0 bid MA']);
  expect(says(match, 1, 'bid NY')).toBe('bids for 8 votes; cannot be outbid; shows the state you hold');
  play(match, ['1 bid NY', '2 play TN', '3 pass', '0 bid GA']);
  expect(says(match, 1, 'bid AL')).toBe('cannot win against Georgia; shows the state you hold');
});

test('NC-16: for Congress the seats in the House, of which a state may have but one', () => {
  const match = atTable(nationalContest, { election: 'congress' });
  play(match, ['chance cut NY PA IL OH', 'chance cut GU SM NV CZ', '3 ticket democratic']);
  play(match, [`chance shuffle ${SAMMY_DECK.map((card) => nationalContest.pack.ids[card]).join(' ')}`]);
  expect(says(match, 0, 'play DE')).toMatch(/puts up 1 House seat$/);
  expect(says(match, 0, 'play LA')).toMatch(/puts up 8 House seats$/);
});
