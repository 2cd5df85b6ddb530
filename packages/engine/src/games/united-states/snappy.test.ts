// United States: snappy play, in which anybody lays at any moment (docs/rules/united-states.md, Real time).

import { expect, test } from 'vitest';
import { legalAt, play, refused } from '../../../test/table.ts';
import { actorNames } from '../../actors.ts';
import { promptOf } from '../../words.ts';
import { unitedStates } from './index.ts';
import { dealt, layOut } from './table.testing.ts';

const SNAPPY = { pace: 'snappy' };
const actorsOf = (match: ReturnType<typeof layOut>) => actorNames(unitedStates.actors(match.position));

test('US-30: every seat lays at any moment; a top just covered is no longer legal', () => {
  const match = layOut({ hands: ['OK GA', 'TX ME', 'AR FL'] }, SNAPPY);
  play(match, ['0 unite OK KS']);
  expect(actorsOf(match)).toEqual(['clock', 1, 2]);
  expect(legalAt(match, 1)).toEqual(['unite TX OK']);
  expect(legalAt(match, 2)).toEqual(['unite AR OK']);
  play(match, ['2 unite AR OK']);
  expect(refused(match, '1 unite TX OK')).toBe('Oklahoma is not the top card of a stack (US-9).');
  expect(refused(match, '1 pass')).toContain('nobody passes: lay a card or wait (US-30)');
  play(match, ['1 unite TX AR']);
  expect(match.view(0).facts).toEqual({ dealer: 0 });
});

test('US-31: a tick ends the hand as blocked, also if somebody has held back a play', () => {
  const match = layOut({ hands: ['OK GA', 'TX ME', 'AR'] }, SNAPPY);
  play(match, ['clock tick']);
  expect(match.view(0)).toMatchObject({ phase: 'discard', actors: [0], facts: { winner: 2 } });
  expect(refused(match, 'clock tick')).toContain('It is not for the clock to act now');
  const stuck = layOut({ hands: ['GA', 'TX', 'AR'] }, SNAPPY);
  expect(actorsOf(stuck)).toEqual(['clock']);
  play(stuck, ['clock tick']);
  expect(stuck.view(0)).toMatchObject({ phase: 'shuffle', scores: [0, 0, 0] });
});

test('US-32: who lays his last card has gone out at once, with honor at the end of its window', () => {
  const match = layOut({ hands: ['OK', 'TX ME', 'AR'] }, SNAPPY);
  play(match, ['0 unite OK KS']);
  expect(match.view(1)).toMatchObject({ phase: 'shuffle', facts: { winner: 0 } });
  const honor = layOut({ hands: ['OK', 'TX ME', 'AR'] }, { ...SNAPPY, honor: true });
  play(honor, ['0 unite OK KS']);
  expect(honor.view(1)).toMatchObject({ phase: 'window', actors: ['clock', 1, 2] });
  play(honor, ['clock tick']);
  expect(honor.view(1)).toMatchObject({ phase: 'shuffle', facts: { winner: 0 } });
});

test('US-33: a view names every seat that holds a card, and the clock, whoever asks', () => {
  const match = layOut({ hands: ['OK GA', 'TX ME', 'AR'] }, SNAPPY);
  expect(actorsOf(match)).toEqual(['clock', 0]);
  for (const seat of [-1, 0, 1, 2]) expect(match.view(seat).actors).toEqual(['clock', 0, 1, 2]);
  expect(match.view(1).legal).toEqual([]);
  play(match, ['clock tick']);
  expect(match.view(1).actors).toEqual([0]);
});

test('US-33: a refusal does not tell who can lay', () => {
  const match = layOut({ hands: ['OK GA', 'TX ME', 'AR'] }, SNAPPY);
  expect(refused(match, '1 unite TX OK')).toBe('Oklahoma is not the top card of a stack (US-9).');
  expect(refused(match, '1 pass')).toContain('US-30');
});

test('in snappy with honor play stands still in a window, and its tick does not end the hand', () => {
  const match = layOut({ hands: ['OK GA', 'TX ME', 'AR FL'] }, { ...SNAPPY, honor: true });
  expect(actorsOf(match)).toEqual(['clock', 0]);
  play(match, ['0 unite OK KS']);
  expect(refused(match, '1 unite TX OK')).toContain('US-21');
  play(match, ['clock tick']);
  expect(actorsOf(match)).toEqual(['clock', 0, 1, 2]);
  play(match, ['1 unite ME OK', '0 call']);
  expect(actorsOf(match)).toEqual([0]);
  play(match, ['0 give GA']);
  expect(match.view(2)).toMatchObject({ phase: 'shuffle', facts: { dealer: 0, winner: 0 } });
});

test('US example 8: the deal of example 1 in snappy play', () => {
  const match = dealt(SNAPPY);
  expect(actorsOf(match)).toEqual(['clock', 0, 2, 3]);
  for (const seat of [-1, 0, 1, 2, 3]) expect(match.view(seat).actors).toEqual(['clock', 0, 1, 2, 3]);
  expect(match.view(1).legal).toEqual([]);
  expect(promptOf(unitedStates, match.view(1))).toBe('You have nothing to lay right now.');
  expect(promptOf(unitedStates, match.view(2))).toBe('Lay a card any time you like.');
});
