// Today's board: one deal that is the same for everybody on that day, on every server and without one.

import { type Chance, chanceFrom } from '../seeds.ts';

/** The games of the boards, in turn. */
const IN_TURN = ['tactics', 'militac', 'sammy', 'skirmish'] as const;

/** So many boards were played ahead; after the last comes the first again. */
export const BOARDS_OF_DAYS = 20;

const DAY = 86_400_000;

/** The number of the board of a day such as "2026-11-19". */
export function boardOfDay(day: string): number {
  return (((Date.parse(day) / DAY) % BOARDS_OF_DAYS) + BOARDS_OF_DAYS) % BOARDS_OF_DAYS;
}

/** The game of a board of a day, by the board's number. */
export function gameOfBoard(board: number): string {
  return IN_TURN[board % IN_TURN.length];
}

/** The seed of the cards of a board of a day, by the board's number. */
export function seedOfBoard(board: number): string {
  return `board ${board}`;
}

/** The cards of a board of a day, by the board's number. */
export function chanceOfBoard(board: number): Chance {
  return chanceFrom(seedOfBoard(board));
}
