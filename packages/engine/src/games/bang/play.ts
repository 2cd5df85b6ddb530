// The course of Bang: who acts, what is legal, and what cards laid, calls and the clock bring about.

import { type Actor, type Actors, BY_CHANCE, BY_CLOCK, CLOCK, type Draw, type Move } from '../../game.ts';
import { numberOf } from '../../mechanics/companies.ts';
import type { Card } from '../../pack.ts';
import { moveAll, moveFirst, putUnder } from './packets.ts';
import {
  type Bang,
  CUT,
  cardsOf,
  DECK,
  LAY,
  NO_CALLS,
  OVER,
  SHUFFLE,
  shownNumber,
  WINDOW,
} from './position.ts';

/** BNG-11: this many cards without a match won are a stand-off. */
export const STAND_OFF = 192;

const LAY_CARD: Move = 0;
export const CALL: Move = 1;

export function actors(p: Bang): Actors {
  if (p.phase === LAY) return 1 << p.turn;
  // BNG-4: every player still in the game may call, once.
  if (p.phase === WINDOW) return BY_CLOCK | (p.inGame & ~p.calls);
  return p.phase === OVER ? 0 : BY_CHANCE;
}

export function draw(p: Bang): Draw {
  return p.phase === CUT
    ? { verb: 'cut', from: DECK, count: p.seats, opens: true }
    : { verb: 'shuffle', from: DECK, count: DECK.length, opens: true };
}

export function deal(p: Bang, cards: readonly Card[]): void {
  if (p.phase === CUT) cutForDeal(p, cards);
  else dealHands(p, cards.slice());
}

export function cutForDeal(p: Bang, cards: readonly Card[]): void {
  const numbers = cards.map(numberOf);
  const highest = Math.max(...numbers);
  if (numbers.indexOf(highest) !== numbers.lastIndexOf(highest)) return;
  p.dealer = numbers.indexOf(highest);
  p.phase = SHUFFLE;
}

export function dealHands(p: Bang, faces: readonly Card[]): void {
  p.faces = faces;
  // The last card dealt to a seat is the top of its hand.
  for (let slot = DECK.length - 1; slot >= 0; slot--)
    putUnder(p.packets, slot, (p.dealer + 1 + slot) % p.seats);
  // BNG-1
  p.turn = p.dealer;
  p.phase = LAY;
}

export function legal(p: Bang, seat: Actor, moves: Move[]): number {
  if (p.phase === LAY) moves[0] = LAY_CARD;
  else if (p.calls & (1 << seat)) return 0;
  else moves[0] = CALL;
  return 1;
}

export function apply(p: Bang, actor: Actor, move: Move): void {
  if (actor === CLOCK) closeWindow(p);
  else if (move === CALL) p.calls |= 1 << actor;
  else lay(p, actor);
}

export function lay(p: Bang, seat: number): void {
  takeUpIfEmpty(p, seat);
  moveFirst(p.packets, seat, p.seats + seat);
  p.laid++;
  p.sinceWon++;
  p.lastCalls = NO_CALLS;
  p.matching = matchingPiles(p, seat);
  // BNG-4
  if (p.pay || p.matching !== 0) p.phase = WINDOW;
  else passTurn(p);
}

/** BNG-2: an empty hand takes up its pile, so that the card laid first comes first again. */
export function takeUpIfEmpty(p: Bang, seat: number): void {
  if (p.packets.size[seat] === 0) moveAll(p.packets, p.seats + seat, seat);
}

/** BNG-3: the piles that show the number just laid, the new card's own among them; 0 if it stands alone. */
function matchingPiles(p: Bang, by: number): Actors {
  const number = shownNumber(p, by);
  let piles = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    if (p.packets.size[p.seats + seat] > 0 && shownNumber(p, seat) === number) piles |= 1 << seat;
  }
  return piles === 1 << by ? 0 : piles;
}

export function closeWindow(p: Bang): void {
  const { calls } = p;
  // BNG-5: a sole caller wins the match; a tie and an overlooked match change nothing.
  if (p.matching === 0) payFalseCalls(p, calls);
  else if (calls !== 0 && (calls & (calls - 1)) === 0) winMatch(p, 31 - Math.clz32(calls));
  p.lastCalls = calls;
  p.calls = 0;
  p.matching = 0;
  passTurn(p);
}

/** BNG-6: the matching piles go under the winner's hand, clockwise from the winner's own seat. */
function winMatch(p: Bang, winner: number): void {
  for (let i = 0; i < p.seats; i++) {
    const seat = (winner + i) % p.seats;
    if (p.matching & (1 << seat)) moveAll(p.packets, p.seats + seat, winner);
  }
  p.sinceWon = 0;
  dropOut(p);
}

/** BNG-12: callers pay the seat that laid, clockwise; that seat itself pays last, its left neighbour in the game. */
function payFalseCalls(p: Bang, calls: Actors): void {
  if (calls === 0) return;
  const by = p.turn;
  for (let i = 1; i < p.seats; i++) {
    const payer = (by + i) % p.seats;
    if (calls & (1 << payer)) payCard(p, payer, by);
  }
  dropOut(p);
  const left = nextInGame(p, by);
  if (calls & (1 << by) && left !== by) {
    payCard(p, by, left);
    dropOut(p);
  }
}

function payCard(p: Bang, payer: number, receiver: number): void {
  takeUpIfEmpty(p, payer);
  moveFirst(p.packets, payer, receiver);
}

/** BNG-7: a player with no card left is out. */
function dropOut(p: Bang): void {
  for (let seat = 0; seat < p.seats; seat++) if (cardsOf(p, seat) === 0) p.inGame &= ~(1 << seat);
}

/** The next seat in the game on the left; the seat itself if there is no other. */
function nextInGame(p: Bang, seat: number): number {
  let next = seat;
  do next = next + 1 === p.seats ? 0 : next + 1;
  while (next !== seat && !(p.inGame & (1 << next)));
  return next;
}

function passTurn(p: Bang): void {
  const alone = (p.inGame & (p.inGame - 1)) === 0;
  // BNG-9, BNG-10, BNG-11
  if (alone || p.laid >= p.limit || p.sinceWon >= STAND_OFF) p.phase = OVER;
  else {
    // BNG-8
    p.turn = nextInGame(p, p.turn);
    p.phase = LAY;
  }
}
