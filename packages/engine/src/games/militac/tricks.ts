// A hand of Militac as the exact solver sees it: squads of one point each, and what the contract pays for them.

import { cardsIn, companyOf, PRESIDENT } from '../../mechanics/companies.ts';
import { COMBINED, companyOfBid } from '../../mechanics/company-bids.ts';
import { PLAY } from '../../mechanics/contract.ts';
import { SEATS, sideOf, squadCards, squadsLeft } from '../../mechanics/squads.ts';
import type { Tricks } from '../../tricks.ts';
import { pointsOf } from './play.ts';
import type { Militac } from './position.ts';
import { companyLed, isPresidentOf, strengthOf } from './president.ts';

const SIDES = [0, 1, 0, 1];

export function tricks(p: Militac): Tricks | undefined {
  if (p.phase !== PLAY) return undefined;
  const power = p.terms.president;
  const commanders = companyOfBid(p.bid);
  const bidders = sideOf(p.bidder);
  // MIL-13: where a company commands, the President is its highest card.
  const presidentSuit = power === 'commander' && commanders !== COMBINED ? commanders : COMBINED;
  const suit = (card: number): number => (card === PRESIDENT ? presidentSuit : companyOf(card));
  const hands = Array.from({ length: SEATS }, (_, seat) => cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]));
  const trick = squadCards(p);
  return {
    hands,
    sides: SIDES,
    leader: p.leader,
    trick,
    follows: (led, card) => {
      const company = companyLed(power, commanders, led);
      if (card === PRESIDENT) return isPresidentOf(power, commanders, company);
      return company < COMBINED && companyOf(card) === company;
    },
    strength: (led, card) => strengthOf(power, commanders, companyLed(power, commanders, led), card),
    ...(power === 'supreme' ? { free: [PRESIDENT] } : {}),
    ...(power === 'idle' ? { ledLast: [PRESIDENT] } : {}),
    suit,
    // With combined forces the President is a company of his own that commands; idle or supreme he is not plain.
    trumps: commanders === COMBINED && power !== 'commander' ? -1 : commanders,
    each: [1, 1],
    pays: (gained) => {
      // What is gained is the difference; half of it and of the squads left are side 0's.
      const ours = p.squads[0] + (squadsLeft(p) + gained) / 2;
      const theirs = p.squads[1] + (squadsLeft(p) - gained) / 2;
      const points = pointsOf(p.bid, bidders, bidders === 0 ? ours : theirs);
      return points[0] - points[1];
    },
    unit: 'squads',
  };
}
