// What a hint says of a call in Bang, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, play } from '../../../test/table.ts';
import { hintFacts } from './hint-facts.ts';
import { bang } from './index.ts';
import { hintWords } from './words-hints.ts';

test('BNG-5, BNG-6, BNG-12: cards on the piles that match, or what a false call costs', () => {
  const match = atTable(bang, {}, 2);
  play(match, ['chance cut I12 I1']);
  // The last card dealt is laid first: seat 0 lays the 9, the 3 and the 7, seat 1 the 4 and the 7.
  const top = ['I7', 'C7', 'I3', 'C4', 'I9'];
  const others = bang.pack.ids.slice(0, 48).filter((id) => !top.includes(id));
  play(match, [`chance shuffle ${[...others, ...top].join(' ')}`]);
  play(match, ['0 play']);
  expect(said(match, { hintFacts, hintWords }, 1, 'bang')).toBe('costs you a card: nothing matches');
  expect(said(match, { hintFacts, hintWords }, 1, '-')).toBe('costs nothing');
  play(match, [
    'clock tick',
    '1 play',
    'clock tick',
    '0 play',
    'clock tick',
    '1 play',
    'clock tick',
    '0 play',
  ]);
  expect(said(match, { hintFacts, hintWords }, 1, 'bang')).toBe('wins 5 cards if only you call');
  expect(said(match, { hintFacts, hintWords }, 0, '-')).toBe('leaves 5 cards to the caller');
});
