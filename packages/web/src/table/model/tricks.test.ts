// How tricks are read from the stream: who played which card, and who took it.

import type { Entry, View } from '@messdeck/engine';
import { describe, expect, it } from 'vitest';
import { closedAt, lastTrick, trickNow } from './tricks.ts';

function viewWith(places: View['places'], facts: View['facts'] = {}): View {
  return { game: 'x', seat: 0, step: 0, phase: 'play', places, facts, actors: [], legal: [], scores: [] };
}

function streamOf(...events: readonly [by: Entry['by'], text: string, view: View][]): Entry[] {
  return events.map(([by, text, view], i) => ({ n: i + 1, by, do: text, view }));
}

const dealt = viewWith({ trick: [], 'hand:0': ['A', 'B'], 'hand:1': [null, null] });

describe('the trick on the table', () => {
  it('is the one in play, each card with its player', () => {
    const entries = streamOf(
      ['chance', 'shuffle A B C D', dealt],
      [1, 'play C', viewWith({ trick: ['C'], 'hand:0': ['A', 'B'], 'hand:1': [null] })],
    );
    expect(trickNow(entries, 'trick')).toEqual({ cards: [{ by: 1, card: 'C' }] });
    expect(closedAt(entries, 'trick')).toBeUndefined();
  });

  it('stays until the next lead, with its taker', () => {
    const entries = streamOf(
      ['chance', 'shuffle A B C D', dealt],
      [1, 'play C', viewWith({ trick: ['C'], 'hand:0': ['A', 'B'] })],
      [0, 'play A', viewWith({ trick: [], 'hand:0': ['B'] }, { leader: 0 })],
    );
    const whole = {
      cards: [
        { by: 1, card: 'C' },
        { by: 0, card: 'A' },
      ],
      taker: 0,
    };
    expect(trickNow(entries, 'trick')).toEqual(whole);
    expect(lastTrick(entries, 'trick')).toEqual(whole);
    expect(closedAt(entries, 'trick')).toBe(2);
  });

  it('lays a card before the open hand it came from, whoever played it', () => {
    const open = viewWith({ trick: ['C'], 'hand:0': ['A'], 'hand:2': ['B'] });
    const entries = streamOf(
      ['chance', 'shuffle A B C D', dealt],
      [1, 'play C', open],
      [0, 'play B', viewWith({ trick: ['C', 'B'], 'hand:0': ['A'], 'hand:2': [] })],
    );
    expect(trickNow(entries, 'trick').cards.at(-1)).toEqual({ by: 2, card: 'B' });
  });

  it('is gone with the next deal', () => {
    const entries = streamOf(
      [1, 'play C', viewWith({ trick: ['C'] })],
      [0, 'play A', viewWith({ trick: [] }, { leader: 0 })],
      ['chance', 'shuffle A B C D', dealt],
    );
    expect(trickNow(entries, 'trick')).toEqual({ cards: [] });
  });
});
