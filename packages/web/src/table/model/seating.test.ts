// Who sits where, also after players have changed chairs.

import type { View } from '@messdeck/engine';
import { describe, expect, it } from 'vitest';
import { seatsClockwise } from './seating.ts';

function viewWith(facts: View['facts']): View {
  return { game: 'x', seat: 0, step: 0, phase: '', places: {}, facts, actors: [], legal: [], scores: [] };
}

describe('seats clockwise from the own chair', () => {
  it('follow their numbers where the game tells no order', () => {
    expect(seatsClockwise(viewWith({}), 0, 4)).toEqual([0, 1, 2, 3]);
    expect(seatsClockwise(viewWith({}), 2, 5)).toEqual([2, 3, 4, 0, 1]);
  });

  it('follow the order told (SAM-2)', () => {
    const second = viewWith({ order: [0, 2, 1, 3] });
    expect(seatsClockwise(second, 0, 4)).toEqual([0, 2, 1, 3]);
    expect(seatsClockwise(second, 1, 4)).toEqual([1, 3, 0, 2]);
    expect(seatsClockwise(viewWith({ order: [0, 1, 3, 2] }), 3, 4)).toEqual([3, 2, 0, 1]);
  });
});
