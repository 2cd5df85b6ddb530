// The sentence on what decided a match.

import { describe, expect, test } from 'vitest';
import { aheadSince, decision, standings } from './deciding.ts';

const hand = (...points: number[]): { points: number[]; lines: string[] } => ({ points, lines: [] });

describe('what decided a match', () => {
  test('standings add up hand by hand, in the order of the columns', () => {
    expect(standings([hand(5, 10), hand(20, -5)], [1, 0])).toEqual([
      [0, 0],
      [10, 5],
      [5, 25],
    ]);
  });

  test('a lead counts from the hand after which it was never lost again', () => {
    const rows = standings([hand(5, 10), hand(20, 0), hand(5, 5)], [0, 1]);
    expect(aheadSince(rows, 0, false)).toBe(2);
    expect(aheadSince(standings([hand(3, 9), hand(4, 0)], [0, 1]), 0, true)).toBe(1);
  });

  test('says whether the last hand turned it', () => {
    const told = { seats: [0, 1], low: false, people: { names: ['', '', 'Roy'], you: 0 }, winners: [0, 2] };
    expect(decision({ ...told, hands: [hand(0, 50), hand(80, 0)] })).toBe(
      'The last hand decided it: you and Roy were behind until then.',
    );
    expect(decision({ ...told, hands: [hand(50, 50), hand(80, 0)] })).toBe(
      'The last hand decided it: it was a tie until then.',
    );
    expect(decision({ ...told, hands: [hand(50, 0), hand(30, 20)] })).toBe(
      'You and Roy were ahead from the first hand to the end and won by 60.',
    );
    expect(decision({ ...told, hands: [hand(50, 0)] })).toBeUndefined();
  });
});
