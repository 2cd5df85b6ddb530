// What a hint tells of a choice in Skirmish: the trick in play, Nurses and the spies that take them.

import { drawback, type Effect, type HintFacts } from '../../hint-facts.ts';
import { cardDoes, type TrickWords } from '../../mechanics/card-does.ts';
import { cardsIn } from '../../mechanics/card-sets.ts';
import { takesNext } from '../../mechanics/near.ts';
import type { Card } from '../../pack.ts';
import type { FactOf } from '../../told.ts';
import { play } from './play.ts';
import { branchOf, clone, DECK, NURSES, PLAY, POWER, SEATS, type Skirmish, SPY, sideOf } from './position.ts';
import { tricks } from './tricks.ts';

/** What is said of a choice; suits are the branches. */
export interface SkirmishHintWords extends TrickWords {
  won(): string;
  takesNurse(points: number): string;
  spendsSpy(isOnly: boolean): string;
  keepsSpies(spies: number): string;
}

type SkirmishFact = FactOf<SkirmishHintWords>;

export const hintFacts: HintFacts<Skirmish, SkirmishFact> = {
  near: (p, seat) =>
    p.phase === PLAY
      ? takesNext(p, SEATS, ['won'] as const, (taker) => sideOf(taker) === sideOf(seat))
      : undefined,
  does(p, seat, card) {
    const hand = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
    const unplayed = DECK.filter((one) => !hand.includes(one) && !p.played.includes(one));
    const inTrick = cardDoes(tricks(p), card, { unplayed, suit: branchOf, rank: (one) => POWER[one] });
    const [first, ...others] = inTrick;
    const takesNurse = spied(p, seat, card);
    return [...takesNurse, first, ...spies(hand, unplayed, card, takesNurse.length > 0), ...others];
  },
};

/** SKI-11: what a spy takes away at once. */
function spied(p: Skirmish, seat: number, card: Card): SkirmishFact[] {
  if (SPY[card] === 0) return [];
  const after = clone(p);
  play(after, seat, card);
  const other = 1 - sideOf(seat);
  const set = after.set[other] - p.set[other];
  return set > 0 ? [['takesNurse', set]] : [];
}

/** A spy is worth keeping while a Nurse may still be played. */
function spies(
  hand: readonly Card[],
  unplayed: readonly Card[],
  card: Card,
  isOfUse: boolean,
): Effect<SkirmishFact>[] {
  const held = hand.filter((one) => SPY[one] !== 0);
  if (held.length === 0 || !NURSES.some((nurse) => unplayed.includes(nurse))) return [];
  if (SPY[card] === 0) return [['keepsSpies', held.length]];
  const spends: SkirmishFact = ['spendsSpy', held.length === 1];
  return [isOfUse ? spends : drawback(spends)];
}
