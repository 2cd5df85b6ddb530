// The scale of a ladder: from a round figure below everybody to one above, and where a rating lies on it.

interface Spread {
  readonly rating: number;
  readonly give?: number;
}

export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Figures for the lines, a hundred or two apart. */
  readonly lines: readonly number[];
}

const MOST_LINES = 8;

export function scaleOf(all: readonly Spread[]): Scale {
  const low = Math.min(...all.map(({ rating, give = 0 }) => rating - give), 1450);
  const high = Math.max(...all.map(({ rating, give = 0 }) => rating + give), 1550);
  const [from, to] = [low - 20, high + 20];
  const step = [100, 200, 500].find((wide) => (to - from) / wide <= MOST_LINES) ?? 1000;
  const first = Math.ceil(from / step) * step;
  const lines = Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step);
  return { from, to, lines };
}

/** In percent of the width. */
export function placeOn({ from, to }: Scale, rating: number): number {
  return ((rating - from) / (to - from)) * 100;
}
