// United States: what a seat deduces from its stream, and that it imagines nothing else.

import { describe, expect, test } from 'vitest';
import { imagined, play } from '../../../test/table.ts';
import { SPECTATOR } from '../../game.ts';
import { dealt, handOf, holdersOf, type Table } from './table.testing.ts';

const SAMPLES = 300;

/** Every seat with which a card is imagined to lie. */
function holders(match: Table, seat: number, id: string): number[] {
  const seats = imagined(match, seat, SAMPLES).flatMap((p) => holdersOf(p, id));
  return [...new Set(seats)].sort((a, b) => a - b);
}

test('hands have their sizes, and hold what is neither laid nor one’s own', () => {
  const match = dealt();
  play(match, ['2 unite NE KS', '2 unite SD NE']);
  for (const p of imagined(match, 0, 20)) {
    expect([0, 1, 2, 3].map((seat) => handOf(p, seat).length)).toEqual([12, 12, 10, 12]);
    expect(handOf(p, 0)).toEqual(handOf(match.position, 0));
    expect(new Set([0, 1, 2, 3].flatMap((seat) => handOf(p, seat))).size).toBe(46);
  }
});

describe('US-12: what a pass proves', () => {
  const passed = ['2 unite NE KS', '2 unite SD NE', '2 pass'];

  test('who must play and passes holds no card that could be laid', () => {
    const match = dealt();
    play(match, passed);
    for (const id of ['MT', 'IA', 'WY']) expect(holders(match, 0, id)).toEqual([1, 3]);
    for (const id of ['MN', 'ND', 'MO']) expect(holders(match, 3, id)).toEqual([0, 1]);
    expect(holders(match, SPECTATOR, 'MN')).toEqual([0, 1, 3]);
    expect(holders(match, 0, 'TN')).toEqual([1, 2, 3]);
  });

  test('it stays so when the tops change', () => {
    const match = dealt();
    play(match, [...passed, '3 unite CO KS', '3 unite OK KS', '3 unite AR OK', '3 unite TX AR', '3 pass']);
    for (const id of ['MT', 'IA', 'WY']) expect(holders(match, 0, id)).toEqual([1]);
  });

  test('where one may stop, a pass proves nothing', () => {
    const match = dealt({ mustPlay: false });
    play(match, passed);
    expect(holders(match, 0, 'MT')).toEqual([1, 2, 3]);
  });
});

describe('US-23: cards taken back and given', () => {
  /** Seat 2 takes OH and MA back in turn, is given PA by seat 0 and IL by seat 1, and then gives seat 3 a card. */
  const before = [
    '2 unite NE KS',
    'clock tick',
    ...['2 unite OH NE', '0 call', '0 give PA'],
    ...['2 unite MA NE', '1 call', '1 give IL'],
  ];
  const after = ['2 unite SD NE', 'clock tick', '2 pass', '3 unite NY SD', '2 call'];

  test('a card taken back lies where all have seen it go, a given one where its giver knows it', () => {
    const match = dealt({ honor: true });
    play(match, before);
    for (const seat of [SPECTATOR, 0, 1, 3]) expect(holders(match, seat, 'OH')).toEqual([2]);
    expect(holders(match, 0, 'PA')).toEqual([2]);
    expect(holders(match, 3, 'PA')).toEqual([0, 1, 2]);
  });

  test('a seat that was void may hold what it has been given since', () => {
    const match = dealt({ honor: true, falseCall: 'pay' });
    play(match, ['2 unite NE KS', 'clock tick', '2 unite SD NE', 'clock tick', '2 pass']);
    play(match, ['3 unite CO KS', 'clock tick', '3 unite OK KS', 'clock tick']);
    play(match, ['3 unite AR OK', 'clock tick', '3 unite TX AR', 'clock tick', '3 pass']);
    expect(holders(match, 1, 'LA')).toEqual([0, 2]);
    play(match, ['0 unite MN SD', '3 call', '0 give LA']);
    expect(holders(match, 1, 'LA')).toEqual([0, 2, 3]);
    // Only the one card: of those that seat 3 could not lay it holds one at most.
    for (const p of imagined(match, 1, SAMPLES)) {
      expect(handOf(p, 3).filter((id) => ['LA', 'NM', 'UT'].includes(id)).length).toBeLessThan(2);
    }
  });

  test('an unseen give moves one card and no more', () => {
    for (const given of ['OH', 'TN', 'IL']) {
      const match = dealt({ honor: true });
      play(match, [...before, ...after, `2 give ${given}`]);
      for (const seat of [SPECTATOR, 0, 1]) {
        const known = ['OH', 'MA', ...(seat === 0 ? ['PA'] : seat === 1 ? ['IL'] : [])];
        const moved = imagined(match, seat, SAMPLES).map((p) => {
          const places = known.map((id) => holdersOf(p, id)[0]);
          expect(places.every((place) => place === 2 || place === 3)).toBe(true);
          return places.filter((place) => place === 3).length;
        });
        expect(new Set(moved)).toEqual(new Set([0, 1]));
      }
      expect(holders(match, 2, given)).toEqual([3]);
    }
  });

  test('what turns up later tells which card it was', () => {
    const match = dealt({ honor: true });
    play(match, [...before, ...after, '2 give OH', '3 unite OH SD', 'clock tick']);
    for (const seat of [SPECTATOR, 0, 1]) expect(holders(match, seat, 'MA')).toEqual([2]);
    expect(holders(match, 0, 'PA')).toEqual([2]);
  });
});
