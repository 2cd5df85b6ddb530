// Both rounds of a trick and its taking (ARM-5 to ARM-16): who is asked, what is legal, what follows.

import { type Actor, type Actors, BY_CHANCE, BY_CLOCK, CLOCK, type Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { callers, callWrongCard, listCalls, showCard, suspect, turnedUp } from './calls.ts';
import {
  bitOf,
  cardOf,
  higherThan,
  isIntel,
  type Laid,
  lay,
  listHand,
  listService,
  SERVICES,
  seatOf,
  serviceOf,
  strengthOf,
} from './cards.ts';
import { type ArmedForces, IMPROVISE, NONE, OVER, PLAY, WINDOW } from './position.ts';
import { scoreHand } from './score.ts';

/** The move of a seat that does not improvise; beyond every card. */
export const PASS: Move = 70;

export function actors(p: ArmedForces): Actors {
  if (p.phase === PLAY || p.phase === IMPROVISE) return 1 << p.turn;
  if (p.phase === OVER) return 0;
  return p.phase === WINDOW ? BY_CLOCK | callers(p) : BY_CHANCE;
}

export function legal(p: ArmedForces, seat: Actor, moves: Move[]): number {
  if (p.phase === PLAY) return listFirstCards(p, SERVICES * seat, moves);
  if (p.phase === WINDOW) return listCalls(p, seat, moves);
  const n = listSecondCards(p, SERVICES * seat, moves);
  moves[n] = PASS;
  return n + 1;
}

/** The last card, and a pass where every card that could improvise lies open: all can see that there is no choice. */
export function forced(p: ArmedForces, seat: Actor): boolean {
  if (p.phase === PLAY) return p.counts[seat] === 1;
  if (p.phase !== IMPROVISE || p.honor) return false;
  const open = new Array(SERVICES).fill(0);
  for (const laid of [...p.trick, ...p.captured, ...p.board]) {
    const card = cardOf(laid);
    open[serviceOf[card]] |= bitOf[card];
  }
  // ARM-11
  const high = cardOf(p.high);
  const isOut = (service: number): boolean => (higherThan(high, service) & ~open[service]) === 0;
  return isOut(p.followed) && (p.alsoFollowed === NONE || isOut(p.alsoFollowed));
}

function listFirstCards(p: ArmedForces, at: number, moves: Move[]): number {
  // ARM-8: free until two services lie; ARM-H1: in honor mode always.
  if (p.alsoFollowed === NONE || p.honor) return listHand(p.hands, at, moves);
  const n = listService(p.hands[at + p.followed], p.followed, moves, 0);
  const both = listService(p.hands[at + p.alsoFollowed], p.alsoFollowed, moves, n);
  return both > 0 ? both : listHand(p.hands, at, moves);
}

function listSecondCards(p: ArmedForces, at: number, moves: Move[]): number {
  if (p.honor) return listHand(p.hands, at, moves);
  // ARM-11: of a followed service and higher than the initial high card.
  const high = cardOf(p.high);
  const n = listService(p.hands[at + p.followed] & higherThan(high, p.followed), p.followed, moves, 0);
  if (p.alsoFollowed === NONE) return n;
  const bits = p.hands[at + p.alsoFollowed] & higherThan(high, p.alsoFollowed);
  return listService(bits, p.alsoFollowed, moves, n);
}

export function apply(p: ArmedForces, actor: Actor, move: Move): void {
  if (p.phase === PLAY) playFirst(p, actor, move);
  else if (p.phase === IMPROVISE) decide(p, actor, move);
  else if (actor === CLOCK) takeTrick(p);
  else callWrongCard(p, seatOf(move), cardOf(move));
}

export function playFirst(p: ArmedForces, seat: number, card: Card): void {
  const service = serviceOf[card];
  p.hands[SERVICES * seat + service] &= ~bitOf[card];
  p.counts[seat]--;
  p.trick.push(lay(seat, card));
  if (p.honor) showCard(p, seat, card);
  // ARM-7: the first two services of the trick are followed.
  if (p.followed === NONE) p.followed = service;
  else if (p.alsoFollowed === NONE && service !== p.followed) p.alsoFollowed = service;
  if (service !== p.followed && service !== p.alsoFollowed) {
    if (p.honor) suspect(p, seat, card);
  } else if (p.high === NONE || strengthOf[card] > strengthOf[cardOf(p.high)]) {
    p.high = lay(seat, card);
  }
  const next = nextHolder(p, seat, p.leader);
  if (next !== p.leader) p.turn = next;
  else {
    p.phase = IMPROVISE;
    askNext(p, seatOf(p.high));
  }
}

function decide(p: ArmedForces, seat: number, move: Move): void {
  if (move !== PASS) p.hands[SERVICES * seat + serviceOf[move]] &= ~bitOf[move];
  layDecision(p, seat, move);
}

/** The seat passes, or lays a second card that has left its hand; the next is asked (ARM-13: each once). */
export function layDecision(p: ArmedForces, seat: number, move: Move): void {
  p.decided.push(2 * seat + (move === PASS ? 0 : 1));
  if (move !== PASS) {
    p.counts[seat]--;
    p.second.push(lay(seat, move));
  }
  if (seat === seatOf(p.high)) endSecondRound(p);
  else askNext(p, seat);
}

/** ARM-10, ARM-12: the next seat to decide after `seat`; the seat of the initial high card comes last. */
function askNext(p: ArmedForces, seat: number): void {
  const high = seatOf(p.high);
  const next = nextHolder(p, seat, high);
  if (next !== high || (p.second.length > 0 && p.counts[high] > 0)) p.turn = next;
  else endSecondRound(p);
}

/** The next seat clockwise after `seat` that holds a card, or `end` when that comes first. */
function nextHolder(p: ArmedForces, seat: number, end: number): number {
  let next = seat;
  do {
    next = next + 1 === p.seats ? 0 : next + 1;
  } while (next !== end && p.counts[next] === 0);
  return next;
}

function endSecondRound(p: ArmedForces): void {
  if (!p.honor) {
    takeTrick(p);
    return;
  }
  turnedUp(p);
  p.phase = WINDOW;
}

/** ARM-14, ARM-15: the highest card takes; intel goes to the board, the rest to the taker. */
export function takeTrick(p: ArmedForces): void {
  let best = p.high;
  for (const laid of p.second) {
    const service = serviceOf[cardOf(laid)];
    if (service !== p.followed && service !== p.alsoFollowed) continue;
    if (strengthOf[cardOf(laid)] > strengthOf[cardOf(best)]) best = laid;
  }
  const taker = seatOf(best);
  gather(p, p.trick, taker);
  gather(p, p.second, taker);
  p.lastTaker = taker;
  p.lastFirst = p.trick;
  p.lastSecond = p.second;
  p.trick = [];
  p.second = [];
  p.decided = [];
  p.followed = NONE;
  p.alsoFollowed = NONE;
  p.high = NONE;
  // ARM-5: a taker without cards passes the lead on; ARM-16: nobody left to lead ends the hand.
  p.leader = p.counts[taker] > 0 ? taker : nextHolder(p, taker, taker);
  p.turn = p.leader;
  if (p.counts[p.leader] > 0) p.phase = PLAY;
  else scoreHand(p);
}

function gather(p: ArmedForces, cards: readonly Laid[], taker: number): void {
  for (const laid of cards) {
    const card = cardOf(laid);
    if (isIntel(card)) p.board.push(card);
    else p.captured.push(lay(taker, card));
  }
}
