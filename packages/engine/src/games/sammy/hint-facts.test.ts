// What a hint says in Sammy, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, dealHands, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { hintFacts } from './hint-facts.ts';
import { sammy } from './index.ts';
import type { Sammy } from './position.ts';
import { hintWords } from './words-hints.ts';

/** Seat 0 deals and speaks first. */
function dealt(rules = {}): Match<Sammy> {
  const match = atTable(sammy, rules);
  play(match, ['chance cut NY PA IL OH']);
  dealHands(match, {
    0: 'NY PA IL TX GA WI MO KY MD ME SC CT ID AZ',
    1: 'OH CA MI NJ NC IN TN IA VA OK LA MS KS DC',
  });
  return match;
}

const says = (match: Match<Sammy>, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

test('SAM-7: what the hand has for a bid, and what the other calls stake or leave', () => {
  const match = dealt();
  expect(says(match, 0, 'bid 8 red')).toBe('has 5 Red with US, P and N');
  expect(says(match, 0, 'bid 8 notrumps')).toBe('has 2 of the four Uncle Sams');
  expect(says(match, 0, 'pass')).toBe('leaves the bidding to the others');
  const poor = atTable(sammy, {});
  play(poor, ['chance cut NY PA IL OH']);
  dealHands(poor, { 0: 'TX GA IN MO KY MD ME SC CT ID AZ OK LA MS' });
  expect(says(poor, 0, 'bid 8 notrumps')).toBe('has none of the four Uncle Sams');
  play(match, ['0 bid 8 red']);
  expect(says(match, 1, 'bonus')).toBe('stakes 50 against 8 in Red');
  expect(says(match, 1, 'pass')).toBe('leaves them 8 in Red');
  play(match, ['1 bonus']);
  expect(says(match, 2, 'double')).toBe('stakes 50 more on 8 in Red');
  expect(says(match, 2, 'pass')).toBe('leaves your side 8 in Red');
});

test('SAM-13, SAM-14: by borders only cards that border the lead can beat it', () => {
  const match = dealt();
  play(match, ['0 bid 8 red', '1 pass', '2 pass', '3 pass']);
  // Vermont and Massachusetts, Connecticut, New Jersey and Pennsylvania rank below New York of trumps.
  expect(says(match, 0, 'play NY')).toBe('cannot be beaten; parts with your highest Red card');
  expect(says(match, 0, 'play KY')).toMatch(/^loses to 3 unplayed cards; /);
  play(match, ['0 play PA']);
  expect(says(match, 1, 'play OH')).toMatch(/^cannot take the trick; /);
});

test('SAM-19: a President taken is told', () => {
  const match = dealt();
  play(match, ['0 bid 8 red', '1 pass', '2 pass', '3 pass']);
  expect(says(match, 0, 'play PA')).toContain('puts a President at stake');
});
