// Armed Forces, what the services are worth, the score of a hand and the end of the match (ARM-17 to ARM-23).

import { describe, expect, test } from 'vitest';
import { atTable, play } from '../../../test/table.ts';
import { playMatch, Random, randomPlayer } from '../../index.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { linesOf, promptOf } from '../../words.ts';
import { armedForces, worthOfServices } from './index.ts';
import { worthOf } from './score.ts';
import { cardsOf, type Layout, layOut, type Table } from './table.testing.ts';

/** AR, NA, MC, CG, AF. */
const worth = (board: string): number[] => worthOf(cardsOf(board));

/** A hand whose last card the first seat plays alone, so that it is scored as laid out. */
function scored(layout: Omit<Layout, 'hands' | 'leader'>, last: string, given = {}): Table {
  const hands = [last, ...(layout.taken ?? []).slice(1).map(() => '')];
  const match = layOut({ ...layout, hands, leader: 0 }, given);
  play(match, [`0 play ${last}`]);
  return match;
}

describe('the ranking of the services', () => {
  test('is told by service for whoever shows the board as it stands', () => {
    expect(worthOfServices(['CG14', 'CG13', 'MC14', 'MC12', 'NA14', 'AR12', 'AF12'])).toEqual({
      AR: 1,
      NA: 1,
      MC: 2,
      CG: 3,
      AF: 0,
    });
    expect(worthOfServices([])).toEqual({ AR: 0, NA: 0, MC: 0, CG: 0, AF: 0 });
  });

  test('ARM example 5: the ranking of the sheet', () => {
    expect(worth('CG14 CG13 MC14 MC12 NA14 AR12 AF12')).toEqual([1, 1, 2, 3, 0]);
  });

  test('ARM example 7: three services', () => {
    expect(worth('NA12 NA13 NA14 CG12 CG13 CG14 AF12')).toEqual([0, 3, 0, 2, 1]);
  });

  test('ARM-17: more intel, then the highest number, then the second highest, then age', () => {
    expect(worth('AF12 AF13 AR14')).toEqual([2, 0, 0, 0, 3]);
    expect(worth('AF12 AF14 AR12 AR13')).toEqual([2, 0, 0, 0, 3]);
    expect(worth('AF13 AF14 AR12 AR14')).toEqual([2, 0, 0, 0, 3]);
    expect(worth('AF14 AR14 NA13')).toEqual([3, 1, 0, 0, 2]);
  });

  test('ARM-17: every board of seven is ranked as a plain sort by the four criteria does', () => {
    const intel = pack.cards.flatMap(({ kind }, card) => (kind === 'intel' ? [card] : []));
    const random = new Random('boards');
    for (let i = 0; i < 500; i++) {
      const board = random.shuffle([...intel]).slice(0, 7);
      expect(worthOf(board)).toEqual(plainWorth(board));
    }
  });

  test('ARM-18: 3, 2, 1, 1, 0, and nothing for a service without intel', () => {
    expect(worth('AR14 NA14 MC14 CG14 AF14')).toEqual([3, 2, 1, 1, 0]);
    expect(worth('AR14 AF14')).toEqual([3, 0, 0, 0, 2]);
    expect(worth('')).toEqual([0, 0, 0, 0, 0]);
  });
});

/** The ranking in the words of ARM-17: a list of services, sorted. */
function plainWorth(board: readonly number[]): number[] {
  const numbers = [0, 1, 2, 3, 4].map((service) =>
    board
      .filter((card) => Math.floor(card / 14) === service)
      .map((card) => (card % 14) + 1)
      .sort((a, b) => b - a),
  );
  const ranked = [0, 1, 2, 3, 4].sort((a, b) => {
    const [one, other] = [numbers[a], numbers[b]];
    const byCount = other.length - one.length;
    return byCount || (other[0] ?? 0) - (one[0] ?? 0) || (other[1] ?? 0) - (one[1] ?? 0) || a - b;
  });
  const scores = [0, 0, 0, 0, 0];
  for (const [rank, service] of ranked.entries()) {
    if (numbers[service].length > 0) scores[service] = [3, 2, 1, 1, 0][rank];
  }
  return scores;
}

const SHEET = 'CG14 CG13 MC14 MC12 NA14 AR12 AF12';

describe('the score of a hand', () => {
  test('ARM example 6: the score of the sheet', () => {
    const match = scored({ board: SHEET, taken: ['CG2 CG11 MC5 MC8', ''] }, 'AR7');
    expect(match.view(-1).scores).toEqual([8, 0]);
  });

  test('ARM-19: 1 to 3 count twice, 4 to 7 and 9 to 11 once, 8 twice against', () => {
    for (let number = 1; number <= 11; number++) {
      const times = number <= 3 ? 2 : number === 8 ? -2 : 1;
      const match = scored({ board: SHEET, taken: ['', ''] }, `CG${number}`);
      expect(match.view(-1).scores).toEqual([3 * times, 0]);
    }
  });

  test('ARM-19: the kinetic cards of one service are worth eleven times its score', () => {
    const all = Array.from({ length: 10 }, (_, i) => `CG${i + 1}`).join(' ');
    expect(scored({ board: SHEET, taken: [all, ''] }, 'CG11').view(-1).scores).toEqual([33, 0]);
  });

  test('ARM-20: points are added to the running score, which may be negative', () => {
    const match = scored({ board: SHEET, taken: ['MC8', 'CG8'], scores: [10, 2] }, 'CG8');
    expect(match.view(-1).scores).toEqual([0, -4]);
    expect(match.over).toBe(false);
  });

  test('ARM-19: with five players the hands add up to 77, or 66 where three services have intel', async () => {
    const random = new Random('sums');
    const match = atTable(armedForces, {}, 5);
    await playMatch(match, new Array(5).fill(randomPlayer(random)), String(random.next()));
    for (const hand of armedForces.tally(match.position).hands) {
      expect([66, 77]).toContain(hand.points.reduce((sum, points) => sum + points, 0));
    }
  });

  test('ARM-23: a hand is explained line by line', () => {
    const match = scored({ board: SHEET, taken: ['CG2 CG11 MC5 MC8', '', 'AF1'] }, 'AR7');
    const [hand] = armedForces.tally(match.position).hands;
    expect(hand.points).toEqual([8, 0, 0]);
    expect(linesOf(armedForces, hand)).toEqual([
      'Final values: Coast Guard 3, Marine Corps 2, Army 1, Navy 1, Air Force 0',
      '{0}: Army 1 × 1, Marine Corps −1 × 2, Coast Guard 3 × 3: +8',
      '{1}: no scoring cards taken: 0',
      '{2}: nothing that counts: 0',
    ]);
  });

  test('ARM-23: penalties stand in the points and in the lines', () => {
    const match = layOut(
      { hands: ['AR9 NA4', 'AR1 NA2 NA3'], leader: 0, board: 'NA12 NA13' },
      { honor: true },
    );
    play(match, ['0 play AR9', '1 play AR1', '1 improvise NA2', '0 pass', '0 call 1 NA2', 'clock tick']);
    play(match, ['0 play NA4', '1 play NA3', '1 improvise NA2', '0 call 1 NA2', 'clock tick']);
    play(match, ['1 play NA2', 'clock tick']);
    const { hands } = armedForces.tally(match.position);
    expect(hands[0].points).toEqual([9, -24]);
    expect(linesOf(armedForces, hands[0])[2]).toBe('{1}: Navy 2 × 3, 2 calls −30: −24');
  });
});

describe('the end of the match', () => {
  test('ARM-21: the target or more ends the match after a scored hand; the highest score wins', () => {
    const below = scored({ board: SHEET, taken: ['', ''], scores: [97, 90] }, 'CG11');
    expect(below.over).toBe(false);
    expect(armedForces.tally(below.position).result).toBeUndefined();
    const match = scored({ board: SHEET, taken: ['', ''], scores: [98, 99] }, 'CG11');
    expect(match.view(0)).toMatchObject({ phase: 'over', actors: [], scores: [101, 99] });
    expect(armedForces.tally(match.position).result).toEqual({ scores: [101, 99], winners: [0] });
    expect(promptOf(armedForces, match.view(0))).toBe('The match is over.');
  });

  test('ARM-21: a score above the target is not enough if another stands higher', () => {
    const match = scored({ board: SHEET, taken: ['', ''], scores: [99, 130] }, 'CG11', { target: 201 });
    expect(match.over).toBe(false);
    const both = scored({ board: SHEET, taken: ['', 'CG10'], scores: [98, 130] }, 'CG11');
    expect(armedForces.tally(both.position).result!.winners).toEqual([1]);
  });

  test('ARM example 8: two level at the top', () => {
    const match = scored({ board: SHEET, taken: ['', 'NA11', ''], scores: [101, 103, 60] }, 'CG11');
    expect(armedForces.tally(match.position).result).toEqual({ scores: [104, 104, 60], winners: [1] });
    expect(linesOf(armedForces, armedForces.tally(match.position).hands[0]).at(-1)).toBe(
      '{1} wins the tie with the highest scoring card taken this hand',
    );
  });

  test('ARM-22: one who took no kinetic card loses to one who took some', () => {
    const match = scored({ board: SHEET, taken: ['', ''], scores: [98, 101] }, 'CG11');
    expect(armedForces.tally(match.position).result!.winners).toEqual([0]);
  });

  test('the standing of a seat follows its lead, and the end of the match outweighs it', () => {
    const match = layOut({ hands: ['AR1', 'AR2'], leader: 0, board: SHEET, taken: ['CG1', 'CG8'] });
    const standing = (seat: number): number => armedForces.evaluate(match.position, seat);
    expect([standing(0), standing(1)]).toEqual([12, -12]);
    const won = scored({ board: SHEET, taken: ['', 'NA11', ''], scores: [101, 103, 60] }, 'CG11');
    expect(armedForces.evaluate(won.position, 1)).toBeGreaterThan(armedForces.evaluate(won.position, 0));
  });
});
