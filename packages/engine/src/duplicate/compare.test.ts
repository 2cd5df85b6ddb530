// Matchpoints and averages, against tables worked out by hand.

import { expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import { isRefusal } from '../refusal.ts';
import { boardFormOf, boardGames, boardRules, madeOf } from './boards.ts';
import { compare, placesOf, totalOf } from './compare.ts';
import { BOARDS_OF_DAYS, boardOfDay, gameOfBoard } from './today.ts';

test('two for every pair that did worse, one for a tie', () => {
  // Board 4 of the drawing: +22, +20, +20, +15, +11, 0, −24, −32.
  const compared = compare([22, 20, 20, 15, 11, 0, -24, -32]);
  expect(compared.map(({ matchpoints }) => matchpoints)).toEqual([14, 11, 11, 8, 6, 4, 2, 0]);
  expect(compared[0].top).toBe(14);
  // 22 against the mean of the others: (20 + 20 + 15 + 11 + 0 − 24 − 32) / 7 = 10 / 7.
  expect(compared[0].average).toBeCloseTo(22 - 10 / 7);
});

test('one alone has nothing to compare with', () => {
  expect(compare([5])).toEqual([{ matchpoints: 0, top: 0, average: 0 }]);
  expect(totalOf(compare([5])).share).toBe(0);
  expect(compare([])).toEqual([]);
});

test('all matchpoints of a board are half of what all could have', () => {
  const compared = compare([3, 3, 3, 1, 9]);
  const sum = compared.reduce((all, { matchpoints }) => all + matchpoints, 0);
  expect(sum).toBe((compared.length * compared[0].top) / 2);
  expect(compared.reduce((all, { average }) => all + average, 0)).toBeCloseTo(0);
});

test('places are by share, and equal shares have the same place', () => {
  expect(placesOf([0.5, 0.7, 0.5, 0.1])).toEqual([2, 1, 2, 4]);
});

test('every game of boards is one deal by its rules, and what makes it so cannot be changed', () => {
  for (const id of boardGames) {
    const form = boardFormOf(id);
    if (isRefusal(form)) throw new Error(form.refused);
    const rules = boardRules(form, {});
    expect(isRefusal(rules), id).toBe(false);
    expect(rules).toMatchObject(form.fixed);
  }
  const militac = boardFormOf('militac');
  if (isRefusal(militac)) throw new Error(militac.refused);
  expect(boardRules(militac, { auction: 'final' })).toMatchObject({ auction: 'final', match: 'hand' });
  expect(boardRules(militac, { match: 'game' })).toMatchObject({ refused: expect.any(String) });
  expect(boardFormOf('bang')).toMatchObject({ refused: expect.stringContaining('"bang"') });
});

test('a side is compared by its lead over the other; alone by the own score, turned where low scores win', () => {
  const made = (id: string, scores: readonly number[], seat: number): number => {
    const [game, form] = [findGame(id), boardFormOf(id)];
    if (isRefusal(game) || isRefusal(form)) throw new Error(id);
    return madeOf(game, form, scores, seat);
  };
  expect(made('militac', [3, 22, 3, 22], 0)).toBe(-19);
  expect(made('militac', [3, 22, 3, 22], 1)).toBe(19);
  expect(made('do-boy', [4, 0, 9, 1], 0)).toBe(-4);
  expect(made('do-boy', [0, 4, 9, 1], 0)).toBe(0);
  expect(made('flag', [9], 0)).toBe(9);
});

test('the boards of the days come round in turn, each with a game for partners', () => {
  const first = boardOfDay('2026-11-19');
  expect(boardOfDay('2026-11-20')).toBe((first + 1) % BOARDS_OF_DAYS);
  for (let board = 0; board < BOARDS_OF_DAYS; board++)
    expect(['tactics', 'militac', 'sammy', 'skirmish']).toContain(gameOfBoard(board));
});
