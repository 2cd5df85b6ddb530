// Options that cannot apply are absent, and nothing else.

import { games, type Rules, settleRules } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { applies, valuesThatApply } from './applies.ts';

const shown = (id: string, given: Rules, seats: number): string[] => {
  const game = games.find((candidate) => candidate.id === id)!;
  const rules = settleRules(game, given, seats) as Rules;
  return game.options.filter((option) => applies(game, option, rules, seats)).map(({ key }) => key);
};

test('Sammy’s Travels alone: neither packs nor credit', () => {
  expect(shown('sammys-travels', {}, 1)).toEqual(['start', 'mustTransfer']);
  expect(shown('sammys-travels', {}, 2)).toEqual(['packs', 'start', 'mustTransfer']);
  expect(shown('sammys-travels', { packs: 'shared' }, 2)).toContain('credit');
});

test('SIGS: counters or a target, never both; partners only where there are some', () => {
  expect(shown('sigs', {}, 4)).toEqual(['variation', 'scoring', 'target']);
  expect(shown('sigs', { scoring: 'counters' }, 4)).toEqual(['variation', 'scoring', 'counters']);
  expect(shown('sigs', { variation: 'showdown' }, 4)).toContain('partners');
  expect(shown('sigs', { variation: 'showdown' }, 5)).not.toContain('partners');
});

test('United States: five players’ discards, and what honor brings', () => {
  expect(shown('united-states', {}, 4)).toEqual(['pace', 'mustPlay', 'honor', 'target']);
  expect(shown('united-states', { honor: true, pace: 'snappy' }, 5)).toEqual([
    'pace',
    'honor',
    'falseCall',
    'target',
    'fiveDiscards',
  ]);
});

test('one hand has no target', () => {
  expect(shown('militac', { match: 'hand' }, 4)).not.toContain('target');
  expect(shown('do-boy', {}, 4)).toContain('target');
});

test('a start for each journey or one for both', () => {
  const game = games.find(({ id }) => id === 'sammys-travels')!;
  const start = game.options.find(({ key }) => key === 'start')!;
  expect(valuesThatApply(game, start, { packs: 'separate' })).not.toContain('CA NY');
  expect(valuesThatApply(game, start, { packs: 'shared' })).not.toContain('CA');
});
