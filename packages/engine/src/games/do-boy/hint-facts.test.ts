// What a hint says in Do-Boy, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, dealHands, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { hintFacts } from './hint-facts.ts';
import { doBoy } from './index.ts';
import type { DoBoy } from './position.ts';
import { hintWords } from './words-hints.ts';

const HANDS = {
  0: 'I12 I7 C12 C9 C2 A11 A10 A3 E6 E5 E2 E1',
  1: 'I11 I5 I3 C8 A12 A9 A4 E12 E11 E10 E9 PRES',
  2: 'I10 I6 I2 I1 C11 C10 C6 C5 A8 A7 A6 A5',
};

function dealt(rules = {}): Match<DoBoy> {
  const match = atTable(doBoy, rules, 4);
  play(match, ['chance cut I12 I1 C2 A3']);
  dealHands(match, HANDS);
  return match;
}

const says = (match: Match<DoBoy>, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

test('DOB-1: what three cards given away empty, cost and leave', () => {
  const match = dealt({ exchange: true });
  expect(says(match, 1, 'give I11 C8 PRES')).toBe(
    'leaves you no Cavalry card; thins Infantry; gives 6 points away; keeps nothing above 12',
  );
  expect(says(match, 1, 'give A12 E11 E12')).toBe(
    'thins Artillery and Engineers; gives no points away; keeps nothing above 11',
  );
});

test('DOB-4, DOB-5: higher cards still to come, and the points that go with a card', () => {
  const match = dealt({ exchange: false });
  expect(says(match, 1, 'play C8')).toBe('loses to 4 unplayed cards; leaves you no Cavalry card');
  expect(says(match, 1, 'play I3')).toBe(
    'loses to 7 unplayed cards; puts 1 point at stake; keeps the Infantry 11',
  );
  play(match, ['1 play C8']);
  expect(says(match, 2, 'play C5')).toBe('gives up the squad; keeps the Cavalry 11');
  play(match, ['2 play C10', '3 play C1']);
  expect(says(match, 0, 'play C12')).toBe('takes the squad; parts with your highest Cavalry card');
  expect(says(match, 0, 'play C2')).toBe('gives up the squad; keeps the Cavalry 12');
});

test('DOB-8: who cannot follow gives the others points', () => {
  const match = dealt({ exchange: false });
  play(match, ['1 play C8', '2 play C10', '3 play C1', '0 play C12']);
  play(match, ['0 play E6', '1 play E9']);
  expect(says(match, 2, 'play I10')).toBe(
    'cannot take the squad; gives them 1 point; parts with your highest Infantry card',
  );
});
