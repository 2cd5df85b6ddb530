// The position of Bang: the packets of all seats, whose turn it is, and the window that may be open.

import type { Actors } from '../../game.ts';
import { numberOf } from '../../mechanics/companies.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { clonePackets, emptyPackets, type Packets } from './packets.ts';

export const DECK: readonly Card[] = Array.from({ length: 48 }, (_, card) => card);

export const NOBODY = -1;
export const UNKNOWN: Card = -1;
/** No window has closed since the last card was laid. */
export const NO_CALLS = -1;

export const CUT = 0;
export const SHUFFLE = 1;
export const LAY = 2;
export const WINDOW = 3;
export const OVER = 4;
export const PHASES: readonly string[] = ['cut', 'shuffle', 'lay', 'window', 'over'];

export class Bang {
  seats: number;
  /** The match ends when this many cards have been laid (BNG-10). */
  limit: number;
  /** False calls are paid for, so that a window opens after every card (BNG-12). */
  pay: boolean;
  phase: number = CUT;
  dealer: number = NOBODY;
  /** The seat to lay; the seat that laid, while a window is open and at the end. */
  turn: number = NOBODY;
  laid = 0;
  sinceWon = 0;
  /** The card of each slot; shared by clones, since it never changes after the deal. */
  faces: readonly Card[] = [];
  /** Packet `seat` is its hand, top card first; packet `seats + seat` its pile, first laid first. */
  packets: Packets;
  /** The seats still in the game. */
  inGame: Actors;
  /** While a window is open: the seats whose piles match (0 for none), and those that have called. */
  matching: Actors = 0;
  calls: Actors = 0;
  /** Who called in the window just closed, or NO_CALLS. */
  lastCalls: number = NO_CALLS;

  constructor(seats: number, limit: number, pay: boolean, packets: Packets) {
    this.seats = seats;
    this.limit = limit;
    this.pay = pay;
    this.packets = packets;
    this.inGame = (1 << seats) - 1;
  }
}

export function start(rules: Rules, seats: number): Bang {
  const packets = emptyPackets(2 * seats, DECK.length);
  return new Bang(seats, Number(rules.limit), rules.falseCall === 'pay', packets);
}

export function clone(p: Bang): Bang {
  const q = new Bang(p.seats, p.limit, p.pay, clonePackets(p.packets));
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.turn = p.turn;
  q.laid = p.laid;
  q.sinceWon = p.sinceWon;
  q.faces = p.faces;
  q.inGame = p.inGame;
  q.matching = p.matching;
  q.calls = p.calls;
  q.lastCalls = p.lastCalls;
  return q;
}

/** The number on top of a pile that has cards. */
export function shownNumber(p: Bang, seat: number): number {
  return numberOf(p.faces[p.packets.last[p.seats + seat]]);
}

/** Cards owned, hand and pile together. */
export function cardsOf(p: Bang, seat: number): number {
  return p.packets.size[seat] + p.packets.size[p.seats + seat];
}

export function ownedCards(p: Bang): number[] {
  const owned: number[] = [];
  for (let seat = 0; seat < p.seats; seat++) owned.push(cardsOf(p, seat));
  return owned;
}
