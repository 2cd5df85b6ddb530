// The sun behind every picture of the Armed Forces pack, in the pattern of its service: lines aslant for the Army, level for
// the Navy, upright for the Marine Corps, dots for the Coast Guard, rings for the Air Force.

import { n } from '../svg.ts';
import { at, line, type Service } from './paper.ts';

const RADIUS = 86;

/** Parallel lines across the disc. */
function lines(turn: number): string {
  let d = '';
  for (let y = -77; y <= 77; y += 14) {
    const half = Math.sqrt(RADIUS * RADIUS - y * y);
    d += `M${n(-half)} ${y}H${n(half)}`;
  }
  return at(0, 0, line(d, 5), 1, turn);
}

function dots(): string {
  let d = '';
  for (let row = -5; row <= 5; row++)
    for (let i = -5; i <= 5; i++) {
      const [x, y] = [i * 17 + (row % 2 ? 8.5 : 0), row * 15];
      if (Math.hypot(x, y) < RADIUS - 3) d += `M${n(x)} ${y}h.1`;
    }
  return line(d, 8);
}

function rings(): string {
  let circles = '';
  for (let r = 13; r <= RADIUS; r += 14) circles += `<circle r="${r}" fill="none" stroke-width="5"/>`;
  return circles;
}

export const SUNS: Readonly<Record<Service, () => string>> = {
  AR: () => lines(45),
  NA: () => lines(0),
  MC: () => lines(90),
  CG: dots,
  AF: rings,
};

/** In the inherited color; paler where rain falls before it. */
export const sun = (service: Service, rains = false): string =>
  `<g transform="translate(150 126)" opacity="${rains ? '.16' : '.3'}">${SUNS[service]()}</g>`;
