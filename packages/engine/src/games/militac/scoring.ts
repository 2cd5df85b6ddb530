// What both sides scored in a hand of Militac, and what of it by what.

import type { View } from '../../game.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { bidPays } from './bid-worth.ts';
import type { MilitacFacts } from './view.ts';

/** What both sides scored in a hand that is over, for its bid and for squads; undefined where nobody bid. */
export function madeIn({ facts }: View): Record<'bid' | 'squads', number[]> | undefined {
  const { contract, squads: taken } = facts as MilitacFacts;
  if (!contract) return undefined;
  const bidders = sideOf(contract.by);
  const over = taken[bidders] - contract.squads;
  const value = bidPays(contract.squads, contract.company);
  return {
    bid: taken.map((_, side) => ((side === bidders) === over >= 0 ? value : 0)),
    squads: taken.map((count, side) => (over < 0 ? 0 : side === bidders ? over : count)),
  };
}
