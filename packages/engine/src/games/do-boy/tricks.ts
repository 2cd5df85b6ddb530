// A hand of Do-Boy as the exact solver sees it: the player to move tries to take little.

import { cardsIn, companyOf, numberOf, PRESIDENT } from '../../mechanics/companies.ts';
import type { Tricks } from '../../tricks.ts';
import { costOf } from './play.ts';
import { type DoBoy, PLAY } from './position.ts';

export function tricks(p: DoBoy): Tricks | undefined {
  if (p.phase !== PLAY) return undefined;
  const seats = Array.from({ length: p.seats }, (_, seat) => seat);
  return {
    hands: seats.map((seat) => cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1])),
    sides: seats,
    leader: p.leader,
    trick: p.played.slice(p.takers.length * p.seats),
    // DOB-4, DOB-6
    follows: (led, card) => led !== PRESIDENT && companyOf(card) === companyOf(led),
    // DOB-5
    strength: (led, card) => (companyOf(card) === companyOf(led) ? numberOf(card) : 0),
    suit: companyOf,
    // DOB-3
    ledLast: [PRESIDENT],
    each: seats.map(() => 0),
    worth: (card) => -costOf(card),
    // DOB-7
    pot: p.takers.length === 0 ? -p.nest.reduce((sum, card) => sum + costOf(card), 0) : 0,
    pays: (gained) => gained - p.points[p.turn],
    unit: 'points',
  };
}
