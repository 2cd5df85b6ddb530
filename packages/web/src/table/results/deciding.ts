// What decided a match, read from the points of its hands: a lead never lost again, a last hand that turned it, or how
// far the best was ahead.

import type { People, ScoredHand } from '@messdeck/engine';
import * as words from '#words/table/results.ts';

/** Points of each column after each hand, from 0 on. */
export function standings(hands: readonly ScoredHand[], seats: readonly number[]): number[][] {
  const rows = [seats.map(() => 0)];
  for (const { points } of hands) {
    const before = rows.at(-1)!;
    rows.push(seats.map((seat, i) => before[i] + (points[seat] ?? 0)));
  }
  return rows;
}

/** The hand (from 1) since which the winner was ahead of all others for good; 0: from the start. */
export function aheadSince(rows: readonly (readonly number[])[], winner: number, low: boolean): number {
  const ahead = (row: readonly number[]): boolean =>
    row.every((points, i) => i === winner || (low ? row[winner] < points : row[winner] > points));
  let since = rows.length;
  while (since > 0 && ahead(rows[since - 1])) since--;
  return since;
}

interface Decision {
  readonly hands: readonly ScoredHand[];
  /** A seat of every side, the winning side's first. */
  readonly seats: readonly number[];
  readonly low: boolean;
  readonly people: People;
  readonly winners: readonly number[];
}

/** One sentence; undefined where a single hand was all. */
export function decision({ hands, seats, low, people, winners }: Decision): string | undefined {
  if (hands.length < 2) return undefined;
  const rows = standings(hands, seats);
  const since = aheadSince(rows, 0, low);

  const margin = Math.min(
    ...rows
      .at(-1)!
      .slice(1)
      .map((points) => Math.abs(points - rows.at(-1)![0])),
  );
  if (since === hands.length) {
    const [own, ...others] = rows.at(-2)!;
    const behind = others.some((points) => (low ? points < own : points > own));
    return behind ? words.lastHandTurned(people, winners) : words.lastHandDecided;
  }
  return words.aheadToTheEnd(people, winners, Math.max(1, since), hands.length, margin);
}
