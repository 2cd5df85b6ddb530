// What a hint tells of a choice in Tactics: the contract, bids, discards and the squad in play.

import type { HintFacts } from '../../hint-facts.ts';
import { PASS } from '../../mechanics/auction.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { contractGoal } from '../../mechanics/contract-goal.ts';
import { type SquadWords, squadHints } from '../../mechanics/squad-hints.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import type { FactOf } from '../../told.ts';
import { numberOfBid } from './play.ts';
import { DECK, RESERVE, type Tactics } from './position.ts';
import { tricks } from './tricks.ts';

export const hintFacts: HintFacts<Tactics, FactOf<SquadWords>> = {
  goal(p, seat) {
    if (p.bid === PASS || !p.sheet) return undefined;
    const { bidder, bid, captured } = p.sheet.entry;
    const made = captured >= numberOfBid(bid);
    return contractGoal(sideOf(bidder) === sideOf(seat), made);
  },
  ...squadHints({
    deck: DECK,
    tricks,
    numberOfBid,
    taken: (p) => p.sheet!.entry.captured,
    cardsOf: (discard) => unpackChoice(discard, RESERVE),
    discarded: (p) => p.discards,
    each: tacticsPoints.squad,
  }),
};
