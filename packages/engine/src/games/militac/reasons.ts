// What a hint tells of a choice in Militac: the contract, the squad in play, what the hand has for a bid.

import { PASS } from '../../mechanics/auction.ts';
import { bidReason } from '../../mechanics/bid-reason.ts';
import { AUCTION, PLAY } from '../../mechanics/contract.ts';
import { contractGoal } from '../../mechanics/contract-goal.ts';
import { takesNext } from '../../mechanics/near.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { trickReason } from '../../mechanics/trick-reason.ts';
import type { Reasons } from '../../reasons.ts';
import { numberOfBid } from './play.ts';
import type { Militac } from './position.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<Militac> = {
  goal(p, seat) {
    if (p.bid === PASS || !p.sheet) return undefined;
    const { bidder, bid, taken } = p.sheet.entry;
    const made = taken >= numberOfBid(bid);
    return contractGoal(sideOf(bidder) === sideOf(seat), made);
  },
  near: (p, seat) =>
    p.phase === PLAY ? takesNext(p, 'squad', (taker) => sideOf(taker) === sideOf(seat)) : undefined,
  because: (p, seat, move) =>
    p.phase === AUCTION ? bidReason(p.hands, seat, move) : trickReason(tricks(p), move, 'squad'),
};
