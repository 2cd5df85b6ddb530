// What a hint tells of a choice in Do-Boy: cards given away, and the squad in play.

import { cardDoes } from '../../mechanics/card-does.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { cardsIn } from '../../mechanics/companies.ts';
import { companiesWithout, companyWords, highestOf } from '../../mechanics/company-words.ts';
import { takesNext } from '../../mechanics/near.ts';
import type { Card } from '../../pack.ts';
import { drawback, type Effect, type Reasons } from '../../reasons.ts';
import { costOf } from './play.ts';
import { type DoBoy, EXCHANGE, GIFT, PLAY } from './position.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<DoBoy> = {
  near: (p, seat) =>
    p.phase === PLAY ? takesNext(p, p.seats, 'taken', (taker) => taker === seat) : undefined,
  does(p, seat, move) {
    const hand = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
    if (p.phase === EXCHANGE) return giftDoes(hand, unpackChoice(move, GIFT));
    // DOB-7: what lies in the nest is not known before the first squad is taken.
    return cardDoes(tricks(p), move, {
      ...companyWords,
      trick: 'squad',
      avoids: true,
      unplayed: p.deck.cards.filter((card) => !hand.includes(card) && !p.played.includes(card)),
    });
  },
};

/** A hand with nothing above this takes few squads. */
const LOW = 10;

function giftDoes(hand: readonly Card[], gift: readonly Card[]): Effect[] {
  const points = gift.reduce((sum, card) => sum + costOf(card), 0);
  const left = hand.filter((card) => !gift.includes(card));
  const highest = highestOf(left);
  const keeps = `keeps nothing above ${highest}`;
  return [
    ...companiesWithout(hand, gift),
    points > 0
      ? `gives ${points} ${points === 1 ? 'point' : 'points'} away`
      : drawback('gives no points away'),
    highest <= LOW ? keeps : drawback(keeps),
  ];
}
