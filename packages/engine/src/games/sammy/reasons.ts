// What a hint tells of a choice in Sammy: the contract and the trick in play.

import { contractGoal } from '../../mechanics/contract-goal.ts';
import { takesNext } from '../../mechanics/near.ts';
import { trickReason } from '../../mechanics/trick-reason.ts';
import type { Reasons } from '../../reasons.ts';
import { PLAY, type Sammy, sideOf, tricksOf } from './position.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<Sammy> = {
  goal(p, seat) {
    const hand = p.sheet?.entry;
    if (!hand || tricksOf(hand.bid) === 0) return undefined;
    const made = hand.tricks >= tricksOf(hand.bid);
    return contractGoal(hand.side === sideOf(p, seat), made);
  },
  near: (p, seat) =>
    p.phase === PLAY ? takesNext(p, 'trick', (taker) => sideOf(p, taker) === sideOf(p, seat)) : undefined,
  because: (p, _seat, move) => trickReason(tricks(p), move, 'trick'),
};
