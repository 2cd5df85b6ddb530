// The round of a hand that brought most.

import type { TakenRound } from './rounds.ts';

/** What a round brought, as a number. */
function pointsIn({ brought = '0' }: TakenRound): number {
  return Number(brought.replaceAll(',', '').replace('−', '-'));
}

/** The first of those that brought most; undefined where none brought anything. */
export function dearestOf(rounds: readonly TakenRound[]): TakenRound | undefined {
  const most = Math.max(0, ...rounds.map(pointsIn));
  return most === 0 ? undefined : rounds.find((round) => pointsIn(round) === most);
}
