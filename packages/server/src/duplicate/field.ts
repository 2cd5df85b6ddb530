// What the pairs of a challenge made of its boards, compared with each other.

import { isRefusal } from '@messdeck/engine';
import { type Compared, compare, madeOf, placesOf, type Total, totalOf } from '@messdeck/engine/duplicate';
import { findGame } from '../games.ts';
import { type Challenge, type KeptResult, type Pair, rowOf } from './kept.ts';
import { type Direction, directionOf, opponentsOf, seatOf, tablesUnder } from './places.ts';

/** One pair's result at one board. */
export interface Scored extends Compared {
  readonly points: number;
}

/** A pair with what it made of the boards that are looked at. */
export interface Standing {
  readonly pair: Pair;
  readonly direction: Direction;
  /** By board; undefined where it has not played it, or it is not looked at. */
  readonly boards: readonly (Scored | undefined)[];
  readonly total: Total;
  /** Among those in the same chairs; undefined while it has nothing to compare. */
  readonly place: number | undefined;
}

/** What came of a board at the table of a pair. */
export function resultOf(challenge: Challenge, pair: Pair, board: number): KeptResult | undefined {
  if (pair.against === 'pairs' && !opponentsOf(challenge, pair)) return undefined;
  return challenge.results.get(rowOf(tablesUnder(challenge, pair), board));
}

/** The boards that a pair has played to the end. */
export function playedBy(challenge: Challenge, pair: Pair): number[] {
  return [...Array(challenge.boards).keys()].filter(
    (board) => resultOf(challenge, pair, board) !== undefined,
  );
}

/** How all pairs stand, looking at these boards alone. */
export function standings(challenge: Challenge, looked: readonly number[]): Standing[] {
  const all = challenge.pairs.map((pair) => ({ pair, direction: directionOf(challenge, pair) }));
  const boards: (Scored | undefined)[][] = all.map(() => new Array(challenge.boards).fill(undefined));
  for (const board of looked) {
    for (const direction of [0, 1] as const) {
      const rows = all.flatMap(({ pair, direction: own }, at) => {
        const result = own === direction ? resultOf(challenge, pair, board) : undefined;
        return result ? [{ at, points: pointsOf(challenge, result, direction) }] : [];
      });
      const compared = compare(rows.map(({ points }) => points));
      rows.forEach(({ at, points }, i) => {
        boards[at][board] = { points, ...compared[i] };
      });
    }
  }
  const totals = boards.map((row) => totalOf(row.filter((each) => each !== undefined)));
  return all.map(({ pair, direction }, at) => {
    const rivals = all.flatMap((each, i) => (each.direction === direction && totals[i].top > 0 ? [i] : []));
    const places = placesOf(rivals.map((i) => totals[i].share));
    return {
      pair,
      direction,
      boards: boards[at],
      total: totals[at],
      place: places[rivals.indexOf(at)],
    };
  });
}

function pointsOf({ form }: Challenge, { scores }: KeptResult, direction: Direction): number {
  const game = findGame(form.game);
  if (isRefusal(game)) throw new Error(game.refused);
  return madeOf(game, form, scores, seatOf(direction));
}
