// The course of a match: how often the lead changes, when it is decided, and who comes back.

import type { Row } from '../row.ts';

export interface Course {
  readonly leads: number;
  /** The hand after which the winners stay ahead, from 1. */
  readonly decided: number;
  /** Whether the winners were behind at half-time. */
  readonly back: boolean;
}

/** Undefined for matches of one hand, undecided ones, and those not won by the points of the hands. */
export function courseOf(
  { points, winners }: Pick<Row, 'points' | 'winners'>,
  good: number,
): Course | undefined {
  if (points.length < 2 || winners.length === 0 || winners.length === points[0].length) return undefined;
  const sums = points[0].map(() => 0);
  let leader = -1;
  let leads = 0;
  let since = 0;
  let back = false;
  const half = Math.floor(points.length / 2);
  for (const [hand, brought] of points.entries()) {
    brought.forEach((one, seat) => {
      sums[seat] += good * one;
    });
    const best = Math.max(...sums);
    const first = sums.indexOf(best);
    // The leader is the side of the first of the best; where sides are level, nobody has taken the lead.
    const side = winners.includes(first);
    const level = sums.some((sum, seat) => sum === best && winners.includes(seat) !== side);
    if (!level && first !== leader) {
      if (leader >= 0) leads++;
      leader = first;
    }
    const ahead = side && !level;
    if (!ahead) since = hand + 1;
    if (hand === half - 1) back = !side && !level;
  }
  if (since === points.length) return undefined;
  return { leads, decided: since + 1, back };
}
