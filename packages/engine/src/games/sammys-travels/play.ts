// Sammy's Travels: who acts, what is legal, and what an action does.

import { type Actor, type Actors, BY_CHANCE, type Draw, type Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import {
  canTransfer,
  fits,
  isIdle,
  leadsOn,
  OVER,
  PLAY,
  placeStarter,
  type SammysTravels,
  SHARED_UNION,
  SHUFFLE,
  START,
  startersOf,
  stockTop,
  topOf,
  travelTo,
  UNION,
} from './position.ts';

/** Moves: at the start a card; in play a card and the top it goes to (`transferMove`), or one of these. */
export const DEAL: Move = 1 << 12;
export const TURN: Move = DEAL + 1;
export const PASS: Move = DEAL + 2;
export const STOP: Move = DEAL + 3;

export function transferMove(card: Card, top: Card): Move {
  return (card << 6) | top;
}

export function actors(p: SammysTravels): Actors {
  switch (p.phase) {
    case START:
      return 1 << p.starters.length;
    case SHUFFLE:
      return BY_CHANCE;
    case PLAY:
      // TRV-12, TRV-16.
      return p.shared ? 1 << p.turn : ((1 << p.seats) - 1) & ~p.stopped;
    default:
      return 0;
  }
}

export function draw(p: SammysTravels): Draw {
  const cards = packOf(p).filter((card) => !p.starters.includes(card));
  // What the players have placed, or the first pack, has opened the match already.
  const opens = !p.choose && p.held[0].length === 0;
  return { verb: 'shuffle', from: cards, count: cards.length, opens };
}

/** The cards a pack has in this game, starters included. */
function packOf(p: SammysTravels): readonly Card[] {
  return p.shared ? SHARED_UNION : UNION;
}

export function deal(p: SammysTravels, cards: readonly Card[]): void {
  const drawn = startersOf(p) - p.starters.length;
  for (const card of cards.slice(0, drawn)) placeStarter(p, card);
  if (p.shared) {
    // TRV-7: one at a time, the first to seat 1.
    cards.slice(drawn).forEach((card, i) => {
      p.held[(i + 1) % 2].push(card);
    });
  } else {
    p.held.find((pile) => pile.length === 0)!.push(...cards.slice(drawn));
  }
  beginWhenDealt(p);
}

/** Play begins with the last shuffle. */
export function beginWhenDealt(p: SammysTravels): void {
  if (p.held.some((pile) => pile.length === 0)) return;
  p.phase = PLAY;
  if (p.shared && !leadsOn(p, 0) && !leadsOn(p, 1)) p.phase = OVER;
}

export function legal(p: SammysTravels, seat: Actor, moves: Move[]): number {
  if (p.phase === START) return listStarters(p, moves);
  let count = 0;
  for (let stack = 0; stack < p.seats; stack++) {
    if (fits(p, seat, stack)) moves[count++] = transferMove(stockTop(p, seat), topOf(p, stack));
  }
  // TRV-19.
  if (count > 0 && p.mustTransfer) return count;
  return p.shared ? listTurn(p, seat, moves, count) : listJourney(p, seat, moves, count);
}

/** TRV-2, TRV-6. */
function listStarters(p: SammysTravels, moves: Move[]): number {
  let count = 0;
  for (const card of packOf(p)) if (!p.starters.includes(card)) moves[count++] = card;
  return count;
}

/** TRV-16: one deal, with a turn before it if the hand is empty; then pass. */
function listTurn(p: SammysTravels, seat: Actor, moves: Move[], n: number): number {
  moves[n] = p.hasDealt ? PASS : p.dealt[seat] === p.held[seat].length ? TURN : DEAL;
  return n + 1;
}

/** TRV-12 to TRV-14. */
function listJourney(p: SammysTravels, seat: Actor, moves: Move[], n: number): number {
  let count = n;
  if (!isIdle(p, seat)) moves[count++] = p.dealt[seat] === p.held[seat].length ? TURN : DEAL;
  moves[count++] = STOP;
  return count;
}

/** With one pack for two, a turn in which only the pass is left: stocks and travel stacks lie open. */
export function forced(p: SammysTravels, seat: Actor): boolean {
  return p.shared && p.phase === PLAY && p.turn === seat && p.hasDealt && !canTransfer(p, seat);
}

export function apply(p: SammysTravels, seat: Actor, move: Move): void {
  if (p.phase === START) {
    placeStarter(p, move);
    if (p.starters.length === startersOf(p)) p.phase = SHUFFLE;
  } else if (move === DEAL) {
    dealOne(p, seat);
  } else if (move === TURN) {
    p.dealt[seat] = 0;
    p.turned |= 1 << seat;
  } else if (move === PASS) {
    pass(p);
  } else if (move === STOP) {
    endJourney(p, seat);
  } else {
    transfer(p, seat, move & 63);
  }
}

function dealOne(p: SammysTravels, seat: Actor): void {
  p.dealt[seat]++;
  p.idle[seat]++;
  p.hasDealt = true;
  // TRV-15: no deal is left, and the top of the stock leads nowhere.
  if (!p.shared && isIdle(p, seat) && !canTransfer(p, seat)) endJourney(p, seat);
}

function endJourney(p: SammysTravels, seat: Actor): void {
  p.stopped |= 1 << seat;
  if (p.stopped === (1 << p.seats) - 1) p.phase = OVER;
}

function transfer(p: SammysTravels, seat: Actor, top: Card): void {
  const stack = !p.shared ? seat : topOf(p, 0) === top ? 0 : 1;
  const at = --p.dealt[seat];
  const card = p.held[seat].splice(at, 1)[0];
  travelTo(p, stack, card);
  p.transferred[seat]++;
  if (p.shared) {
    p.idle.fill(0);
    afterSharedTransfer(p, seat);
  } else {
    p.idle[seat] = 0;
    // Anyone who holds no card more has none that leads on.
    if (!leadsOn(p, stack)) endJourney(p, seat);
  }
}

function afterSharedTransfer(p: SammysTravels, seat: Actor): void {
  // TRV-18; where nobody holds a card none leads on.
  if (!leadsOn(p, 0) && !leadsOn(p, 1)) p.phase = OVER;
  // TRV-17.
  else if (p.held[seat].length === 0) nextTurn(p);
}

function pass(p: SammysTravels): void {
  // TRV-18: both have let every card go by twice.
  if (isIdle(p, 0) && isIdle(p, 1)) p.phase = OVER;
  else nextTurn(p);
}

/** TRV-16, TRV-17: the other player, if he still holds cards. */
function nextTurn(p: SammysTravels): void {
  if (p.held[1 - p.turn].length > 0) p.turn = 1 - p.turn;
  p.hasDealt = false;
}
