// The chart against the SIGS pack, cell by cell, and the questions made of it.

import { Random } from '@messdeck/engine';
import { sigs } from '@messdeck/engine/packs/sigs';
import { expect, test } from 'vitest';
import { cells, groups, keyOf, questionAbout, rowOf, rows, services, verdictOf, wordsOf } from './ranks.ts';

test('every cell names the ranks that the pack prints on the cards of its row', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 19 }, (_, i) => 19 - i));
  for (const row of rows) {
    const printed = row.cards.map((id) => sigs.cards[sigs.find(id)!]);
    expect(printed.map((card) => card.number)).toEqual([row.number, row.number, row.number]);
    for (const { id } of services) {
      const names = printed.flatMap((card) => card.ranks?.[id] ?? []);
      expect(names, `${id} ${row.number}`).toEqual(row[id]);
      if (names.length === 0) expect(row.blank?.[id]).toBeDefined();
    }
  }
});

test('the parts of the chart hold every row once, in order', () => {
  const numbers = groups.flatMap(({ from, to }) => Array.from({ length: from - to + 1 }, (_, i) => from - i));
  expect(numbers).toEqual(rows.map(({ number }) => number));
});

test('every question has one right answer, in its own row, and three others of the service asked for', () => {
  const random = new Random('quiz');
  for (const cell of cells) {
    const question = questionAbout(cell, (n) => random.below(n));
    expect(question.answers[question.right]).toBe(rowOf(cell.number)![cell.service][0]);
    expect(new Set(question.answers).size).toBe(4);
    expect(question.shown.number).toBe(cell.number);
    expect(question.shown.service).not.toBe(cell.service);
    expect(wordsOf(question)).toMatch(/^Which rank of the .+ equals an? .+\?$/);
  }
  expect(new Set(cells.map(keyOf)).size).toBe(cells.length);
});

test('a wrong answer is told what it equals, a right one the row on which both stand', () => {
  const commander = cells.find((cell) => rowOf(cell.number)![cell.service][0] === 'Commander')!;
  const shown = { service: 'army', number: commander.number } as const;
  const question = {
    shown,
    asked: { ...commander, service: 'navy' as const },
    answers: ['Captain', 'Commander'],
    right: 1,
  };
  expect(verdictOf(question, 1)).toBe('Commander and Lieutenant Colonel are both in row 14.');
  expect(verdictOf(question, 0)).toBe(
    'Commander and Lieutenant Colonel are both in row 14. Your answer, Captain, equals a Colonel of the Army. You will see this one again soon.',
  );
});
