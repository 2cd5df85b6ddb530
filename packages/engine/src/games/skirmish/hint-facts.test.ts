// What a hint says in Skirmish, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, dealHands, play } from '../../../test/table.ts';
import { hintFacts } from './hint-facts.ts';
import { skirmish } from './index.ts';
import { CUT_FOR, type Table } from './table.testing.ts';
import { hintWords } from './words-hints.ts';

/** The seats after the leader, seat 1, have played; seat 0 comes last. */
function toLast(hand: string, trick: string): Table {
  const match = atTable(skirmish);
  play(match, [CUT_FOR[1]]);
  const [first, second, third] = trick.split(' ');
  dealHands(match, { 0: hand, 1: first, 2: second, 3: third });
  play(match, [`1 play ${first}`, `2 play ${second}`, `3 play ${third}`]);
  return match;
}

const says = (match: Table, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

test('SKI-8, SKI-17: the points that a last card takes, with the lowest that does, and the spy kept', () => {
  const match = toLast('A100 A90 A7 N250 N30 NNURSE', 'N80 A20 N9');
  expect(says(match, 0, 'play A90')).toBe('takes 80 points; keeps the spy; keeps the Army 100');
  expect(says(match, 0, 'play A100')).toBe(
    'takes 80 points; spends your only spy; is higher than it needs to be; parts with your highest Army card',
  );
  expect(says(match, 0, 'play A7')).toBe('gives up the trick; keeps the spy; keeps the Army 100');
  // SKI-17: a card of one’s own branch counts for the enemy, one of theirs counts nothing for them.
  expect(says(match, 0, 'play N30')).toBe('gives up the trick; keeps the spy; keeps the Navy 250');
});

test('SKI-11: a spy takes the Nurse away and sets the side that had her', () => {
  expect(says(toLast('A100 A50 A7', 'N250 ANURSE N7'), 0, 'play A100')).toMatch(
    /^takes a Nurse and sets them 2,000; cannot take the trick; /,
  );
  const ordinary = toLast('A100 A50 A7', 'N80 ANURSE N3');
  expect(says(ordinary, 0, 'play A50')).toMatch(
    /^takes a Nurse and sets them 1,000; gives up the trick; spends a spy; gives them 50 points; /,
  );
  // SKI-12: a 100 beats an ordinary card, and that is all.
  expect(says(ordinary, 0, 'play A100')).toMatch(/^takes 80 points; /);
});

test('SKI-7: a card led tells how many unplayed cards beat it, and what is at stake', () => {
  const match = atTable(skirmish);
  play(match, [CUT_FOR[0]]);
  dealHands(match, { 0: 'A300 N300 A90 A0 N2 N1' });
  expect(says(match, 0, 'play A300')).toBe(
    'cannot be beaten; puts 300 points at stake; parts with your highest Army card',
  );
  expect(says(match, 0, 'play A90')).toBe(
    'loses to 6 unplayed cards; puts 90 points at stake; keeps the Army 300',
  );
});
