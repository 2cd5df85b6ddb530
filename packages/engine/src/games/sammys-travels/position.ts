// Sammy's Travels: the position, its options, and what can be read off it.

import {
  BORDER_HIGH,
  BORDER_LOW,
  BORDERS,
  borders,
  highBit,
  highWord,
  lowBit,
  lowWord,
  SAMMY_DECK,
} from '../../mechanics/borders.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';

export const START = 0;
export const SHUFFLE = 1;
export const PLAY = 2;
export const OVER = 3;
export const PHASES: readonly string[] = ['start', 'shuffle', 'play', 'over'];

export const UNKNOWN: Card = -1;

/** The 48 states and D.C.: the cards that have border states. */
export const UNION: readonly Card[] = SAMMY_DECK.filter((card) => BORDERS[card].length > 0);
export const MAINE: Card = sammy.find('ME')!;
/** TRV-5: without Maine. */
export const SHARED_UNION: readonly Card[] = UNION.filter((card) => card !== MAINE);
const UNION_WORDS: readonly number[] = [lowWord(UNION), highWord(UNION)];
const SHARED_WORDS: readonly number[] = [lowWord(SHARED_UNION), highWord(SHARED_UNION)];

export class SammysTravels {
  seats: number;
  /** One pack for two players. */
  shared: boolean;
  /** The players place the starters. */
  choose: boolean;
  /** A player is credited with his starter's travel stack, not with the cards he transferred. */
  byStack: boolean;
  mustTransfer: boolean;
  phase: number = START;
  /** The starters known so far; with separate packs one for both players. */
  starters: number[] = [];
  /**
   * For each seat the cards it holds in the order in which they are dealt: first those of the stock from bottom to
   * top, as many as `dealt` says, then the hand from the top on. Turning the stock over sets `dealt` to 0.
   */
  held: number[][];
  dealt: number[];
  /** The seats that have gone through their hand once, a bit each: from then on all its cards are known. */
  turned = 0;
  travel: number[][];
  /** The cards not yet travelled through, two words for each seat; with one pack the first two count for both. */
  left: number[];
  transferred: number[];
  idle: number[];
  /** Separate packs: the seats whose journey is over, a bit each. */
  stopped = 0;
  /** One pack: the seat in turn, and whether it has dealt. */
  turn = 0;
  hasDealt = false;

  constructor(seats: number) {
    this.seats = seats;
    this.shared = false;
    this.choose = false;
    this.byStack = false;
    this.mustTransfer = false;
    this.held = perSeat(seats);
    this.dealt = new Array(seats).fill(0);
    this.travel = perSeat(seats);
    this.left = [];
    this.transferred = new Array(seats).fill(0);
    this.idle = new Array(seats).fill(0);
  }
}

function perSeat(seats: number): number[][] {
  const lists: number[][] = [];
  for (let seat = 0; seat < seats; seat++) lists.push([]);
  return lists;
}

export function start(rules: Rules, seats: number): SammysTravels {
  const p = new SammysTravels(seats);
  p.shared = rules['packs'] === 'shared';
  p.byStack = rules['credit'] === 'stack';
  p.mustTransfer = rules['mustTransfer'] === true;
  p.choose = rules['start'] === 'choose';
  const words = p.shared ? SHARED_WORDS : UNION_WORDS;
  p.left = p.shared || seats === 1 ? words.slice() : [...words, ...words];
  if (p.choose) return p;
  p.phase = SHUFFLE;
  if (rules['start'] !== 'draw') {
    for (const id of String(rules['start']).split(' ')) placeStarter(p, sammy.find(id)!);
  }
  return p;
}

export function clone(p: SammysTravels): SammysTravels {
  const q = new SammysTravels(0);
  q.seats = p.seats;
  q.shared = p.shared;
  q.choose = p.choose;
  q.byStack = p.byStack;
  q.mustTransfer = p.mustTransfer;
  q.phase = p.phase;
  q.starters = p.starters.slice();
  for (let seat = 0; seat < p.seats; seat++) {
    q.held.push(p.held[seat].slice());
    q.travel.push(p.travel[seat].slice());
  }
  q.dealt = p.dealt.slice();
  q.turned = p.turned;
  q.left = p.left.slice();
  q.transferred = p.transferred.slice();
  q.idle = p.idle.slice();
  q.stopped = p.stopped;
  q.turn = p.turn;
  q.hasDealt = p.hasDealt;
  return q;
}

/** TRV-4, TRV-6: a starter begins its travel stack; with separate packs that of both players. */
export function placeStarter(p: SammysTravels, card: Card): void {
  const first = p.shared ? p.starters.length : 0;
  const last = p.shared ? first : p.seats - 1;
  p.starters.push(card);
  for (let seat = first; seat <= last; seat++) travelTo(p, seat, card);
}

/** Lays a card on a travel stack. */
export function travelTo(p: SammysTravels, stack: number, card: Card): void {
  p.travel[stack].push(card);
  const at = p.shared ? 0 : 2 * stack;
  p.left[at] &= ~lowBit(card);
  p.left[at + 1] &= ~highBit(card);
}

/** How many starters the game has. */
export function startersOf(p: SammysTravels): number {
  return p.shared ? 2 : 1;
}

/** The top of a travel stack; UNKNOWN before its starter. */
export function topOf(p: SammysTravels, stack: number): Card {
  return p.travel[stack].at(-1) ?? UNKNOWN;
}

/** The top of a seat's stock; UNKNOWN for none. */
export function stockTop(p: SammysTravels, seat: number): Card {
  return p.dealt[seat] === 0 ? UNKNOWN : p.held[seat][p.dealt[seat] - 1];
}

/** TRV-9: whether the top of a seat's stock borders the top of a travel stack that is open to it. */
export function fits(p: SammysTravels, seat: number, stack: number): boolean {
  const card = stockTop(p, seat);
  return (p.shared || stack === seat) && card !== UNKNOWN && borders(card, topOf(p, stack));
}

export function canTransfer(p: SammysTravels, seat: number): boolean {
  for (let stack = 0; stack < p.seats; stack++) if (fits(p, seat, stack)) return true;
  return false;
}

/** TRV-15, TRV-18: whether a card not yet travelled through borders the top of the stack. */
export function leadsOn(p: SammysTravels, stack: number): boolean {
  const at = p.shared ? 0 : 2 * stack;
  const top = topOf(p, stack);
  return (p.left[at] & BORDER_LOW[top]) !== 0 || (p.left[at + 1] & BORDER_HIGH[top]) !== 0;
}

/** TRV-14, TRV-18: every card a seat holds has gone by twice. */
export function isIdle(p: SammysTravels, seat: number): boolean {
  return p.idle[seat] >= 2 * p.held[seat].length;
}

export function scoresOf(p: SammysTravels): number[] {
  return p.shared && !p.byStack ? p.transferred.slice() : p.travel.map((stack) => stack.length);
}
