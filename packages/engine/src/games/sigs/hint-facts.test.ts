// What a hint says in SIGS, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { hintFacts } from './hint-facts.ts';
import type { Sigs } from './position.ts';
import { arranged } from './table.testing.ts';
import { hintWords } from './words-hints.ts';

const says = (match: Match<Sigs>, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

test('SIG-20, SIG-22, SIG-52: what a discard breaks, and what it saves', () => {
  const match = arranged({ hands: ['A11 A12 A13 N15 M15 M2 XNC', 'N1 N2'] });
  expect(says(match, 0, 'discard M2')).toBe('goes with nothing you hold; saves 5 if caught');
  expect(says(match, 0, 'discard N15')).toBe('breaks a pair; saves 10 if caught');
  expect(says(match, 0, 'discard A13')).toBe('breaks a run; saves 10 if caught');
  expect(says(match, 0, 'discard XNC')).toBe('parts with an auxiliary; saves 15 if caught');
  const long = arranged({ hands: ['A11 A12 A13 A14 M2', 'N1 N2'] });
  expect(says(long, 0, 'discard A14')).toBe('shortens a run; saves 10 if caught');
});

test('SIG-11, SIG-24, SIG-30: what is laid and what stays', () => {
  const match = arranged({ hands: ['A11 A13 XNC M2', 'N1 N2'] });
  expect(says(match, 0, 'lay run A11 XNC A13')).toBe(
    'lays 3 cards; leaves you one card to go out with; saves 35 if caught; spends an auxiliary',
  );
});

test('SIG-13, SIG-31, SIG-34: what a card drawn goes with, and what can be halted', () => {
  const sets = ['1 lay run A11 A12 A13'];
  const drawing = arranged({ hands: ['N4 N6 M9 M2', 'N1 N2'], sets, active: 'N5', drawn: false });
  expect(says(drawing, 0, 'draw active')).toBe('makes a run with yours');
  const useless = arranged({ hands: ['N4 N6 M9 M2', 'N1 N2'], sets, active: 'A14', drawn: false });
  expect(says(useless, 0, 'draw active')).toBe('fits nothing you hold; fits a set on the table');
  expect(says(drawing, 0, 'draw reserve')).toBe('draws a card unseen');
  const match = arranged({ hands: ['A14 M9 M2', 'N1 N2'], sets });
  expect(says(match, 0, 'add A14 s1')).toBe('saves 10 if caught; adds to a set on the table');
  expect(says(match, 0, 'discard A14')).toBe('can be halted; goes with nothing you hold; saves 10 if caught');
  play(match, ['0 discard A14']);
  expect(says(match, 1, 'halt s1')).toBe('puts the card on its set; gives them a card of yours');
  expect(says(match, 1, '-')).toBe('lets the card lie');
});

test('SIG-50, SIG-51: what a play scores at once', () => {
  const regular = arranged({ hands: ['A17 A18 A19 CIC M2', 'N1 N2'] });
  expect(says(regular, 0, 'lay run A17 A18 A19 CIC')).toContain('lays 4 cards; scores 50 at once');
  expect(says(regular, 0, 'lay run A17 A18 A19')).not.toContain('scores');
  const sets = ['1 lay run A17 A18 A19'];
  const running = { variation: 'running' };
  const match = arranged({ hands: ['CIC A16 M9 M2', 'N1 N2'], sets, rules: running });
  expect(says(match, 0, 'add A16 s1')).toBe(
    'scores 15 at once; saves 15 if caught; adds to a set on the table',
  );
  play(match, ['0 discard CIC']);
  expect(says(match, 1, 'halt s1')).toBe('puts the card on its set; scores 20 at once');
  const caught = arranged({ hands: ['CIC M9 M2', 'N1 N2'], sets });
  play(caught, ['0 discard CIC']);
  expect(says(caught, 1, 'halt s1')).toBe(
    'puts the card on its set; scores 25 at once; gives them a card of yours',
  );
});

test('SIG-53: where counters are played for, cards left cost nothing', () => {
  const match = arranged({ hands: ['A11 M2', 'N1 N2'], rules: { scoring: 'counters' } });
  expect(says(match, 0, 'discard M2')).toBe('goes with nothing you hold');
});
