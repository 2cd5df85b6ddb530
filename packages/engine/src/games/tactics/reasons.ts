// What a hint tells of a choice in Tactics: the contract, the squad in play, what the hand has for a bid.

import { PASS } from '../../mechanics/auction.ts';
import { contractGoal } from '../../mechanics/contract-goal.ts';
import { squadReasons } from '../../mechanics/squad-reasons.ts';
import { sideOf } from '../../mechanics/squads.ts';
import type { Reasons } from '../../reasons.ts';
import { numberOfBid } from './play.ts';
import type { Tactics } from './position.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<Tactics> = {
  goal(p, seat) {
    if (p.bid === PASS || !p.sheet) return undefined;
    const { bidder, bid, captured } = p.sheet.entry;
    const made = captured >= numberOfBid(bid);
    return contractGoal(sideOf(bidder) === sideOf(seat), made);
  },
  ...squadReasons(tricks),
};
