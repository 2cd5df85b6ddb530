// What a hint tells of a choice in Skirmish: the trick in play, Nurses and the spies that take them.

import { cardDoes } from '../../mechanics/card-does.ts';
import { cardsIn } from '../../mechanics/card-sets.ts';
import { takesNext } from '../../mechanics/near.ts';
import type { Card } from '../../pack.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import { drawback, type Effect, type Reasons } from '../../reasons.ts';
import { play } from './play.ts';
import {
  branchOf,
  clone,
  DECK,
  NURSES,
  PLAY,
  POWER,
  SEATS,
  SIDES,
  type Skirmish,
  SPY,
  sideOf,
} from './position.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<Skirmish> = {
  near: (p, seat) =>
    p.phase === PLAY ? takesNext(p, SEATS, 'won', (taker) => sideOf(taker) === sideOf(seat)) : undefined,
  does(p, seat, card) {
    const hand = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
    const unplayed = DECK.filter((one) => !hand.includes(one) && !p.played.includes(one));
    const inTrick = cardDoes(tricks(p), card, {
      trick: 'trick',
      unplayed,
      suit: (one) => SIDES[branchOf(one)],
      name: (one) => `the ${SIDES[branchOf(one)]} ${pack.cards[one].number ?? pack.cards[one].title}`,
      rank: (one) => POWER[one],
    });
    const [first, ...others] = inTrick;
    const takesNurse = spied(p, seat, card);
    return [...takesNurse, first, ...spies(hand, unplayed, card, takesNurse.length > 0), ...others];
  },
};

/** SKI-11: what a spy takes away at once. */
function spied(p: Skirmish, seat: number, card: Card): string[] {
  if (SPY[card] === 0) return [];
  const after = clone(p);
  play(after, seat, card);
  const other = 1 - sideOf(seat);
  const set = after.set[other] - p.set[other];
  return set > 0 ? [`takes a Nurse and sets them ${set.toLocaleString('en-US')}`] : [];
}

/** A spy is worth keeping while a Nurse may still be played. */
function spies(hand: readonly Card[], unplayed: readonly Card[], card: Card, isOfUse: boolean): Effect[] {
  const held = hand.filter((one) => SPY[one] !== 0);
  if (held.length === 0 || !NURSES.some((nurse) => unplayed.includes(nurse))) return [];
  if (SPY[card] !== 0) {
    const spends = `spends ${held.length === 1 ? 'your only spy' : 'a spy'}`;
    return [isOfUse ? spends : drawback(spends)];
  }
  return [held.length === 1 ? 'keeps the spy' : 'keeps the spies'];
}
