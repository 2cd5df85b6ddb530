// The round of a hand that brought most.

import type { TakenRound } from './rounds.ts';

/** The points a round brought; 0 where it brought something else. */
export function pointsIn(round: TakenRound | undefined): number {
  return typeof round?.brought === 'number' ? round.brought : 0;
}

/** The first of those that brought most; undefined where none brought anything. */
export function dearestOf(rounds: readonly TakenRound[]): TakenRound | undefined {
  const most = Math.max(0, ...rounds.map(pointsIn));
  return most === 0 ? undefined : rounds.find((round) => pointsIn(round) === most);
}
