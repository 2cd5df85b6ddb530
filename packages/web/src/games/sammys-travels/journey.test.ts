// Journeys on the map, warnings before a start, and dealing on with one press.

import type { View } from '@messdeck/engine';
import { sammy } from '@messdeck/engine/packs/sammy';
import { expect, test } from 'vitest';
import { dealOn, dealOnTo, marksOf, warningFor } from './journey.ts';

const withLegal = (...legal: string[]): View => ({ legal }) as unknown as View;

test('a start is warned of where no journey goes through all 49, and nowhere else', () => {
  const warned = sammy.ids.filter((id) => warningFor(id) !== undefined);
  expect([...warned].sort()).toEqual(['CT', 'GA', 'MA', 'NH', 'NY', 'RI', 'VT']);
  expect(warningFor('GA')).toContain('Georgia');
  expect(warningFor(undefined)).toBeUndefined();
});

test('the map shows where a way is, where it has been, and the border states it has not seen', () => {
  const view = { places: { aside: ['ME'] } } as unknown as View;
  expect(marksOf(view, [['CA', 'OR'], ['FL']])).toEqual({
    ME: ['gone'],
    CA: ['on-table'],
    OR: ['top'],
    WA: ['reachable'],
    ID: ['reachable'],
    NV: ['reachable'],
    FL: ['top'],
    GA: ['reachable'],
    AL: ['reachable'],
  });
});

test('the map marks border states from which no way leads on', () => {
  const view = { places: {} } as unknown as View;
  expect(marksOf(view, [['VA', 'MD']])['DC']).toEqual(['reachable', 'dead-end']);
  expect(marksOf(view, [['VA']])['DC']).toEqual(['reachable']);
});

test('dealing on deals and turns until a card borders the way', () => {
  const next = dealOn();
  expect(next(withLegal('deal', 'stop'))).toBe('deal');
  expect(next(withLegal('stop', 'turn'))).toBe('turn');
  expect(next(withLegal('deal', 'stop'))).toBe('deal');
  expect(next(withLegal('deal', 'stop', 'transfer NH ME'))).toBeUndefined();
});

test('dealing on lets the card on top go by if it was there before the press, and ends where nothing can be dealt', () => {
  expect(dealOn()(withLegal('deal', 'stop', 'transfer NH ME'))).toBe('deal');
  expect(dealOn()(withLegal('stop', 'transfer NH ME'))).toBeUndefined();
  expect(dealOn()(withLegal())).toBeUndefined();
});

test('TRV-19: compulsory transfers are entered too', () => {
  const next = dealOn();
  expect(next(withLegal('transfer NH ME'))).toBe('transfer NH ME');
  expect(next(withLegal('deal', 'stop'))).toBe('deal');
  expect(next(withLegal('transfer VT NH'))).toBe('transfer VT NH');
});

test('dealing on to a state goes there when it comes up, once, and gives it up after two turns of the pack', () => {
  const next = dealOnTo('ME');
  expect(next(withLegal('deal', 'stop', 'transfer VT NH'))).toBe('deal');
  expect(next(withLegal('deal', 'stop', 'transfer ME NH'))).toBe('transfer ME NH');
  expect(next(withLegal('deal', 'stop'))).toBeUndefined();
  const never = dealOnTo('ME');
  expect([1, 2, 3].map(() => never(withLegal('turn', 'stop')))).toEqual(['turn', 'turn', undefined]);
});

test('dealing on to a dead end stops before it, and goes there at the next press', () => {
  const next = dealOnTo('DC', true);
  expect(next(withLegal('deal', 'stop'))).toBe('deal');
  expect(next(withLegal('deal', 'stop', 'transfer DC MD'))).toBeUndefined();
  expect(dealOnTo('DC', true)(withLegal('deal', 'stop', 'transfer DC MD'))).toBe('transfer DC MD');
});
