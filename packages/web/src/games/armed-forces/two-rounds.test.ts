// A trick of two rounds, in play and taken.

import type { Entry, View } from '@messdeck/engine';
import { expect, it } from 'vitest';
import { improvised, lastRounds, roundsNow } from './two-rounds.ts';

function viewWith(places: View['places'], facts: View['facts'] = {}): View {
  return {
    game: 'x',
    seat: 0,
    step: 0,
    phase: 'improvise',
    places,
    facts,
    actors: [],
    legal: [],
    scores: [],
  };
}

function entry(n: number, by: Entry['by'], text: string, view: View): Entry {
  return { n, by, do: text, view };
}

const first = viewWith({ trick: ['NA3'], 'second:0': [], 'second:1': [] });
const both = viewWith({ trick: ['NA3', 'NA9'], 'second:0': [], 'second:1': [] }, { decided: [] });
const laid = viewWith(
  { trick: ['NA3', 'NA9'], 'second:0': ['NA12'], 'second:1': [null] },
  {
    decided: [
      { by: 0, improvised: true },
      { by: 1, improvised: false },
    ],
  },
);
const last = {
  taker: 0,
  first: [
    { by: 0, card: 'NA3' },
    { by: 1, card: 'NA9' },
  ],
  second: [{ by: 0, card: 'NA12' }],
};
const taken = viewWith({ trick: [], 'second:0': [], 'second:1': [] }, { last });
const inPlay = [
  entry(1, 0, 'play NA3', first),
  entry(2, 1, 'play NA9', both),
  entry(3, 0, 'improvise NA12', laid),
];

it('shows second cards beside the first, face down where they are not known', () => {
  expect(roundsNow(inPlay, 2)).toEqual({
    cards: last.first,
    second: [
      { by: 0, card: 'NA12' },
      { by: 1, card: null },
    ],
  });
  expect(roundsNow([], 2)).toEqual({ cards: [], second: [] });
});

it('turns everything up once the trick is taken', () => {
  expect(roundsNow([...inPlay, entry(4, 1, 'pass', taken)], 2)).toEqual({
    cards: last.first,
    second: last.second,
    taker: 0,
  });
  expect(lastRounds(taken)).toEqual({ cards: [...last.first, ...last.second], taker: 0 });
  expect(lastRounds(first)).toEqual({ cards: [] });
});

it('knows who has improvised, passed, or not decided', () => {
  expect(improvised(laid, 0)).toBe(true);
  expect(improvised(laid, 1)).toBe(false);
  expect(improvised(both, 1)).toBeUndefined();
});
