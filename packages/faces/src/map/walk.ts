// Walking over the map by arrow keys: from a state to the nearest one in that direction.

import { places } from './places.ts';

/** Directions as unit steps on the map, y downwards. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The state among `choices` that an arrow key leads to; undefined for other keys and at the edge. */
export function walk(from: string, key: string, choices: readonly string[]): string | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [fx, fy] = places[from].at;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of choices) {
    const [x, y] = places[id].at;
    const along = (x - fx) * step[0] + (y - fy) * step[1];
    const aside = Math.abs((x - fx) * step[1]) + Math.abs((y - fy) * step[0]);
    if (id === from || along <= 0) continue;
    // Straight ahead is near; what lies more to the side than ahead comes last.
    const distance = along + 2 * aside + (aside > along ? 4000 : 0);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}
