import { expect, test } from 'vitest';
import type { Table } from '../../sources/table.ts';
import { lineOf } from './words.ts';

const table = { names: ['Ann', 'Roy'], seat: 0 } as unknown as Table;

test('a line of the sheet has names, true minus signs and thousands, and no numbers of rules', () => {
  expect(lineOf(table, '{0} held the most: -36.')).toBe('You held the most: −36.');
  expect(lineOf(table, '{1} captured 1230: +1230')).toBe('Roy captured 1,230: +1,230');
  expect(lineOf(table, 'Everybody else was out of cards (BNG-9)')).toBe('Everybody else was out of cards');
});
