// A skirmish of Tactics as the exact solver sees it: five points a squad, the Ordnance in it, and the contract.

import { cardsIn, companyOf, PRESIDENT } from '../../mechanics/companies.ts';
import { COMBINED, companyOfBid } from '../../mechanics/company-bids.ts';
import { PLAY } from '../../mechanics/contract.ts';
import { SEATS, squadCards } from '../../mechanics/squads.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import type { Tricks } from '../../tricks.ts';
import { ordnanceOf, pointsOf, strengthIn } from './play.ts';
import { DECK, type Tactics } from './position.ts';

const SIDES = [0, 1, 0, 1];
const NO_COMPANY = 4;
const ORDNANCE = DECK.filter((card) => card > PRESIDENT);

export function tricks(p: Tactics): Tricks | undefined {
  if (p.phase !== PLAY) return undefined;
  // What is captured from here on by both sides together.
  const open = tacticsPoints.hand - p.captured[0] - p.captured[1];
  const hands = Array.from({ length: SEATS }, (_, seat) => cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]));
  const trick = squadCards(p);
  const commanders = companyOfBid(p.bid);
  return {
    hands,
    sides: SIDES,
    leader: p.leader,
    trick,
    // TAC-11, TAC-12
    follows: (led, card) => companyOf(led) < NO_COMPANY && companyOf(card) === companyOf(led),
    strength: (led, card) => strengthIn(p, companyOf(led), card),
    suit: companyOf,
    // TAC-13: where Ordnance is led, numbers of different companies are compared.
    mixing: ORDNANCE,
    trumps: commanders === COMBINED ? -1 : commanders,
    each: [tacticsPoints.squad, tacticsPoints.squad],
    worth: ordnanceOf,
    pays: (gained) => {
      const ours = p.captured[0] + (open + gained) / 2;
      const points = pointsOf(p, [ours, tacticsPoints.hand - ours]);
      return points[0] - points[1];
    },
    unit: 'points',
  };
}
