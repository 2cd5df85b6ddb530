// The stacks on the map, the targets of a picked card, and what "throw the highest" throws.

import type { View } from '@messdeck/engine';
import { sammy } from '@messdeck/engine/packs/sammy';
import { expect, test } from 'vitest';
import { readChoices } from '../../table/model/choices.ts';
import { highest, marksOf, passedSeats, routesOf, uniteAt } from './stacks.ts';

const view = {
  places: {
    kansas: ['KS'],
    aside: ['ME'],
    'corner:MO': ['MO', 'IL'],
    'corner:OK': [],
    'corner:NE': ['NE'],
    'corner:CO': [],
  },
  facts: {},
} as unknown as View;
const choices = readChoices(sammy, ['unite IN IL', 'unite OK KS', 'unite SD NE', 'pass']);

test('a route runs from Kansas to every top; an empty corner has none', () => {
  expect(routesOf(view)).toEqual([[], ['KS', 'NE'], ['KS', 'MO', 'IL'], []]);
});

test('states are told apart: laid aside, on the table, on top, in hand, and what can be laid', () => {
  expect(marksOf(view, ['IN', 'FL'], choices)).toEqual({
    ME: ['gone'],
    KS: ['top'],
    MO: ['on-table'],
    IL: ['top'],
    NE: ['top'],
    IN: ['in-hand', 'reachable'],
    FL: ['in-hand'],
  });
});

test('a corner is a target for a card that borders its top, an empty one for its own state', () => {
  expect(uniteAt(choices, 'MO', 'IL')?.text).toBe('unite IN IL');
  expect(uniteAt(choices, 'OK', undefined)?.text).toBe('unite OK KS');
  expect(uniteAt(choices, 'CO', undefined)).toBeUndefined();
  expect(uniteAt(choices, 'OK', 'TX')).toBeUndefined();
});

test('US-17: the highest has the most border states, of equals it stands first in the pack', () => {
  expect(highest(sammy.cards, ['FL', 'TN', 'MO', 'ME'])).toBe('MO');
  expect(highest(sammy.cards, ['RI', 'WA'])).toBe('WA');
  expect(highest(sammy.cards, [])).toBeUndefined();
});

test('US-14: the seats whose passes stand are those before the one in turn', () => {
  const passed = (turn: number, passes: number): number[] =>
    passedSeats({ ...view, facts: { turn, passes } }, 4);
  expect(passed(2, 0)).toEqual([]);
  expect(passed(1, 2)).toEqual([0, 3]);
  expect(passed(0, 4)).toEqual([3, 2, 1, 0]);
  expect(passedSeats(view, 4)).toEqual([]);
});
