// The course of Do-Boy: who acts, what is legal, and what an action does.

import { type Actor, type Actors, BY_CHANCE, type CardChoice, type Draw, type Move } from '../../game.ts';
import { listChoices, unpackChoice } from '../../mechanics/choices.ts';
import {
  addCard,
  cardsIn,
  companyOf,
  dropCard,
  highBit,
  listCards,
  listFollowing,
  numberOf,
  PRESIDENT,
} from '../../mechanics/companies.ts';
import { soleHighest } from '../../mechanics/cut.ts';
import type { Card } from '../../pack.ts';
import { doBoyPoints, parker } from '../../packs/parker.ts';
import {
  CUT,
  type DoBoy,
  EXCHANGE,
  GIFT,
  NO_GIFT,
  NOBODY,
  OVER,
  PLAY,
  SHUFFLE,
  squadsOf,
} from './position.ts';

/** The first cards of the pack are Infantry. */
const INFANTRY = parker.cards.findIndex((card) => card.kind !== 'company' || card.company !== 'infantry');
/** A scratch list for `legal`. */
const HAND: Card[] = [];

export function actors(p: DoBoy): Actors {
  if (p.phase === PLAY) return 1 << p.turn;
  if (p.phase === OVER) return 0;
  if (p.phase !== EXCHANGE) return BY_CHANCE;
  // DOB-1: all choose at the same time, each once.
  let set = 0;
  for (let seat = 0; seat < p.seats; seat++) if (p.gifts[seat] === NO_GIFT) set |= 1 << seat;
  return set;
}

export function draw(p: DoBoy): Draw {
  return p.phase === CUT
    ? { verb: 'cut', from: p.deck.cards, count: p.seats, opens: true }
    : { verb: 'shuffle', from: p.deck.cards, count: p.deck.cards.length, opens: true };
}

export function deal(p: DoBoy, cards: readonly Card[]): void {
  if (p.phase === CUT) cutForDeal(p, cards);
  else dealHand(p, cards);
}

export function cutForDeal(p: DoBoy, cards: readonly Card[]): void {
  p.dealer = soleHighest(cards.map((card) => (card === PRESIDENT ? 13 : numberOf(card))));
  if (p.dealer !== NOBODY) p.phase = SHUFFLE;
}

function dealHand(p: DoBoy, cards: readonly Card[]): void {
  openHand(p);
  const each = squadsOf(p);
  for (let i = 0; i < each * p.seats; i++) addCard(p.hands, (p.dealer + 1 + i) % p.seats, cards[i]);
  p.nest = cards.slice(each * p.seats);
}

/** A new hand before its cards are dealt. */
export function openHand(p: DoBoy): void {
  if (p.sheet) p.dealer = (p.dealer + 1) % p.seats;
  p.hands.fill(0);
  p.gifts.fill(NO_GIFT);
  p.points.fill(0);
  p.played = [];
  p.takers = [];
  p.nestTaker = NOBODY;
  p.leader = (p.dealer + 1) % p.seats;
  p.turn = p.leader;
  p.phase = p.exchange ? EXCHANGE : PLAY;
}

export function legal(p: DoBoy, seat: Actor, moves: Move[]): number {
  const low = p.hands[2 * seat];
  const high = p.hands[2 * seat + 1];
  if (p.phase === EXCHANGE) return listChoices(HAND, listCards(low, high, HAND, 0), GIFT, moves);
  if (p.taker === NOBODY) {
    // DOB-3: the President is led only as the last card.
    const others = high & ~highBit(PRESIDENT);
    return low | others ? listCards(low, others, moves, 0) : listCards(0, high, moves, 0);
  }
  // DOB-4: follow the company led; DOB-6: nobody can follow the President.
  return listFollowing(low, high, p.led, moves);
}

/** DOB-1: any three cards are given. */
export function choice(p: DoBoy, seat: Actor): CardChoice | undefined {
  if (p.phase !== EXCHANGE) return undefined;
  return { verb: 'give', cards: cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]), count: GIFT };
}

export function apply(p: DoBoy, seat: Actor, move: Move): void {
  if (p.phase === EXCHANGE) give(p, seat, move);
  else play(p, seat, move);
}

export function give(p: DoBoy, seat: Actor, move: Move): void {
  p.gifts[seat] = move;
  if (p.gifts.includes(NO_GIFT)) return;
  for (let giver = 0; giver < p.seats; giver++) {
    const left = (giver + 1) % p.seats;
    for (const card of unpackChoice(p.gifts[giver], GIFT)) {
      dropCard(p.hands, giver, card);
      addCard(p.hands, left, card);
    }
  }
  p.phase = PLAY;
}

export function play(p: DoBoy, seat: Actor, card: Card): void {
  dropCard(p.hands, seat, card);
  p.played.push(card);
  p.cost += costOf(card);
  // DOB-5: of the company led the highest takes; companies are runs of twelve in the pack's order.
  if (p.taker === NOBODY) {
    p.led = companyOf(card);
    p.best = card;
    p.taker = seat;
  } else if (card > p.best && companyOf(card) === p.led) {
    p.best = card;
    p.taker = seat;
  }
  const next = seat + 1 === p.seats ? 0 : seat + 1;
  if (next === p.leader) takeSquad(p);
  else p.turn = next;
}

function takeSquad(p: DoBoy): void {
  const taker = p.taker;
  if (p.takers.length === 0) {
    // DOB-7: the nest goes with the first squad.
    p.nestTaker = taker;
    for (const card of p.nest) p.cost += costOf(card);
  }
  p.points[taker] += p.cost;
  p.takers.push(taker);
  p.leader = taker;
  p.turn = taker;
  p.taker = NOBODY;
  p.cost = 0;
  if (p.takers.length === squadsOf(p)) score(p);
}

export function score(p: DoBoy): void {
  for (let seat = 0; seat < p.seats; seat++) p.scores[seat] += p.points[seat];
  p.sheet = { entry: { points: p.points.slice(), president: presidentTaker(p) }, before: p.sheet };
  // DOB-9: the target is looked at after a whole hand.
  p.phase = p.scores.some((s) => s >= p.target) ? OVER : SHUFFLE;
}

export function presidentTaker(p: DoBoy): number {
  const at = p.played.indexOf(PRESIDENT);
  return at < 0 ? p.nestTaker : p.takers[Math.floor(at / p.seats)];
}

export function costOf(card: Card): number {
  return card < INFANTRY ? doBoyPoints.infantryCard : card === PRESIDENT ? doBoyPoints.president : 0;
}
