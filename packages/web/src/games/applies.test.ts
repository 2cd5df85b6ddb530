// Options that cannot apply are absent, and nothing else.

import { games, type Rules, settleRules } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { applies, stillMeant, valuesThatApply } from './applies.ts';
import { titleOf, valuesOf, wordsOf } from './options.ts';
import { loadOptionRules } from './parts-of.ts';

async function shown(id: string, given: Rules, seats: number): Promise<string[]> {
  const when = await loadOptionRules(id);
  const game = games.find((candidate) => candidate.id === id)!;
  const rules = settleRules(game, given, seats) as Rules;
  return game.options.filter((option) => applies(when, option, rules, seats)).map(({ key }) => key);
}

test('Sammy’s Travels alone: neither packs nor credit', async () => {
  expect(await shown('sammys-travels', {}, 1)).toEqual(['start', 'mustTransfer']);
  expect(await shown('sammys-travels', {}, 2)).toEqual(['packs', 'start', 'mustTransfer']);
  expect(await shown('sammys-travels', { packs: 'shared' }, 2)).toContain('credit');
});

test('SIGS: counters or a target, never both; partners only where there are some', async () => {
  expect(await shown('sigs', {}, 4)).toEqual(['variation', 'scoring', 'target']);
  expect(await shown('sigs', { scoring: 'counters' }, 4)).toEqual(['variation', 'scoring', 'counters']);
  expect(await shown('sigs', { variation: 'showdown' }, 4)).toContain('partners');
  expect(await shown('sigs', { variation: 'showdown' }, 5)).not.toContain('partners');
});

test('United States: five players’ discards, and what honor brings', async () => {
  expect(await shown('united-states', {}, 4)).toEqual(['pace', 'mustPlay', 'honor', 'target']);
  expect(await shown('united-states', { honor: true, pace: 'snappy' }, 5)).toEqual([
    'pace',
    'honor',
    'falseCall',
    'target',
    'fiveDiscards',
  ]);
});

test('one hand has no target', async () => {
  expect(await shown('militac', { match: 'hand' }, 4)).not.toContain('target');
  expect(await shown('do-boy', {}, 4)).toContain('target');
});

const travels = games.find(({ id }) => id === 'sammys-travels')!;
const ofTravels = await loadOptionRules('sammys-travels');

test('a journey begins in any state by name, where each has a pack of his own', async () => {
  const start = travels.options.find(({ key }) => key === 'start')!;
  const values = valuesThatApply(ofTravels, start, { packs: 'separate' }, 1)!;
  expect(values.slice(0, 3)).toEqual(['choose', 'draw', 'AL']);
  expect(values).toHaveLength(2 + 49);
  for (const value of values) expect(wordsOf(start, value)).toMatch(/^[A-Z][a-z]+/);
  expect(valuesThatApply(ofTravels, start, { packs: 'shared' }, 2)).toEqual(['choose', 'draw']);
  expect(wordsOf(start, 'CA NY')).toBe('California and New York');
});

test('what another choice or the seats have made impossible is not asked for', async () => {
  expect(stillMeant(travels, ofTravels, { packs: 'shared', start: 'CA' }, 2)).toEqual({ packs: 'shared' });
  expect(stillMeant(travels, ofTravels, { packs: 'shared', start: 'CA NY', mustTransfer: true }, 1)).toEqual({
    mustTransfer: true,
  });
  expect(stillMeant(travels, ofTravels, { packs: 'shared', start: 'CA NY' }, 2)).toHaveProperty(
    'start',
    'CA NY',
  );
  const sigs = games.find(({ id }) => id === 'sigs')!;
  const ofSigs = await loadOptionRules('sigs');
  expect(stillMeant(sigs, ofSigs, { variation: 'running', scoring: 'counters' }, 4)).toEqual({
    variation: 'running',
  });
  expect(stillMeant(sigs, ofSigs, { variation: 'showdown', partners: 'trios' }, 4)).toEqual({
    variation: 'showdown',
  });
});

test('no sentence of a set-up speaks as records do', () => {
  for (const game of games) {
    for (const option of game.options) {
      const said = [
        titleOf(option),
        option.help,
        ...(valuesOf(option) ?? []).map((value) => wordsOf(option, value)),
      ];
      for (const words of said)
        expect(words, `${game.id} ${option.key}`).not.toMatch(/\b[A-Z]{2}\b|[a-z][A-Z]|ignored|no meaning|"/);
    }
  }
});
