// When every trick that is left is certain to be one seat's (ARM-9 to ARM-16), told from its view alone. Any service may
// come to be followed, so only the highest cards of all are certain, or those that nobody is left to play against.

import type { View } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { isIntel, strengthOf } from './cards.ts';
import { ON_BOARD, ON_TOP } from './deal.ts';
import type { ArmedForcesFacts } from './view.ts';

/** Whether the seat of the view leads and takes all that is left, whatever the others hold and whatever it plays. */
export function takesTheRest({ phase, seat, places, facts }: View): boolean {
  const { leader, penalties } = facts as ArmedForcesFacts;
  // In honor mode cards may come back to hands (ARM-H5).
  if (phase !== 'play' || places['trick'].length > 0 || leader !== seat || penalties) return false;
  const hand = cardsOf(places[`hand:${seat}`]);
  const others = Object.keys(places).filter((place) => /^hand:/.test(place) && place !== `hand:${seat}`);
  // Who has more cards plays on when this hand is empty (ARM-5).
  if (others.some((place) => places[place].length > hand.length)) return false;
  if (others.every((place) => places[place].length === 0)) return true; // ARM-16
  const weakest = Math.min(...hand.map((card) => strengthOf[card]));
  return mayBeHeld(places, hand).every((card) => strengthOf[card] < weakest);
}

/** The cards that another hand may hold: all that were not seen; of intel only where some was dealt that was not. */
function mayBeHeld(places: View['places'], hand: readonly Card[]): Card[] {
  const board = cardsOf(places['board']);
  const taken = Object.keys(places).filter((place) => place.startsWith('taken:'));
  const seen = new Set([...hand, ...board, ...taken.flatMap((place) => cardsOf(places[place]))]);
  const intelLeft = ON_BOARD + ON_TOP - board.length - hand.filter(isIntel).length;
  return pack.cards.flatMap((_, card) =>
    seen.has(card) || (isIntel(card) && intelLeft === 0) ? [] : [card],
  );
}

function cardsOf(ids: View['places'][string]): Card[] {
  return ids.flatMap((id) => (id === null ? [] : [pack.find(id)!]));
}
