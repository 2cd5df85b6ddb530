// Nurses taken away, as the table shows them: from the facts in play, from the piles once the trick is whole.

import type { Entry, View } from '@messdeck/engine';
import { describe, expect, it } from 'vitest';
import { lastTrick } from '../../table/model/tricks.ts';
import { setOf, snatchedNow } from './snatched.ts';

const SIDES = [0, 1, 0, 1];

function viewWith(places: View['places'], facts: View['facts']): View {
  return {
    game: 'skirmish',
    seat: 0,
    step: 0,
    phase: 'play',
    places,
    facts,
    actors: [],
    legal: [],
    scores: [],
  };
}

function streamOf(...events: readonly [by: number, text: string, view: View][]): Entry[] {
  return events.map(([by, text, view], i) => ({ n: i + 1, by, do: text, view }));
}

/** The eighth worked example of the rules: a 50 takes the Nurse, a 100 takes her from it. */
const begun = viewWith({ trick: ['ANURSE'] }, { set: [0, 0], snatched: [] });
const held = viewWith({ trick: ['ANURSE', 'N90'] }, { set: [0, 0], snatched: [] });
const spied = viewWith(
  { trick: ['ANURSE', 'N90', 'A50'] },
  { set: [0, 1000], snatched: [{ nurse: 'ANURSE', by: 2 }] },
);
const taken = viewWith(
  { trick: [], 'pile:0': [], 'pile:1': ['ANURSE', 'N90', 'A50', 'N100'] },
  { set: [1000, 1000], snatched: [], leader: 3 },
);
const inPlay = streamOf([0, 'play ANURSE', begun], [1, 'play N90', held], [2, 'play A50', spied]);
const whole = [...inPlay, { n: 4, by: 3, do: 'play N100', view: taken }];

describe('Nurses taken away', () => {
  it('are told by the facts while the trick is in play', () => {
    expect(snatchedNow(inPlay, [], SIDES)).toEqual([{ nurse: 'ANURSE', by: 2 }]);
    expect(snatchedNow(inPlay.slice(0, 2), [], SIDES)).toEqual([]);
  });

  it('are with whoever had the last word when it is whole', () => {
    const { cards } = lastTrick(whole, 'trick');
    expect(snatchedNow(whole, cards, SIDES)).toEqual([{ nurse: 'ANURSE', by: 3 }]);
  });

  it('stay with an earlier spy if the last card takes nothing from it', () => {
    const kept = viewWith(
      { trick: [], 'pile:0': ['ANURSE'], 'pile:1': ['N90', 'A50', 'N7'] },
      { set: [0, 1000], snatched: [], leader: 1 },
    );
    const entries = [...inPlay, { n: 4, by: 3, do: 'play N7', view: kept }];
    expect(snatchedNow(entries, lastTrick(entries, 'trick').cards, SIDES)).toEqual([
      { nurse: 'ANURSE', by: 2 },
    ]);
  });

  it('are not those that the trick brought by rank', () => {
    const byRank = viewWith(
      { trick: [], 'pile:0': ['ANURSE', 'N90', 'A100', 'N0'], 'pile:1': [] },
      { set: [0, 0], snatched: [], leader: 2 },
    );
    const before = viewWith({ trick: ['ANURSE', 'N90', 'A100'] }, { set: [0, 0], snatched: [] });
    const entries = [
      ...inPlay.slice(0, 2),
      { n: 3, by: 2, do: 'play A100', view: before },
      { n: 4, by: 3, do: 'play N0', view: byRank },
    ];
    expect(snatchedNow(entries, lastTrick(entries, 'trick').cards, SIDES)).toEqual([]);
  });
});

it('says what an event set a side', () => {
  expect(setOf(held, spied, 1)).toBe(1000);
  expect(setOf(held, spied, 0)).toBe(0);
  expect(setOf(taken, begun, 0)).toBe(0);
});
