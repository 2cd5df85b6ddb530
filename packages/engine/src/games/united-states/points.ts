// What a hand of United States brings everybody, from the border states left on the hands.

import { NOBODY } from './position.ts';

/** US-15, US-17: the winner gets what the others are left with; the one who has most left loses that, unless it was blocked. */
export function pointsFor(left: readonly number[], winner: number, blocked: boolean): number[] {
  if (winner === NOBODY) return left.map(() => 0);
  const others = left.map((value, seat) => (seat === winner ? 0 : value));
  const greatest = Math.max(...others);
  const sum = others.reduce((total, value) => total + value, 0);
  return others.map((value, seat) => {
    if (seat === winner) return sum;
    return !blocked && value === greatest ? -value : 0;
  });
}

/** US-16: the player with the fewest cards when nobody can lay; nobody if two are tied. */
export function winnerOfBlock(sizes: readonly number[]): number {
  const fewest = Math.min(...sizes);
  const winner = sizes.indexOf(fewest);
  return sizes.includes(fewest, winner + 1) ? NOBODY : winner;
}
