// What a hint tells of a choice in Militac: the contract, bids, discards and the squad in play.

import type { HintFacts } from '../../hint-facts.ts';
import { PASS } from '../../mechanics/auction.ts';
import { contractGoal } from '../../mechanics/contract-goal.ts';
import { type SquadWords, squadHints } from '../../mechanics/squad-hints.ts';
import { sideOf } from '../../mechanics/squads.ts';
import type { FactOf } from '../../told.ts';
import { numberOfBid } from './play.ts';
import { DECK, type Militac } from './position.ts';
import { tricks } from './tricks.ts';

export const hintFacts: HintFacts<Militac, FactOf<SquadWords>> = {
  goal(p, seat) {
    if (p.bid === PASS || !p.sheet) return undefined;
    const { bidder, bid, taken } = p.sheet.entry;
    const made = taken >= numberOfBid(bid);
    return contractGoal(sideOf(bidder) === sideOf(seat), made);
  },
  ...squadHints({
    deck: DECK.cards,
    tricks,
    numberOfBid,
    taken: (p) => p.sheet!.entry.taken,
    cardsOf: (discard) => [discard],
    discarded: (p) => [p.discarded],
  }),
};
