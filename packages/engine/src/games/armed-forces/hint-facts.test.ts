// What a hint says in Armed Forces, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { play } from '../../../test/table.ts';
import { hintFacts } from './hint-facts.ts';
import { layOut, type Table } from './table.testing.ts';
import { hintWords } from './words-hints.ts';

const says = (match: Table, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

const HANDS = ['AR2 AR11 NA14 CG8', 'AR10 NA3 NA13 MC5', 'AF1 MC9 NA4 CG2'];
const BOARD = 'AR14 NA12';

test('ARM-8, ARM-9, ARM-19: who can overtake a first card, and what it carries as the board stands', () => {
  const match = layOut({ hands: HANDS, leader: 0, board: BOARD });
  expect(says(match, 0, 'play AR2')).toBe('loses to many cards; carries 6 points; keeps the Army 11');
  expect(says(match, 0, 'play CG8')).toBe(
    'loses to many cards; carries nothing; leaves you no Coast Guard card',
  );
  // ARM-17: with the 14 the Navy has more intel than the Army.
  expect(says(match, 0, 'play NA14')).toBe(
    'cannot be beaten; lifts the Navy from 2 to 3; leaves you no Navy card',
  );
  play(match, ['0 play AR11', '1 play NA3']);
  expect(says(match, 2, 'play NA4')).toBe(
    'is lower than the card to beat; carries 2 points; leaves you no Navy card',
  );
});

test('ARM-10 to ARM-15: a second card plays for what lies there, a pass leaves it', () => {
  const match = layOut({ hands: HANDS, leader: 0, board: BOARD });
  play(match, ['0 play AR2', '1 play AR10', '2 play CG2', '2 pass']);
  // ARM-19: 2 × 3 for the AR2, 3 for the AR10; the Coast Guard is worth nothing.
  expect(says(match, 0, 'improvise AR11')).toBe(
    'plays for 9 points on the table; carries 3 points; leaves you no Army card',
  );
  expect(says(match, 0, 'pass')).toBe('leaves them 9 points');
});

test('ARM-H5: what a call costs', () => {
  const match = layOut({ hands: HANDS, leader: 0, board: BOARD }, { honor: true });
  play(match, ['0 play AR11', '1 play AR10', '2 play CG2', '1 improvise MC5', '2 pass', '0 pass']);
  expect(says(match, 0, 'call 1 MC5')).toBe('costs them 15');
  expect(says(match, 0, '-')).toBe('lets the wrong card stand');
});
