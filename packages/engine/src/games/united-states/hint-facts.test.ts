// What a hint says in United States, rule by rule.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { play } from '../../../test/table.ts';
import { hintFacts } from './hint-facts.ts';
import { layOut, type Table } from './table.testing.ts';
import { hintWords } from './words-hints.ts';

const says = (match: Table, seat: number, action: string): string =>
  said(match, { hintFacts, hintWords }, seat, action);

const CORNERS = { OK: 'OK', MO: 'MO' };

test('US-8, US-9: which cards of one’s own can follow, which are shut out, and what one is rid of', () => {
  const match = layOut({ hands: ['TX AR LA NM NE', 'IL IA', 'ME NH'], corners: CORNERS });
  // Louisiana, Arkansas and New Mexico border Texas.
  expect(says(match, 0, 'unite TX OK')).toBe('lets 3 of yours follow; sheds 4 points');
  expect(says(match, 0, 'unite NM OK')).toBe('lets Texas follow; sheds 4 points');
  expect(says(match, 0, 'unite NE KS')).toBe('opens none of yours; sheds 6 points');
  const shut = layOut({ hands: ['TX CO AR ME', 'IL IA', 'NH'], corners: { OK: 'OK' } });
  expect(says(shut, 0, 'unite AR OK')).toBe('lets Texas follow; sheds 6 points');
  const apart = layOut({ hands: ['NM AR ME', 'IL IA', 'NH'], corners: { OK: 'OK' } });
  expect(says(apart, 0, 'unite NM OK')).toBe(
    'opens none of yours; shuts Arkansas out for now; sheds 4 points',
  );
});

test('US-13, US-15: the last card goes out', () => {
  const match = layOut({ hands: ['TX', 'IL IA', 'ME NH'], corners: CORNERS });
  expect(says(match, 0, 'unite TX OK')).toBe('goes out');
});

test('US-20 to US-23, US-27: wrong plays and calls', () => {
  const match = layOut({ hands: ['TX ME', 'IL IA', 'FL NH'], corners: CORNERS }, { honor: true });
  play(match, ['0 unite ME OK']);
  expect(says(match, 1, 'call')).toBe('calls a wrong play; gives them a card of yours');
  expect(says(match, 1, '-')).toBe('lets a wrong play stand');
  play(match, ['1 call']);
  expect(says(match, 1, 'give IL')).toBe('sheds 5 points; could be laid now');
});
