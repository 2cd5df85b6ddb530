// Advice for Do-Boy: gifts that get rid of danger and make companies short, ducking under squads, and the President and
// high Infantry for the player who takes what we cannot follow.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { packChoice } from '../../mechanics/choices.ts';
import { cardsIn, companyOf, numberOf, ofCompany, PRESIDENT } from '../../mechanics/companies.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import { type DoBoy, EXCHANGE, GIFT, NOBODY, PLAY } from './position.ts';

/** How much players differ in what they think of a card. */
const WHIM = 5;

/** How many cards of a company a seat holds. */
function lengthOf(p: DoBoy, seat: number, company: number): number {
  return company > 3 ? 0 : bitCount(ofCompany(p.hands[2 * seat], p.hands[2 * seat + 1], company));
}

/** How gladly a card is given away: the higher, and the nearer its company is to being gone. */
function danger(p: DoBoy, seat: number, card: Card): number {
  if (card === PRESIDENT) return 7;
  const length = lengthOf(p, seat, companyOf(card));
  const number = numberOf(card);
  return number + (card < 12 ? 1 : 0) + 1.5 * Math.max(0, 4 - length) - (length > 5 ? 2 : 0);
}

function gift(p: DoBoy, seat: number, random: Random): Move {
  const cards = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
  const worth = new Map(
    cards.map((card) => [card, danger(p, seat, card) + (WHIM * random.below(1000)) / 1000]),
  );
  const given = cards.sort((a, b) => worth.get(b)! - worth.get(a)!).slice(0, GIFT);
  return packChoice(given.sort((a, b) => a - b));
}

/** The index with the greatest worth. */
function most(count: number, worth: (index: number) => number): number {
  let best = 0;
  let greatest = worth(0);
  for (let i = 1; i < count; i++) {
    const value = worth(i);
    if (value > greatest) {
      greatest = value;
      best = i;
    }
  }
  return best;
}

function sensible(p: DoBoy, seat: number, moves: readonly Move[], count: number): number {
  if (count === 1) return 0;
  if (p.taker === NOBODY) return most(count, (i) => leadWorth(p, seat, moves[i]));
  if (companyOf(moves[0]) !== p.led) return most(count, (i) => throwWorth(p, seat, moves[i]));
  const after = (p.leader - seat - 1 + p.seats) % p.seats;
  return most(count, (i) => followWorth(p, moves[i], after));
}

/** Under the best card as high as possible; above it as high as possible if nobody comes after, else as low. */
function followWorth(p: DoBoy, card: Card, after: number): number {
  if (card < p.best) return 100 + numberOf(card);
  if (after === 0) return p.cost === 0 ? 105 + numberOf(card) / 10 : numberOf(card);
  return -numberOf(card);
}

function throwWorth(p: DoBoy, seat: number, card: Card): number {
  if (card === PRESIDENT) return 1000;
  return (card < 12 ? 30 : 0) + danger(p, seat, card);
}

/** A lead that somebody must beat: low, and while others still hold the company. */
function leadWorth(p: DoBoy, seat: number, card: Card): number {
  const company = companyOf(card);
  const number = numberOf(card);
  if (company > 3) return -100;
  let higher = 0;
  let others = 0;
  for (let s = 0; s < p.seats; s++) {
    if (s === seat) continue;
    const cards = ofCompany(p.hands[2 * s], p.hands[2 * s + 1], company) >>> (12 * (company & 1));
    if (cards !== 0) others++;
    if (cards >>> number !== 0) higher++;
  }
  const short = 0.5 * Math.max(0, 4 - lengthOf(p, seat, company));
  if (higher === 0) return -30 - number - (others === 0 ? 10 : 0);
  return 4 * higher - 0.7 * number + short + (card < 12 && number > 5 ? -6 : 0);
}

export const advice: Advice<DoBoy> = {
  sound: true,
  habit: (p, seat, moves, _count, random) =>
    p.phase === EXCHANGE ? moves.indexOf(gift(p, seat, random)) : -1,
  playout: (p, seat, moves, count, random) =>
    p.phase === PLAY ? sensible(p, seat, moves, count) : random.below(count),
};
