// Advice for Armed Forces: a player who knows the intel cards in all hands knows what each service will be worth. Cards are
// weighed by the trick they would make: who can still overtake it, and what it carries.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import {
  bitOf,
  cardOf,
  higherThan,
  INTEL,
  isIntel,
  type Laid,
  listService,
  SERVICES,
  seatOf,
  serviceOf,
  strengthOf,
} from './cards.ts';
import { PASS } from './play.ts';
import { type ArmedForces, IMPROVISE, NONE, OVER, PLAY, WINDOW } from './position.ts';
import { multiplierOf, pointsOf, winnersOf, worthOf } from './score.ts';

/** What a match won is worth beside its points. */
const WON = 25;
/** The chance to keep a trick that one, two … others could overtake. */
const KEPT: readonly number[] = [1, 0.45, 0.25, 0.15, 0.1];
/** What each step of strength is worth in the hand, and what a card costs that is laid second. */
const STRENGTH = 0.045;
const SECOND = 0.7;
/** What it costs to give an enemy a point, beside winning one. */
const GIVEN = 0.45;
/** The lead after the trick. */
const LEAD = 0.3;

/** What the services will be worth once every intel card in a hand or in the trick lies on the board. */
function finalWorth(p: ArmedForces): number[] {
  const board = p.board.slice();
  for (const laid of p.trick) if (isIntel(cardOf(laid))) board.push(cardOf(laid));
  for (const laid of p.second) if (isIntel(cardOf(laid))) board.push(cardOf(laid));
  for (let i = 0; i < p.hands.length; i++) {
    const bits = p.hands[i] & INTEL;
    if (bits !== 0) board.length = listService(bits, i % SERVICES, board, board.length);
  }
  return worthOf(board);
}

const pointsIn = (worth: readonly number[], card: Card): number =>
  isIntel(card) ? 0 : multiplierOf[card] * worth[serviceOf[card]];

const sumOf = (worth: readonly number[], cards: readonly Laid[]): number =>
  cards.reduce((sum, laid) => sum + pointsIn(worth, cardOf(laid)), 0);

/** Whether a seat holds a card of these services that is higher. */
function reaches(p: ArmedForces, seat: number, card: Card, one: number, other: number): boolean {
  const at = SERVICES * seat;
  if (p.hands[at + one] & higherThan(card, one)) return true;
  return other !== NONE && (p.hands[at + other] & higherThan(card, other)) !== 0;
}

/** What a first card brings: the trick by the chance to keep it, less what the card could do later. */
function firstWorth(p: ArmedForces, worth: readonly number[], seat: number, card: Card): number {
  const service = serviceOf[card];
  const one = p.followed === NONE ? service : p.followed;
  const other = p.alsoFollowed !== NONE ? p.alsoFollowed : service !== one ? service : NONE;
  const follows = service === one || service === other;
  const value = pointsIn(worth, card);
  const high = p.high === NONE ? -1 : strengthOf[cardOf(p.high)];
  const holds = follows && strengthOf[card] > high;
  let rivals = 0;
  for (let s = 0; s < p.seats; s++) {
    if (s !== seat && p.counts[s] > 0 && reaches(p, s, holds ? card : cardOf(p.high), one, other)) rivals++;
  }
  const spent = STRENGTH * strengthOf[card];
  // Behind another's card the trick can still be overtaken in the second round, at the price of a card.
  const later = !holds && p.counts[seat] > 1 && reaches(p, seat, cardOf(p.high), one, other) ? 0.35 : 0;
  const chance = holds ? KEPT[Math.min(rivals, KEPT.length - 1)] : later * KEPT[Math.min(rivals, 4)];
  return chance * (sumOf(worth, p.trick) + value + LEAD) - (1 - chance) * GIVEN * value - spent;
}

/** What a second card brings more than a pass. */
function secondWorth(p: ArmedForces, worth: readonly number[], seat: number, card: Card): number {
  let best = strengthOf[cardOf(p.high)];
  for (const laid of p.second) best = Math.max(best, strengthOf[cardOf(laid)]);
  const value = pointsIn(worth, card);
  const spent = STRENGTH * strengthOf[card] + SECOND;
  if (strengthOf[card] < best) return -GIVEN * value - spent;
  let rivals = 0;
  for (let s = (seat + 1) % p.seats; s !== seat; s = (s + 1) % p.seats) {
    const decided = p.decided.some((d) => d >> 1 === s);
    if (!decided && p.counts[s] > 0 && reaches(p, s, card, p.followed, p.alsoFollowed)) rivals++;
  }
  const chance = KEPT[Math.min(rivals, KEPT.length - 1)];
  const trick = sumOf(worth, p.trick) + sumOf(worth, p.second);
  // What another takes otherwise is lost to him.
  const saved = seatOf(p.high) === seat && p.second.length === 0 ? 0 : GIVEN * Math.max(0, trick);
  return chance * (trick + value + LEAD + saved) - (1 - chance) * GIVEN * value - spent;
}

/** ARM-H2: what can be called is left alone. */
function isWrong(p: ArmedForces, seat: number, card: Card): boolean {
  const service = serviceOf[card];
  const follows = service === p.followed || service === p.alsoFollowed;
  if (p.phase === IMPROVISE) return !follows || (bitOf[card] & higherThan(cardOf(p.high), service)) === 0;
  const at = SERVICES * seat;
  return (
    p.alsoFollowed !== NONE && !follows && (p.hands[at + p.followed] | p.hands[at + p.alsoFollowed]) !== 0
  );
}

function playout(p: ArmedForces, seat: number, moves: readonly Move[], count: number): number {
  if (count === 1 || p.phase === WINDOW) return 0;
  const worth = finalWorth(p);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const card = moves[i];
    let gain = 0;
    if (card !== PASS) {
      gain = p.phase === PLAY ? firstWorth(p, worth, seat, card) : secondWorth(p, worth, seat, card);
      if (p.honor && isWrong(p, seat, card)) gain -= 20;
    }
    if (gain > most) {
      most = gain;
      best = i;
    }
  }
  return best;
}

export const advice: Advice<ArmedForces> = {
  playout: (p, seat, moves, count) => playout(p, seat, moves, count),
  worth(p, seat) {
    if (p.phase === OVER) return p.scores[seat] + (winnersOf(p).includes(seat) ? WON : 0);
    if (p.phase !== PLAY && p.phase !== IMPROVISE && p.phase !== WINDOW) return p.scores[seat];
    return p.scores[seat] + pointsOf(p, worthOf(p.board))[seat];
  },
};
