// What a hint tells of a choice in Militac: the contract, bids, discards and the squad in play.

import { PASS } from '../../mechanics/auction.ts';
import { contractGoal } from '../../mechanics/contract-goal.ts';
import { squadReasons } from '../../mechanics/squad-reasons.ts';
import { sideOf } from '../../mechanics/squads.ts';
import type { Reasons } from '../../reasons.ts';
import { numberOfBid } from './play.ts';
import { DECK, type Militac } from './position.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<Militac> = {
  goal(p, seat) {
    if (p.bid === PASS || !p.sheet) return undefined;
    const { bidder, bid, taken } = p.sheet.entry;
    const made = taken >= numberOfBid(bid);
    return contractGoal(sideOf(bidder) === sideOf(seat), made);
  },
  ...squadReasons({
    deck: DECK.cards,
    tricks,
    numberOfBid,
    taken: (p) => p.sheet!.entry.taken,
    cardsOf: (discard) => [discard],
    discarded: (p) => [p.discarded],
  }),
};
