// Where the piles lie: around a square of three by three, one's own at the bottom, the others clockwise from the left.

const CHAIRS: readonly (readonly string[])[] = [
  ['s', 'n'],
  ['s', 'nw', 'ne'],
  ['s', 'w', 'n', 'e'],
  ['s', 'w', 'nw', 'ne', 'e'],
  ['s', 'w', 'nw', 'n', 'ne', 'e'],
  ['s', 'sw', 'w', 'nw', 'ne', 'e', 'se'],
  ['s', 'sw', 'w', 'nw', 'n', 'ne', 'e', 'se'],
];

/** The place of a seat as somebody at seat `me` sees it. */
export function chairAt(seats: number, me: number, seat: number): string {
  return CHAIRS[seats - 2][(seat - me + seats) % seats];
}

const DEGREES: Readonly<Record<string, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
};

/** Which way the pointer in the middle has to look, clockwise from the top. */
export function directionOf(chair: string): number {
  return DEGREES[chair];
}
