// How a match ended, as learners want it: numbers of which more is better and which add up to nothing.

import type { Match } from '../match.ts';

/** How a match ended. */
export interface Ending {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** How far the score of each seat is ahead of the mean of the other sides; alone: the score. */
  readonly returns: readonly number[];
}

export function endingOf({ game, position, seats }: Match): Ending {
  const { scores, winners } = game.tally(position).result!;
  const sides = Array.from({ length: seats }, (_, seat) => game.side(position, seat));
  const better = lowWins(scores, winners) ? -1 : 1;
  const returns = scores.map((score, seat) => {
    const others = scores.filter((_, other) => sides[other] !== sides[seat]);
    if (others.length === 0) return score;
    // Not -0, which JSON would not keep.
    return better * (score - others.reduce((sum, other) => sum + other, 0) / others.length) + 0;
  });
  return { scores, winners, returns };
}

/** Whether the lowest score has won, as in Do-Boy. */
function lowWins(scores: readonly number[], winners: readonly number[]): boolean {
  const lost = scores.filter((_, seat) => !winners.includes(seat));
  return winners.length > 0 && lost.length > 0 && scores[winners[0]] < Math.min(...lost);
}
