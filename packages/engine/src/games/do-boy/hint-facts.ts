// What a hint tells of a choice in Do-Boy: cards given away, and the squad in play.

import { drawback, type Effect, type HintFacts } from '../../hint-facts.ts';
import { cardDoes, type TrickWords } from '../../mechanics/card-does.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { cardsIn } from '../../mechanics/companies.ts';
import {
  type CompanyWords,
  companiesWithout,
  companySuits,
  highestOf,
} from '../../mechanics/company-hints.ts';
import { takesNext } from '../../mechanics/near.ts';
import type { Card } from '../../pack.ts';
import type { FactOf } from '../../told.ts';
import { costOf } from './play.ts';
import { type DoBoy, EXCHANGE, GIFT, PLAY } from './position.ts';
import { tricks } from './tricks.ts';

/** What is said of a choice. */
export interface DoBoyHintWords extends TrickWords, CompanyWords {
  taken(): string;
  givesAway(points: number): string;
  keepsNothingAbove(highest: number): string;
}

type DoBoyFact = FactOf<DoBoyHintWords>;

export const hintFacts: HintFacts<DoBoy, DoBoyFact> = {
  near: (p, seat) =>
    p.phase === PLAY ? takesNext(p, p.seats, ['taken'] as const, (taker) => taker === seat) : undefined,
  does(p, seat, move) {
    const hand = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
    if (p.phase === EXCHANGE) return giftDoes(hand, unpackChoice(move, GIFT));
    // DOB-7: what lies in the nest is not known before the first squad is taken.
    return cardDoes(tricks(p), move, {
      ...companySuits,
      avoids: true,
      unplayed: p.deck.cards.filter((card) => !hand.includes(card) && !p.played.includes(card)),
    });
  },
};

/** A hand with nothing above this takes few squads. */
const LOW = 10;

function giftDoes(hand: readonly Card[], gift: readonly Card[]): Effect<DoBoyFact>[] {
  const points = gift.reduce((sum, card) => sum + costOf(card), 0);
  const gives: DoBoyFact = ['givesAway', points];
  const highest = highestOf(hand.filter((card) => !gift.includes(card)));
  const keeps: DoBoyFact = ['keepsNothingAbove', highest];
  return [
    ...companiesWithout(hand, gift),
    points > 0 ? gives : drawback(gives),
    highest <= LOW ? keeps : drawback(keeps),
  ];
}
