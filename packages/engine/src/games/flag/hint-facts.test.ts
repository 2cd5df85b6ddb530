// What a hint says in Flag, rule by rule, after a shuffle in the pack's order from the lowest card on.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { hintFacts } from './hint-facts.ts';
import { flag } from './index.ts';
import type { Flag } from './position.ts';
import { hintWords } from './words-hints.ts';

/** The first ten cards are the layout: stack 1 shows the first, stack 2 the fifth, 3 the eighth, 4 the tenth. */
function laid(first: string): Match<Flag> {
  const match = atTable(flag);
  const ids = first.split(' ');
  play(match, [`chance shuffle ${[...ids, ...flag.pack.ids.filter((id) => !ids.includes(id))].join(' ')}`]);
  return match;
}

const says = (match: Match<Flag>, action: string): string => said(match, { hintFacts, hintWords }, 0, action);

test('FLG-4, FLG-5: a card for the flag in hand, and what its stack turns up', () => {
  const match = laid('NC NY PA IL AL OH TX CZ MI SC');
  expect(says(match, 'flag CZ')).toBe('leaves 3 of the 1s to find; turns up a face-down card');
  // FLG-7: the run of stack 2 leaves whole.
  expect(says(match, 'move AL 4')).toBe('turns up a face-down card');
});

test('FLG-9, FLG-10, FLG-13: dealing, turning over and giving up', () => {
  const match = laid('NC NY PA IL AL OH TX CZ MI SC');
  expect(says(match, 'deal')).toBe('turns up two cards');
  expect(says(match, 'stop')).toBe('gives up');
  play(match, new Array(23).fill('0 deal'));
  expect(says(match, 'turn')).toBe('goes through the 46 cards again');
});
