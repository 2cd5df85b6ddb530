// What happens in Skirmish: the cut, the two deals, the tricks, the Scout Spies and the score.

import { type Actor, type Actors, BY_CHANCE, type Draw, type Move } from '../../game.ts';
import { addCard, dropCard, listCards } from '../../mechanics/card-sets.ts';
import type { Card } from '../../pack.ts';
import {
  ARMY,
  branchOf,
  CUT,
  DEAL_TRICKS,
  DECK,
  HAND_TRICKS,
  isEnemy,
  NAVY,
  NOBODY,
  NURSES,
  OFFICER,
  OVER,
  PLAY,
  POINTS,
  POWER,
  pileOf,
  playerAt,
  SEATS,
  SHUFFLE,
  type Skirmish,
  SPY,
  sideOf,
} from './position.ts';

export function actors(p: Skirmish): Actors {
  if (p.phase === PLAY) return 1 << p.turn;
  return p.phase === OVER ? 0 : BY_CHANCE;
}

export function draw(p: Skirmish): Draw {
  // SKI-2: one player of each side cuts.
  if (p.phase === CUT) return { verb: 'cut', from: DECK, count: 2, opens: true };
  if (!p.sides) return { verb: 'shuffle', from: DECK, count: DECK.length, opens: true };
  // SKI-4: the Navy's cards are shuffled first, then the Army's.
  const opens = p.navy.length === 0;
  const from = opens ? NAVY : ARMY;
  return { verb: 'shuffle', from, count: from.length, opens };
}

export function deal(p: Skirmish, cards: readonly Card[]): void {
  if (p.phase === CUT) {
    cutForDeal(p, cards);
  } else if (!p.sides) {
    openHand(p);
    dealFirst(p, cards);
  } else if (p.navy.length === 0) {
    openHand(p);
    p.navy = cards.slice();
  } else {
    dealFirst(p, byTurns(p, cards, p.navy));
  }
}

export function cutForDeal(p: Skirmish, cards: readonly Card[]): void {
  const [army, navy] = [POWER[cards[0]], POWER[cards[1]]];
  if (army === navy) return;
  p.dealer = army > navy ? 0 : 1;
  p.phase = SHUFFLE;
}

/** A new hand before its cards are dealt. */
export function openHand(p: Skirmish): void {
  if (p.sheet) p.dealer = (p.dealer + 1) & 3;
  p.leader = NOBODY;
  p.hands.fill(0);
  p.played = [];
  p.takers = [];
  p.keepers.fill(NOBODY);
  p.captured.fill(0);
  p.set.fill(0);
}

/** SKI-4: the cards of both branches in one order, so that each goes to a seat of its own side. */
function byTurns(p: Skirmish, army: readonly Card[], navy: readonly Card[]): Card[] {
  return DECK.map((_, place) => (sideOf(seatDealt(p, place)) === 0 ? army : navy)[place >> 1]);
}

/** SKI-3: clockwise, beginning on the dealer's left. */
export function seatDealt(p: Skirmish, place: number): number {
  return (p.dealer + 1 + place) & 3;
}

function dealFirst(p: Skirmish, order: readonly Card[]): void {
  const first = SEATS * DEAL_TRICKS;
  for (let place = 0; place < first; place++) addCard(p.hands, seatDealt(p, place), order[place]);
  p.stock = order.slice(first);
  beginPlay(p);
}

export function beginPlay(p: Skirmish): void {
  p.navy = [];
  // SKI-6
  p.leader = p.dealer;
  p.turn = p.dealer;
  p.phase = PLAY;
}

/** SKI-7: any card of the hand. */
export function legal(p: Skirmish, seat: Actor, moves: Move[]): number {
  return listCards(p.hands[2 * seat], p.hands[2 * seat + 1], moves, 0);
}

export function play(p: Skirmish, seat: Actor, card: Card): void {
  dropCard(p.hands, seat, card);
  if (SPY[card] !== 0 && (p.withHolder | p.withFifty) !== 0) spyOut(p, seat, card);
  p.played.push(card);
  const power = POWER[card];
  if (power < 0) p.withHolder |= 1 << branchOf(card);
  // SKI-8: among equal cards the one played first.
  if (p.taker === NOBODY || power > POWER[p.best]) {
    p.best = card;
    p.taker = seat;
  }
  const next = (seat + 1) & 3;
  if (next === p.leader) takeTrick(p);
  else p.turn = next;
}

/** SKI-11: what a spy does to the trick as it is before the spy lies in it. */
function spyOut(p: Skirmish, seat: number, spy: Card): void {
  const enemyHolds = sideOf(p.taker) !== sideOf(seat);
  const holder = POWER[p.best];
  if (SPY[spy] === 100) {
    snatchFromFifty(p, seat);
    if (enemyHolds && holder >= OFFICER)
      p.withHolder &= ~snatch(p, p.withHolder, sideOf(p.taker), seat, 2000);
  } else if (enemyHolds && holder >= 0 && holder < OFFICER) {
    const taken = snatch(p, p.withHolder, sideOf(p.taker), seat, 1000);
    p.withHolder &= ~taken;
    p.withFifty |= taken;
  }
}

/** SKI-11c: a 100 takes from a 50 of the other side what that took; nothing takes it from the 100 (SKI-14). */
function snatchFromFifty(p: Skirmish, seat: number): void {
  const other = 1 - sideOf(seat);
  let nurses = 0;
  for (let branch = 0; branch < NURSES.length; branch++) {
    if (p.withFifty & (1 << branch) && sideOf(p.keepers[branch]) === other) nurses |= 1 << branch;
  }
  p.withFifty &= ~snatch(p, nurses, other, seat, 1000);
}

/** Takes these Nurses from a side, as far as the rules let it, and sets the side, once (SKI-16); returns those taken. */
function snatch(p: Skirmish, nurses: number, from: number, by: number, points: number): number {
  let taken = 0;
  for (let branch = 0; branch < NURSES.length; branch++) {
    if (!(nurses & (1 << branch)) || (p.rescuesOnly && !isCaptive(p, NURSES[branch], from))) continue;
    taken |= 1 << branch;
    p.keepers[branch] = by;
  }
  if (taken !== 0) p.set[from] += points;
  return taken;
}

/** SKI-13: whether a Nurse in the trick would count as captured for the side that has her. */
function isCaptive(p: Skirmish, nurse: Card, side: number): boolean {
  const place = p.played.indexOf(nurse) - SEATS * p.takers.length;
  return isEnemy(p, nurse, playerAt(p, place), side);
}

function takeTrick(p: Skirmish): void {
  const { taker } = p;
  const from = SEATS * p.takers.length;
  for (let place = 0; place < SEATS; place++) {
    const card = p.played[from + place];
    const side = pileOf(p, card, taker);
    if (isEnemy(p, card, playerAt(p, place), side)) p.captured[side] += POINTS[card];
  }
  p.takers.push(taker);
  p.leader = taker;
  p.turn = taker;
  p.taker = NOBODY;
  p.withHolder = 0;
  p.withFifty = 0;
  if (p.takers.length === DEAL_TRICKS) dealStock(p);
  else if (p.takers.length === HAND_TRICKS) score(p);
}

/** SKI-5 */
function dealStock(p: Skirmish): void {
  for (let place = 0; place < p.stock.length; place++) addCard(p.hands, seatDealt(p, place), p.stock[place]);
  p.stock = [];
}

function score(p: Skirmish): void {
  const whole = wholeGame(p);
  // SKI-17, SKI-18
  for (let side = 0; side < 2; side++) p.scores[side] += p.captured[side] - p.set[side];
  p.sheet = { entry: { captured: p.captured.slice(), set: p.set.slice(), whole }, before: p.sheet };
  const [army, navy] = p.scores as [number, number];
  // SKI-20
  const passed = p.limit === 0 || army >= p.limit || navy >= p.limit;
  p.phase = whole !== NOBODY || (passed && army !== navy) ? OVER : SHUFFLE;
}

/** SKI-19: the side in whose pile all 48 cards lie, or NOBODY. */
function wholeGame(p: Skirmish): number {
  const side = sideOf(p.takers[0]);
  const everyTrick = p.takers.every((taker) => sideOf(taker) === side);
  const everyNurse = p.keepers.every((keeper) => keeper === NOBODY || sideOf(keeper) === side);
  return everyTrick && everyNurse ? side : NOBODY;
}

/** The side that has won a match that is over (SKI-19, SKI-20). */
export function winner(p: Skirmish): number {
  const { whole } = p.sheet!.entry;
  if (whole !== NOBODY) return whole;
  return p.scores[0] > p.scores[1] ? 0 : 1;
}
