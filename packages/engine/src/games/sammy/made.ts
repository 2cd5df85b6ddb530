// What the points of a hand of Sammy are made of, from what everybody sees of it: all cards taken lie open.

import type { View } from '../../game.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { sideIn } from './partners.ts';
import { DENOMINATIONS } from './position.ts';
import { A_BONUS, PRESIDENTS, presidentPoints, TOP_FOUR, topPoints, trickPoints } from './score.ts';
import type { SammyFacts } from './view.ts';

/** How many cards that count the side of a seat has taken. */
export interface TakenCards {
  readonly presidents: number;
  readonly topFour: number;
}

/** What the side of a seat has from the bid, its bonus, the Presidents and the top four (SAM-19). */
export interface Made {
  readonly bid: number;
  readonly bonus: number;
  readonly presidents: number;
  readonly topFour: number;
}

/** Undefined before there is a contract. */
export function takenIn({ facts, places }: View, seat: number): TakenCards | undefined {
  const { contract } = facts as SammyFacts;
  if (!contract) return undefined;
  const top = TOP_FOUR[DENOMINATIONS.indexOf(contract.denomination)];
  const taken = sideIn(facts as SammyFacts, seat)
    .flatMap((mate) => places[`taken:${mate}`] ?? [])
    .map((card) => pack.find(card!)!);
  return {
    presidents: taken.filter((card) => PRESIDENTS.includes(card)).length,
    topFour: taken.filter((card) => top.includes(card)).length,
  };
}

/** Of a hand that was played to its end. */
export function madeIn(view: View, seat: number): Made | undefined {
  const facts = view.facts as SammyFacts;
  const cards = takenIn(view, seat);
  const { contract, tricks = [] } = facts;
  if (!cards || !contract) return undefined;
  const declarants = sideIn(facts, contract.by);
  const declares = declarants.includes(seat);
  const over = declarants.reduce((sum, mate) => sum + tricks[mate], 0) - contract.tricks;
  const scores = declares === over >= 0;
  return {
    bid: scores ? trickPoints(over) : 0,
    bonus: scores ? A_BONUS * contract.bonus : 0,
    presidents: presidentPoints(cards.presidents),
    topFour: topPoints(cards.topFour, declares),
  };
}
