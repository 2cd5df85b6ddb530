// The contest read from the stream, where cards are known to be, and the votes of election night.

import type { Entry, View } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { contestNow, lastCut, whereIs } from './contest.ts';
import { branchesOf, figuresOf, marksOf, votesOf } from './votes.ts';

function entry(by: Entry['by'], text: string, phase: string, places: View['places'] = {}): Entry {
  return { n: 0, by, do: text, view: { phase, places, facts: {} } as unknown as View };
}

const opened = [entry('chance', 'shuffle', 'play'), entry(0, 'play LA', 'bid', { contest: ['LA'] })];

test('answers stand in the order asked, the contestant last', () => {
  expect(contestNow(opened, 4)).toEqual({
    card: 'LA',
    contestant: 0,
    answers: [{ seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: 0 }],
  });
  const answered = [...opened, entry(1, 'bid TX', 'bid'), entry(2, 'pass', 'bid')];
  expect(contestNow(answered, 4)!.answers).toEqual([
    { seat: 1, said: 'TX' },
    { seat: 2, said: 'pass' },
    { seat: 3 },
    { seat: 0 },
  ]);
});

test('a contest that is over stays with its answers and its taker until the next card', () => {
  const over = [
    ...opened,
    entry(1, 'bid TX', 'bid'),
    entry(2, 'pass', 'bid'),
    entry(3, 'pass', 'bid'),
    entry(0, 'pass', 'play', { 'captured:1': ['LA'] }),
  ];
  expect(contestNow(over, 4)!.capturedBy).toBe(1);
  const next = [...over, entry(1, 'play DC', 'play', { 'captured:1': ['LA', 'DC'] })];
  expect(contestNow(next, 4)).toEqual({ card: 'DC', contestant: 1, answers: [], capturedBy: 1 });
});

test('before the first card of a hand there is no contest, and the last cut is remembered', () => {
  const cut = [entry('chance', 'cut NY PA IL OH', 'cut'), entry('chance', 'cut GU SM NV CZ', 'ticket')];
  expect(contestNow(cut, 4)).toBeUndefined();
  expect(lastCut(cut)).toEqual(['GU', 'SM', 'NV', 'CZ']);
  expect(contestNow([...opened, entry('chance', 'shuffle', 'play')], 4)).toBeUndefined();
});

const night = {
  seat: 0,
  places: {
    contest: ['NM'],
    'hand:0': ['CO'],
    'hand:1': ['TX', null],
    'bid:3': ['AZ'],
    'captured:0': ['NY'],
    'captured:1': ['PA'],
    'captured:2': ['OH', 'HI'],
  },
  facts: { tickets: ['republican', 'democratic'], votes: { electoralVotes: [73, 36] } },
} as unknown as View;

test('where a card is, as far as the seat knows', () => {
  const names = ['You', 'Ruth', 'Abel', 'June'];
  const said = (card: string): string => whereIs(night, card, { names, you: 0 });
  expect(said('NM')).toBe('It’s in the contest.');
  expect(said('CO')).toBe('You hold it.');
  expect(said('TX')).toBe('Ruth holds it. It was bid before.');
  expect(said('AZ')).toBe('June bids it.');
  expect(said('NY')).toBe('You captured it.');
  expect(said('PA')).toBe('Ruth captured it.');
  expect(said('ME')).toBe('');
});

test('states are carried by parties, not by sides, and both partners count', () => {
  expect(marksOf(night, ['CO'], 4)).toMatchObject({
    NY: ['party-b'],
    OH: ['party-b'],
    PA: ['party-a'],
    CO: ['in-hand'],
    AZ: ['on-table'],
    NM: ['reachable'],
  });
  const [branch] = branchesOf(night, 'full');
  expect(votesOf(night, branch!)).toEqual([36, 73]);
  expect(branch!.majority).toBe(266);
});

test('NC-16: Congress is counted in two branches', () => {
  const branches = branchesOf({ facts: {} } as unknown as View, 'congress');
  expect(branches.map(({ votes, majority }) => [votes, majority])).toEqual([
    ['congressmen', 218],
    ['senators', 49],
  ]);
  const figures = figuresOf(branches[0]);
  expect(figures['NY']).toBe(45);
  expect(Object.keys(figures)).toHaveLength(48);
});
