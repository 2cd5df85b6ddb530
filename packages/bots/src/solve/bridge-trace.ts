// A deal of bridge as it is played: what declarer will have taken in all, before the play and after each of its cards.

import type { Card } from '@messdeck/engine';
import { bridgeTricks } from './bridge.ts';
import type { ListedDeal } from './bridge-list.ts';
import type { Solver } from './solver.ts';

/** A position of the play: the hands, who led, what lies on the table, and the tricks each side has. */
export interface BridgeStep {
  readonly hands: readonly (readonly Card[])[];
  readonly leader: number;
  readonly trick: readonly Card[];
  readonly taken: readonly [number, number];
}

/** The positions of the play, from the full deal on, one after each card. */
export function stepsOf({ hands, trumps, leader, play }: ListedDeal): BridgeStep[] {
  const rules = bridgeTricks(hands, trumps, leader);
  let step: BridgeStep = { hands, leader, trick: [], taken: [0, 0] };
  const steps = [step];
  for (const card of play) {
    const held = step.hands.map((cards) => cards.filter((other) => other !== card));
    const trick = [...step.trick, card];
    if (trick.length < 4) {
      step = { ...step, hands: held, trick };
    } else {
      const strengths = trick.map((laid) => rules.strength(trick[0], laid));
      const taker = (step.leader + strengths.indexOf(Math.max(...strengths))) % 4;
      const taken: [number, number] = [step.taken[0], step.taken[1]];
      taken[taker % 2]++;
      step = { hands: held, leader: taker, trick: [], taken };
    }
    steps.push(step);
  }
  return steps;
}

/** Works out a deal's `trace` with a solver, for comparison with the one in the list. */
export function traceOf(solver: Solver, deal: ListedDeal): number[] {
  const declarers = 1 - (deal.leader % 2);
  return stepsOf(deal)
    .slice(0, deal.trace.length)
    .map(({ hands, leader, trick, taken }) => {
      const best = solver.best(bridgeTricks(hands, deal.trumps, leader, trick), { keep: true })!;
      const toCome = hands[leader].length + (trick.length > 0 ? 1 : 0);
      const gained = declarers === 0 ? best.gain : -best.gain;
      return taken[declarers] + (toCome + gained) / 2;
    });
}
