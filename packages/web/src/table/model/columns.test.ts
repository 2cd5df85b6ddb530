// Who shares a column of the score sheet, and who is named first in it.

import { expect, test } from 'vitest';
import type { Table } from '../../sources/table.ts';
import { columns } from './columns.ts';
import type { TableModel } from './model.ts';
import { lineOf } from './words.ts';

const modelAt = (near: number, points: number[]): TableModel =>
  ({
    names: ['Mabel', 'Roy', 'You', 'Otto'],
    near: { value: near },
    table: { state: { value: { sides: [0, 1, 0, 1], tally: { hands: [{ points }] } } } },
  }) as unknown as TableModel;

test('the own side comes first, and the player first in it', () => {
  expect(columns(modelAt(2, [5, 0, 5, 0]))).toEqual([
    [2, 0],
    [1, 3],
  ]);
  expect(columns(modelAt(3, [5, 0, 5, 0]))).toEqual([
    [3, 1],
    [0, 2],
  ]);
});

test('where partners have scored apart, each has a column', () => {
  expect(columns(modelAt(2, [5, 0, 4, 0]))).toEqual([[2], [0], [1], [3]]);
});

test('within a line of the sheet the player is "you"', () => {
  const table = { names: ['Mabel', 'Roy', 'Ida', 'Otto'], seat: 2 } as unknown as Table;
  expect(lineOf(table, '{2} held the most: −36.')).toBe('You held the most: −36.');
  expect(lineOf(table, '{0} and {2} won 7: +50')).toBe('Mabel and you won 7: +50');
  expect(lineOf(table, '{2} took nothing: 0')).toBe('You took nothing: 0');
});
