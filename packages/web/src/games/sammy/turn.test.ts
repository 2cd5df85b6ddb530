// Whose hand is to play, in the order in which the players sit.

import type { View } from '@messdeck/engine';
import { expect, it } from 'vitest';
import { handToPlay } from './turn.ts';

function viewWith(facts: View['facts'], trick: string[], actors: View['actors'] = [0]): View {
  return {
    game: 'sammy',
    seat: 0,
    step: 0,
    phase: 'play',
    places: { trick },
    facts,
    actors,
    legal: [],
    scores: [],
  };
}

it('goes round from the leader', () => {
  expect(handToPlay(viewWith({ order: [0, 1, 2, 3], leader: 1 }, []))).toBe(1);
  expect(handToPlay(viewWith({ order: [0, 1, 2, 3], leader: 1 }, ['NY']))).toBe(2);
  expect(handToPlay(viewWith({ order: [0, 2, 1, 3], leader: 2 }, ['NY', 'PA']))).toBe(3);
});

it('is nobody’s when nobody is asked', () => {
  expect(handToPlay(viewWith({ order: [0, 1, 2, 3], leader: 1 }, [], ['chance']))).toBeUndefined();
  expect(handToPlay(viewWith({ order: [0, 1, 2, 3] }, []))).toBeUndefined();
});
