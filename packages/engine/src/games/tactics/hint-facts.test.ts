// What a hint says in Tactics, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, dealHands, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { hintFacts } from './hint-facts.ts';
import { tactics } from './index.ts';
import type { Tactics } from './position.ts';
import { hintWords } from './words-hints.ts';

/** Seat 1 speaks first, with five Cavalry and the Tank. */
function dealt(): Match<Tactics> {
  const match = atTable(tactics);
  play(match, ['chance cut I12 I1 C2 A3']);
  dealHands(match, {
    1: 'C12 C11 C7 C6 C5 I3 I2 A9 A8 E4 E3 O20',
    2: 'I12 I11 I10 A12 A11 A10 E12 E11 E10 O5 C1 C2',
    3: 'I9 I8 I7 A7 A6 A5 E9 E8 E7 O10 C3 C4',
  });
  return match;
}

const says = (match: Match<Tactics>, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

test('TAC-2, TAC-3: what the hand has for a bid, and what a pass leaves to whom', () => {
  const match = dealt();
  expect(says(match, 1, 'bid 60 cavalry')).toBe('has 5 Cavalry with 12 and 11');
  expect(says(match, 1, 'bid 60 combined')).toBe('has 2 cards of ten and higher');
  expect(says(match, 1, 'pass')).toBe('has no company longer than 5');
  play(match, ['1 bid 75 cavalry']);
  expect(says(match, 2, 'pass')).toBe('leaves them 75 on Cavalry');
  expect(says(match, 2, 'bid 80 infantry')).toBe('has 3 Infantry with 12, 11 and 10; outbids them');
  play(match, ['2 pass']);
  expect(says(match, 3, 'pass')).toBe('leaves your partner 75 on Cavalry');
  expect(says(match, 3, 'bid 80 infantry')).toBe('has 3 Infantry, none above 9; raises your partner');
});

test('TAC-8: which companies four discards empty or thin, and whether commanders go', () => {
  const match = dealt();
  play(match, ['1 bid 60 cavalry', '2 pass', '3 pass', '0 pass']);
  const hand = match.view(1).places['hand:1'];
  expect(hand).toHaveLength(16);
  expect(says(match, 1, 'discard I2 I3 E3 E4')).toMatch(
    /^(leaves you no|thins) .*; lets nothing above 4 go$/,
  );
  expect(says(match, 1, 'discard I2 C5 C6 E3')).toMatch(/^lets 2 commanders go; thins /);
});

test('TAC-11 to TAC-14: who may still beat a card, what it takes, gives and keeps', () => {
  const match = dealt();
  play(match, ['1 bid 60 cavalry', '2 pass', '3 pass', '0 pass', '1 discard I2 I3 E3 E4']);
  expect(says(match, 1, 'play C12')).toBe('cannot be beaten; parts with your highest Cavalry card');
  // TAC-13: Ordnance takes nothing, so that it is at stake when led.
  expect(says(match, 1, 'play O20')).toBe('loses to many cards; puts 20 points at stake');
  play(match, ['1 play A9']);
  expect(says(match, 2, 'play A12')).toBe(
    'loses to a commander only; parts with your highest Artillery card',
  );
  play(match, ['2 play A10']);
  expect(says(match, 3, 'play A7')).toBe('cannot take the squad; parts with your highest Artillery card');
  play(match, ['3 play A5']);
  // Artillery 10 of seat 2 is the partner's.
  expect(says(match, 0, 'play A3')).toBe('leaves the squad to your partner; keeps the Artillery 4');
});
