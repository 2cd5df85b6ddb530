// What a hint says in Militac, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, dealHands, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { hintFacts } from './hint-facts.ts';
import { militac } from './index.ts';
import type { Militac } from './position.ts';
import { hintWords } from './words-hints.ts';

/** Seat 1 has bid 7 on Artillery and taken up the Aide. */
function contracted(): Match<Militac> {
  const match = atTable(militac);
  play(match, ['chance cut I12 I1 C2 A3']);
  dealHands(match, {
    1: 'A12 A11 A10 A8 A6 PRES I12 I5 C3 E12 E7 E4',
    2: 'I11 I10 C12 C11 A9 A7 E11 E10 I1 I2 C1 C2',
    rest: 'I3',
  });
  play(match, ['1 bid 7 artillery', '2 pass', '3 pass', '0 pass']);
  return match;
}

const says = (match: Match<Militac>, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

test('MIL-3: what the hand has for a bid', () => {
  const match = atTable(militac);
  play(match, ['chance cut I12 I1 C2 A3']);
  dealHands(match, { 1: 'A12 A11 A10 A8 A6 PRES I12 I5 C3 E12 E7 E4' });
  expect(says(match, 1, 'bid 7 artillery')).toBe('has 5 Artillery with 12, 11 and 10');
  expect(says(match, 1, 'bid 6 cavalry')).toBe('has 1 Cavalry, none above 9');
  play(match, ['1 bid 7 artillery']);
  expect(says(match, 2, 'pass')).toBe('leaves them 7 on Artillery');
});

test('MIL-10: what the one discard empties, keeps or gives up', () => {
  const match = contracted();
  expect(says(match, 1, 'discard C3')).toBe('leaves you no Cavalry card');
  expect(says(match, 1, 'discard E4')).toBe('keeps the Engineers 12');
  expect(says(match, 1, 'discard A6')).toBe('lets a commander go; keeps the Artillery 12');
});

test('MIL-12, MIL-13: the President is above the twelve; commanders beat the company led', () => {
  const match = contracted();
  play(match, ['1 discard C3']);
  expect(says(match, 1, 'play PRES')).toBe('cannot be beaten');
  expect(says(match, 1, 'play I12')).toBe('loses to a commander only; parts with your highest Infantry card');
  expect(says(match, 1, 'play E7')).toMatch(/^loses to 4 unplayed Engineers; keeps the Engineers 12$/);
  play(match, ['1 play I5']);
  expect(says(match, 2, 'play I11')).toBe(
    'loses to 1 unplayed Infantry; parts with your highest Infantry card',
  );
  expect(says(match, 2, 'play I1')).toBe('gives up the squad; keeps the Infantry 11');
});
