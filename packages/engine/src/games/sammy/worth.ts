// What a trick of Sammy is worth by the cards in it, and what a bid is, in words.

import { sammy as pack } from '../../packs/sammy.ts';
import { DENOMINATIONS } from './position.ts';
import { A_BONUS, A_TRICK, MADE, PRESIDENTS, presidentPoints, TOP_FOUR } from './score.ts';

/** "25", with a President in it "50", and how many of the top four it holds: "50, and 2 of the top four". */
export function worthOfTrick(cards: readonly string[], denomination: string): string {
  const laid = cards.map((card) => pack.find(card)!);
  const among = (list: readonly number[]): number => laid.filter((card) => list.includes(card)).length;
  const points = A_TRICK + presidentPoints(among(PRESIDENTS));
  const top = among(TOP_FOUR[DENOMINATIONS.indexOf(denomination)] ?? []);
  return top === 0 ? String(points) : `${points}, ${top} of the top four`;
}

/** SAM, Scoring: a bid is worth the same whatever it is; the bid at hand, or any. */
export function worthOfBid(tricks: string | undefined): string {
  return tricks === undefined
    ? `Made: ${MADE}, and ${A_TRICK} for each trick above it. Each trick short: ${A_TRICK} to the others.`
    : `${tricks} tricks or more: ${MADE}, and ${A_TRICK} for each above. Each one short: ${A_TRICK} to the others.`;
}

/** "bonus 100", as many as were placed and doubled; nothing where there is none. */
export function worthOfBonus(bonus: number): string {
  return bonus === 0 ? '' : `bonus ${A_BONUS * bonus}`;
}
