// United States: who acts, what is legal, and what an action does.

import { type Actor, type Actors, BY_CHANCE, BY_CLOCK, CLOCK, type Draw, type Move } from '../../game.ts';
import {
  BORDER_HIGH,
  BORDER_LOW,
  borders,
  cardsIn,
  highBit,
  LOW_CARDS,
  listCards,
  lowBit,
} from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import { pointsFor, winnerOfBlock } from './points.ts';
import {
  belongs,
  CARD_MASK,
  CORNER_SHIFT,
  CORNERS,
  CORNERS_HIGH,
  CORNERS_LOW,
  CUT,
  canLay,
  DISCARD,
  dealtCards,
  GIVE,
  handValue,
  KANSAS,
  NO_CARD,
  NOBODY,
  OVER,
  PLAY,
  SHUFFLE,
  UNION,
  type UnitedStates,
  WINDOW,
  watcherBit,
} from './position.ts';

/** Moves in play: a card and the top it is laid on (`uniteMove`), or PASS. Elsewhere a card, or CALL. */
export const PASS: Move = 1 << 12;
export const CALL: Move = 0;

export function uniteMove(card: Card, top: Card): Move {
  return (card << 6) | top;
}

export function actors(p: UnitedStates): Actors {
  switch (p.phase) {
    case PLAY:
      return p.snappy ? BY_CLOCK | ableSeats(p) : 1 << p.turn;
    case WINDOW:
      // US-21: each other seat once, until the clock closes the window.
      return BY_CLOCK | (((1 << p.seats) - 1) & ~(1 << p.layer) & ~p.called);
    case GIVE:
    case DISCARD:
      return 1 << p.giver;
    case OVER:
      return 0;
    default:
      return BY_CHANCE;
  }
}

/** US-30: the seats that have something to lay. */
function ableSeats(p: UnitedStates): Actors {
  const started = p.honor && p.laid.length > 0;
  let set = 0;
  for (let seat = 0; seat < p.seats; seat++) if (started || canLay(p, seat)) set |= 1 << seat;
  return set;
}

export function draw(p: UnitedStates): Draw {
  if (p.phase === CUT) return { verb: 'cut', from: UNION, count: p.seats, opens: true };
  const cards = dealtCards(p);
  return { verb: 'shuffle', from: cards, count: cards.length, opens: true };
}

export function deal(p: UnitedStates, cards: readonly Card[]): void {
  if (p.phase === CUT) {
    cutForDeal(p, cards);
    return;
  }
  openHand(p);
  cards.forEach((card, i) => {
    const seat = (p.dealer + 1 + i) % p.seats;
    addCard(p, seat, card);
    p.sizes[seat]++;
  });
}

/** US-2: the pack's order is the rank, New York highest. */
export function cutForDeal(p: UnitedStates, cards: readonly Card[]): void {
  p.dealer = cards.indexOf(Math.min(...cards));
  p.phase = SHUFFLE;
}

/** A new hand before its cards are dealt. */
export function openHand(p: UnitedStates): void {
  if (p.sheet) p.dealer = (p.dealer + 1) % p.seats;
  p.hands.fill(0);
  p.sizes.fill(0);
  p.tops.fill(NO_CARD);
  p.laid = [];
  p.knownTo.fill(0);
  p.thrown = [];
  p.winner = NOBODY;
  p.turn = p.dealer;
  p.passes = 0;
  p.phase = PLAY;
}

export function legal(p: UnitedStates, seat: Actor, moves: Move[]): number {
  if (p.phase === WINDOW) {
    moves[0] = CALL;
    return 1;
  }
  const low = p.hands[2 * seat];
  const high = p.hands[2 * seat + 1];
  if (p.phase !== PLAY) return listCards(low, high, moves, 0);
  let count = 0;
  for (let rest = low & CORNERS_LOW; rest !== 0; rest &= rest - 1) {
    moves[count++] = uniteMove(31 - Math.clz32(rest & -rest), KANSAS);
  }
  for (let rest = high & CORNERS_HIGH; rest !== 0; rest &= rest - 1) {
    moves[count++] = uniteMove(31 - Math.clz32(rest & -rest) + LOW_CARDS, KANSAS);
  }
  for (let corner = 0; corner < 4; corner++) {
    const top = p.tops[corner];
    if (top === NO_CARD) continue;
    // US-20: with honor any card can be laid on any top.
    const fitLow = p.honor ? low : low & BORDER_LOW[top] & ~CORNERS_LOW;
    const fitHigh = p.honor ? high : high & BORDER_HIGH[top] & ~CORNERS_HIGH;
    count = listUnites(fitLow, fitHigh, top, moves, count);
  }
  // US-12, US-20: whether one may pass depends on the right plays alone.
  if (!p.snappy && (!p.mustPlay || !canLay(p, seat))) moves[count++] = PASS;
  return count;
}

function listUnites(low: number, high: number, top: Card, moves: Move[], n: number): number {
  const end = listCards(low, high, moves, n);
  for (let i = n; i < end; i++) moves[i] = uniteMove(moves[i], top);
  return end;
}

export function apply(p: UnitedStates, actor: Actor, move: Move): void {
  if (p.phase === PLAY) {
    if (actor === CLOCK) block(p);
    else if (move === PASS) pass(p);
    else lay(p, actor, move >> 6, move & CARD_MASK);
  } else if (p.phase === WINDOW) {
    if (actor === CLOCK) goOn(p, p.layer);
    else call(p, actor);
  } else if (p.phase === GIVE) {
    give(p, move);
  } else {
    discard(p, actor, move);
  }
}

function addCard(p: UnitedStates, seat: number, card: Card): void {
  p.hands[2 * seat] |= lowBit(card);
  p.hands[2 * seat + 1] |= highBit(card);
}

function removeCard(p: UnitedStates, seat: number, card: Card): void {
  p.hands[2 * seat] &= ~lowBit(card);
  p.hands[2 * seat + 1] &= ~highBit(card);
}

function lay(p: UnitedStates, seat: number, card: Card, top: Card): void {
  removeCard(p, seat, card);
  p.sizes[seat]--;
  p.passes = 0;
  putOn(p, card, top === KANSAS ? CORNERS.indexOf(card) : p.tops.indexOf(top));
  if (p.honor) {
    p.knownTo[card] = 0;
    p.layer = seat;
    p.card = card;
    p.top = top;
    p.phase = WINDOW;
  } else if (p.sizes[seat] === 0) {
    goOut(p, seat);
  }
}

function putOn(p: UnitedStates, card: Card, corner: number): void {
  p.tops[corner] = card;
  p.laid.push(card | (corner << CORNER_SHIFT));
}

function pass(p: UnitedStates): void {
  p.turn = (p.turn + 1) % p.seats;
  p.passes++;
  if (p.passes === p.seats) block(p);
}

/** The window or the give is over: a player with no card left has gone out (US-21, US-24, US-27), else play goes on. */
function goOn(p: UnitedStates, mayBeOut: number): void {
  p.layer = NOBODY;
  p.called = 0;
  p.caller = NOBODY;
  p.giver = NOBODY;
  p.taker = NOBODY;
  p.phase = PLAY;
  if (p.sizes[mayBeOut] === 0) goOut(p, mayBeOut);
}

function call(p: UnitedStates, seat: number): void {
  const right = belongs(p.card, p.top);
  if (right && !p.pay) {
    p.called |= 1 << seat;
  } else if (right) {
    // US-27: the player called pays, unless this was his last card.
    if (p.sizes[p.layer] === 0) goOn(p, p.layer);
    else demand(p, seat, p.layer, seat);
  } else {
    undo(p);
    demand(p, seat, seat, p.layer);
  }
}

function demand(p: UnitedStates, caller: number, giver: number, taker: number): void {
  p.called = 0;
  p.caller = caller;
  p.giver = giver;
  p.taker = taker;
  p.phase = GIVE;
}

/** US-23: a wrong card comes back to the hand, known to all; a corner state beside a border state goes to its corner. */
function undo(p: UnitedStates): void {
  const { card, layer } = p;
  const corner = p.laid.pop()! >> CORNER_SHIFT;
  p.tops[corner] = p.top;
  if (movesToCorner(card, p.top)) {
    putOn(p, card, CORNERS.indexOf(card));
    return;
  }
  addCard(p, layer, card);
  p.sizes[layer]++;
  p.knownTo[card] = (2 << p.seats) - 1;
}

/** US-20 (b): a corner state laid on a top that it does border. */
export function movesToCorner(card: Card, top: Card): boolean {
  return CORNERS.includes(card) && borders(card, top);
}

function give(p: UnitedStates, card: Card): void {
  const { giver, taker } = p;
  // To all but the two every card of the giver may have been the one.
  const two = watcherBit(p, giver) | watcherBit(p, taker);
  for (const held of cardsIn(p.hands[2 * giver], p.hands[2 * giver + 1])) p.knownTo[held] &= two;
  p.knownTo[card] = watcherBit(p, giver);
  removeCard(p, giver, card);
  addCard(p, taker, card);
  passOver(p);
}

/** The size of the hands after a give, and who has gone out by it; also for those who do not see the card. */
export function passOver(p: UnitedStates): void {
  p.sizes[p.giver]--;
  p.sizes[p.taker]++;
  goOn(p, p.giver);
}

function discard(p: UnitedStates, seat: number, card: Card): void {
  removeCard(p, seat, card);
  p.sizes[seat]--;
  p.thrown.push(card | (seat << CORNER_SHIFT));
  if (p.thrown.length % p.sizes[p.winner] !== 0) return;
  // US-17: to the left, each seat finishing before the next.
  p.giver = (seat + 1) % p.seats;
  if (p.giver !== p.winner) return;
  p.giver = NOBODY;
  score(p, true);
}

/** US-15. */
function goOut(p: UnitedStates, seat: number): void {
  p.winner = seat;
  score(p, false);
}

/** US-16. */
function block(p: UnitedStates): void {
  p.winner = winnerOfBlock(p.sizes);
  if (p.winner === NOBODY) {
    score(p, true);
    return;
  }
  p.giver = (p.winner + 1) % p.seats;
  p.phase = DISCARD;
}

function score(p: UnitedStates, blocked: boolean): void {
  const { winner } = p;
  const left: number[] = [];
  for (let seat = 0; seat < p.seats; seat++) left.push(handValue(p, seat));
  const points = pointsFor(left, winner, blocked);
  for (let seat = 0; seat < p.seats; seat++) p.scores[seat] += points[seat];
  p.sheet = { entry: { points, winner, blocked, left }, before: p.sheet };
  p.phase = p.scores.some((total) => total >= p.target) ? OVER : SHUFFLE;
}
