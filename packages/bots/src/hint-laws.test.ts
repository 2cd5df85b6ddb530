// The laws of hints find the faults they are for; every hint of hint.test.ts is held to them, and thousands by
// `npm run laws:bots`.

import { drawback, type Effect } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { faultsOf } from '../../../scripts/hint-laws.mjs';
import type { Hint, HintCandidate } from './hint.ts';

const candidate = (text: string, given: Partial<HintCandidate> = {}): HintCandidate => ({
  text,
  expects: 5,
  luck: 0,
  share: 1,
  words: '',
  figure: '+5',
  margin: '',
  ...given,
});

function faults(
  candidates: readonly HintCandidate[],
  why = '',
  effects: readonly (readonly Effect<string>[])[] = candidates.map(() => []),
  fewest = false,
): string[] {
  const hint: Hint = { candidates, best: candidates[0].text, why, deals: 120, unit: 'points', isAhead: true };
  return faultsOf(hint, effects, fewest);
}

const play = candidate('play I12');
const worse = candidate('play I2', { expects: 2, figure: '+2.0', share: 0, luck: 1 });
const higher = candidate('play I2', { expects: 9, figure: '+9.0', luck: 6 });

test('a sound hint has no fault', () => {
  const does = [['keeps the 11'], [drawback('keeps the 12')]];
  const why = 'It keeps the 11. About 3.0 points better than the next choice, which keeps the 12.';
  expect(faults([play, worse], why, does)).toEqual([]);
  expect(faults([play, higher], 'Too close to call with the next choice.')).toEqual([]);
});

test('a first choice that is not the highest is found, unless the hint says that it is too close to call', () => {
  expect(faults([play, higher])).toEqual(['a higher choice comes later']);
  expect(faults([play, { ...higher, luck: 1 }], 'Too close to call with the next choice.')).toEqual([
    'play I2 is better than the first by more than luck',
  ]);
  expect(faults([play, { ...worse, luck: 4 }], 'About 3.0 points better than the next choice.')).toEqual([
    'luck is told as a difference',
  ]);
});

test('bars that rise, figures of something else and chances that rank otherwise are found', () => {
  expect(faults([{ ...play, share: 0 }, worse])).toEqual(['bars rise']);
  expect(faults([{ ...play, figure: '+86' }, worse])).toEqual(['play I12 shows +86']);
  const chances = [
    { ...play, words: 'Won in 0 of 10.' },
    { ...worse, words: 'Won in 10 of 10.' },
  ];
  expect(faults(chances)).toEqual(['the chance of play I2 ranks it otherwise']);
});

test('a higher bid that is made more often is found', () => {
  const bids = [
    candidate('bid 1 red', { words: 'Made in 6 of 10.' }),
    { ...worse, text: 'bid 13 red', words: 'Made in 9 of 10.' },
  ];
  expect(faults(bids)).toEqual(['bid 13 red is made too often']);
  expect(faults([bids[0], { ...bids[1], text: 'bid 13 blue' }])).toEqual([]);
});

test('reasons against the first, of all, and for the next are found', () => {
  const bad = drawback('has 2 Blue, none of the top four');
  const better = 'About 3.0 points better than the next choice';
  expect(faults([play, worse], `It has 2 Blue, none of the top four. ${better}.`, [[bad], []])).toEqual([
    '"has 2 Blue, none of the top four" speaks against the first',
  ]);
  expect(faults([play, worse], `It keeps the 12. ${better}.`, [['keeps the 12'], ['keeps the 12']])).toEqual([
    '"keeps the 12" is true of all',
  ]);
  expect(faults([play, worse], `${better}, which cannot be beaten.`, [[], ['cannot be beaten']])).toEqual([
    '"cannot be beaten" does not speak against the next',
  ]);
});
