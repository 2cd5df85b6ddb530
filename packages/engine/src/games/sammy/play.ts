// The course of Sammy: cut, deal, bidding, and the play of fourteen tricks by border states or by suits.

import { type Actor, type Actors, BY_CHANCE, type Draw, type Move } from '../../game.ts';
import {
  BORDER_HIGH,
  BORDER_LOW,
  borders,
  highBit,
  LOW_CARDS,
  listCards,
  lowBit,
  SAMMY_DECK,
  SUIT_CARDS,
  suitOf,
} from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import {
  BID,
  BONUS,
  CUT,
  DENOMINATIONS,
  DOUBLE,
  denominationOf,
  HAND_TRICKS,
  leftOf,
  NO_BID,
  NO_CARD,
  NOBODY,
  OVER,
  PASS,
  PLAY,
  partnerOf,
  type Sammy,
  SEATS,
  SHUFFLE,
  seatAfter,
  sideOf,
  tricksOf,
} from './position.ts';
import { countHand, PASSED_OUT } from './score.ts';

const ONE_SUIT = (1 << SUIT_CARDS) - 1;

/** The words of the cards that must be played to a led card by a player who holds one of them (SAM-13, SAM-18). */
export function followLow(p: Sammy, led: Card): number {
  if (!p.bySuits) return BORDER_LOW[led];
  return led < LOW_CARDS ? ONE_SUIT << (SUIT_CARDS * suitOf(led)) : 0;
}

export function followHigh(p: Sammy, led: Card): number {
  if (!p.bySuits) return BORDER_HIGH[led];
  return led < LOW_CARDS ? 0 : ONE_SUIT << (SUIT_CARDS * (suitOf(led) - 2));
}

export function actors(p: Sammy): Actors {
  // SAM-17: the declarant plays for the silent hand.
  if (p.phase === PLAY) return 1 << (p.turn === p.silent ? p.declarant : p.turn);
  if (p.phase === BID) return 1 << p.turn;
  return p.phase === OVER ? 0 : BY_CHANCE;
}

export function draw(p: Sammy): Draw {
  return p.phase === CUT
    ? { verb: 'cut', from: SAMMY_DECK, count: SEATS, opens: true }
    : { verb: 'shuffle', from: SAMMY_DECK, count: SAMMY_DECK.length, opens: true };
}

export function deal(p: Sammy, cards: readonly Card[]): void {
  if (p.phase === CUT) {
    cut(p, cards);
    return;
  }
  openHand(p);
  // SAM-4: the first card goes to the dealer's left.
  let seat = leftOf(p, p.dealer);
  for (const card of cards) {
    p.hands[2 * seat] |= lowBit(card);
    p.hands[2 * seat + 1] |= highBit(card);
    seat = leftOf(p, seat);
  }
}

/** SAM-3: the card that stands first in the pack is the highest. */
export function cut(p: Sammy, cards: readonly Card[]): void {
  p.firstDealer = cards.indexOf(Math.min(...cards));
  p.dealer = p.firstDealer;
  p.phase = SHUFFLE;
}

/** A new hand before its cards are dealt. */
export function openHand(p: Sammy): void {
  // SAM-2, SAM-5: chairs change with every round of four; the winner of the cut deals first in each.
  if (p.changing) p.order = (p.dealt >> 2) % 3;
  p.dealer = seatAfter(p, p.firstDealer, p.dealt & 3);
  p.dealt += 1;
  p.turn = p.dealer;
  p.calls = [];
  p.passes = 0;
  p.bid = NO_BID;
  p.bidder = NOBODY;
  p.bonus = 0;
  p.declarant = NOBODY;
  p.silent = NOBODY;
  p.leader = NOBODY;
  p.hands.fill(0);
  p.played = [];
  p.takers = [];
  p.taken.fill(0);
  p.phase = BID;
}

export function legal(p: Sammy, seat: Actor, moves: Move[]): number {
  return p.phase === BID ? legalCalls(p, seat, moves) : legalCards(p, moves);
}

/** SAM-7. */
function legalCalls(p: Sammy, seat: Actor, moves: Move[]): number {
  moves[0] = PASS;
  let n = 1;
  if (p.bid !== NO_BID) {
    const own = sideOf(p, p.bidder) === sideOf(p, seat);
    if (!own && p.bonus === 0) moves[n++] = BONUS;
    if (own && p.bonus === 1) moves[n++] = DOUBLE;
  }
  const fewest = p.bid === NO_BID ? p.minimumBid : tricksOf(p.bid) + 1;
  const end = (HAND_TRICKS + 1) * DENOMINATIONS.length;
  for (let bid = fewest * DENOMINATIONS.length; bid < end; bid++) moves[n++] = bid;
  return n;
}

/** The cards of the hand whose turn it is, the silent one included. */
function legalCards(p: Sammy, moves: Move[]): number {
  const low = p.hands[2 * p.turn];
  const high = p.hands[2 * p.turn + 1];
  if (p.led === NO_CARD) return listCards(low, high, moves, 0);
  const n = listCards(low & followLow(p, p.led), high & followHigh(p, p.led), moves, 0);
  return n > 0 ? n : listCards(low, high, moves, 0);
}

export function apply(p: Sammy, seat: Actor, move: Move): void {
  if (p.phase === BID) call(p, seat, move);
  else play(p, move);
}

function call(p: Sammy, seat: Actor, move: Move): void {
  p.calls.push(move);
  if (move === PASS) {
    p.passes += 1;
  } else {
    p.passes = 0;
    if (move === BONUS) p.bonus = 1;
    else if (move === DOUBLE) p.bonus = 2;
    else {
      // SAM-8: a new bid wipes out the bonus.
      p.bid = move;
      p.bidder = seat;
      p.bonus = 0;
    }
  }
  p.turn = leftOf(p, seat);
  // SAM-9
  if (p.passes === SEATS) closeHand(p);
  else if (p.passes === SEATS - 1 && p.bid !== NO_BID) openPlay(p);
}

function openPlay(p: Sammy): void {
  p.declarant = p.starter ? starterOf(p) : p.bidder;
  // SAM-12, SAM-16
  p.leader = p.bySuits ? leftOf(p, p.declarant) : p.declarant;
  p.turn = p.leader;
  p.phase = PLAY;
}

/** SAM-11: who of the bidding side first named the denomination of the outstanding bid. */
function starterOf(p: Sammy): number {
  const denomination = denominationOf(p.bid);
  const side = sideOf(p, p.bidder);
  const first = p.calls.findIndex(
    (made, i) => isBid(made) && denominationOf(made) === denomination && sideOf(p, callerOf(p, i)) === side,
  );
  return callerOf(p, first);
}

export function callerOf(p: Sammy, call: number): number {
  return seatAfter(p, p.dealer, call);
}

function isBid(call: number): boolean {
  return call >= DENOMINATIONS.length;
}

/** Plays a card from the hand whose turn it is. */
function play(p: Sammy, card: Card): void {
  const seat = p.turn;
  if (card < LOW_CARDS) p.hands[2 * seat] &= ~(1 << card);
  else p.hands[2 * seat + 1] &= ~(1 << (card - LOW_CARDS));
  p.played.push(card);
  if (p.led === NO_CARD) {
    p.led = card;
    p.best = card;
    p.taker = seat;
    if (p.bySuits && p.silent === NOBODY) p.silent = partnerOf(p, p.declarant);
  } else if (winsOver(p.bySuits, denominationOf(p.bid), p.led, p.best, card)) {
    p.best = card;
    p.taker = seat;
  }
  const next = leftOf(p, seat);
  if (next === p.leader) takeTrick(p);
  else p.turn = next;
}

/** Whether a card wins over the best of the trick so far; in a suit the smaller index is the higher card. */
export function winsOver(bySuits: boolean, trumps: number, led: Card, best: Card, card: Card): boolean {
  const suit = suitOf(card);
  const bestSuit = suitOf(best);
  // SAM-14: trumps only change the ranking; a card that does not border the led one cannot win.
  if (!bySuits && !borders(led, card)) return false;
  if (suit === bestSuit) return card < best;
  if (suit === trumps) return true;
  if (bestSuit === trumps) return false;
  // SAM-18: by suits nothing but trumps wins over the suit led.
  return !bySuits && suit < bestSuit;
}

function takeTrick(p: Sammy): void {
  const taker = p.taker;
  const words = 2 * sideOf(p, taker);
  const first = SEATS * p.takers.length;
  for (let i = first; i < first + SEATS; i++) {
    const card = p.played[i];
    if (card < LOW_CARDS) p.taken[words] |= 1 << card;
    else p.taken[words + 1] |= 1 << (card - LOW_CARDS);
  }
  p.takers.push(taker);
  p.leader = taker;
  p.turn = taker;
  p.led = NO_CARD;
  if (p.takers.length === HAND_TRICKS) closeHand(p);
}

/** SAM-10, SAM-19 to SAM-21. */
function closeHand(p: Sammy): void {
  const entry = p.bid === NO_BID ? PASSED_OUT : countHand(p);
  for (let seat = 0; seat < SEATS; seat++) p.scores[seat] += entry.points[seat];
  p.sheet = { entry, before: p.sheet };
  p.phase = p.dealt === p.deals ? OVER : SHUFFLE;
}
