// Bars cut to the outline of a state, for the suit of Stripes.

import { type Corner, pathText, type Rings } from '../packed-shape.ts';

/** Keeps the part of a ring on one side of the horizontal y (Sutherland and Hodgman). */
function half(ring: readonly Corner[], y: number, below: boolean): Corner[] {
  const kept: Corner[] = [];
  const keeps = (corner: Corner): boolean => (below ? corner[1] >= y : corner[1] <= y);
  ring.forEach((b, i) => {
    const a = ring.at(i - 1)!;
    if (keeps(a) !== keeps(b)) kept.push([a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y]);
    if (keeps(b)) kept.push(b);
  });
  return kept;
}

/** Corners on whole numbers, none of them twice in a row. */
function rounded(ring: readonly Corner[]): Corner[] {
  return ring
    .map(([x, y]): Corner => [Math.round(x), Math.round(y)])
    .filter(([x, y], i, all) => x !== all.at(i - 1)![0] || y !== all.at(i - 1)![1]);
}

/** An odd number of equal bars cut to the shape, the first and last of them printed, as path text. */
export function stripes(rings: Rings, height: number): string {
  const count = Math.round(height / 23) | 1;
  const bars: Corner[][] = [];
  for (let i = 0; i < count; i += 2) {
    for (const ring of rings)
      bars.push(rounded(half(half(ring, (i * height) / count, true), ((i + 1) * height) / count, false)));
  }
  return pathText(bars.filter((bar) => bar.length > 2));
}
