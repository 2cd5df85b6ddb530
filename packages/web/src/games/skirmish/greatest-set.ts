// The trick of a hand in which a spy cost the enemy most: it takes no trick by that, so no taker's points tell of it
// (SKI-11, SKI-15).

import type { TakenRound } from '../../table/model/rounds.ts';
import { factsOf } from './facts.ts';

interface GreatestSet {
  readonly round: TakenRound;
  /** The side that was set, and by how much. */
  readonly side: number;
  readonly points: number;
  /** Whose spy it was; undefined where it may have been one of several. */
  readonly by: number | undefined;
}

const SPY = /^[AN](50|100)$/;

/** The first of those that cost most; undefined where nobody was set. `sides` are those of the seats. */
export function greatestSet(
  rounds: readonly TakenRound[],
  sides: readonly number[],
): GreatestSet | undefined {
  let before: readonly number[] = [0, 0];
  let greatest: GreatestSet | undefined;
  for (const round of rounds) {
    const { set } = factsOf(round.view);
    for (const side of [0, 1]) {
      const points = set[side] - before[side];
      if (points <= (greatest?.points ?? 0)) continue;
      const spies = round.cards.filter(({ by, card }) => SPY.test(card) && sides[by] !== side);
      greatest = { round, side, points, by: spies.length === 1 ? spies[0].by : undefined };
    }
    before = set;
  }
  return greatest;
}
