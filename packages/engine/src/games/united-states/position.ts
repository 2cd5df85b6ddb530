// United States: the position, the cards it is played with, and what can be read off them.

import {
  BORDER_HIGH,
  BORDER_LOW,
  BORDERS,
  borders,
  cardsIn,
  highWord,
  lowWord,
  SAMMY_DECK,
} from '../../mechanics/borders.ts';
import type { Sheet } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';

export const NOBODY = -1;
export const NO_CARD = -1;

export const CUT = 0;
export const SHUFFLE = 1;
export const PLAY = 2;
export const WINDOW = 3;
export const GIVE = 4;
export const DISCARD = 5;
export const OVER = 6;
export const PHASES: readonly string[] = ['cut', 'shuffle', 'play', 'window', 'give', 'discard', 'over'];

/** The 48 states and D.C.: the cards that have border states. */
export const UNION: readonly Card[] = SAMMY_DECK.filter((card) => BORDERS[card].length > 0);
export const KANSAS: Card = sammy.find('KS')!;
const MAINE: Card = sammy.find('ME')!;

/** The corner states in the order of their corners (US-7). */
export const CORNERS: readonly Card[] = ['MO', 'OK', 'NE', 'CO'].map((id) => sammy.find(id)!);
export const CORNERS_LOW: number = lowWord(CORNERS);
export const CORNERS_HIGH: number = highWord(CORNERS);

/** A card laid and the corner of its stack, as one number. */
export const CORNER_SHIFT = 6;
export const CARD_MASK = 63;

/** A scored hand: how it ended, and the border states each seat was left with. */
export interface HandEntry {
  readonly points: readonly number[];
  readonly winner: number;
  readonly blocked: boolean;
  readonly left: readonly number[];
}

export class UnitedStates {
  seats: number;
  snappy: boolean;
  mustPlay: boolean;
  honor: boolean;
  /** A false call costs a card (US-27). */
  pay: boolean;
  target: number;
  /** The cards laid aside with five players, in the pack's order (US-3). */
  aside: readonly Card[];
  phase: number = CUT;
  dealer: number = NOBODY;
  /** The seat in turn; in `snappy` of no meaning once the cards are dealt. NOBODY before the first deal. */
  turn: number = NOBODY;
  passes = 0;
  /** For each seat the two words of its hand (mechanics/borders.ts), and how many cards it has. */
  hands: number[];
  sizes: number[];
  /** The top card of each corner's stack, or NO_CARD. */
  tops: number[];
  /** All cards laid in this hand, in order, each with its corner. */
  laid: number[] = [];
  /** For each card the watchers, a bit each (`watcherBit`), who know it although it lies in another's hand; honor only. */
  knownTo: number[];
  /** The card in question while its window is open or a card is to be given for it; NOBODY for none. */
  layer: number = NOBODY;
  card: number = NO_CARD;
  top: number = NO_CARD;
  /** The seats that have called without success, a bit each. */
  called = 0;
  caller: number = NOBODY;
  /** Who has to give a card to whom, or to discard. */
  giver: number = NOBODY;
  taker: number = NOBODY;
  /** Cards thrown away after a blocked hand: card and seat as one number, in order. */
  thrown: number[] = [];
  winner: number = NOBODY;
  scores: number[];
  sheet: Sheet<HandEntry> = undefined;

  constructor(seats: number, honor: boolean, aside: readonly Card[]) {
    this.seats = seats;
    this.snappy = false;
    this.mustPlay = true;
    this.honor = honor;
    this.pay = false;
    this.target = 0;
    this.aside = aside;
    this.hands = new Array(2 * seats).fill(0);
    this.sizes = new Array(seats).fill(0);
    this.tops = [NO_CARD, NO_CARD, NO_CARD, NO_CARD];
    this.knownTo = honor ? new Array(SAMMY_DECK.length).fill(0) : [];
    this.scores = new Array(seats).fill(0);
  }
}

export function start(rules: Rules, seats: number): UnitedStates {
  const two = String(rules['fiveDiscards']).split(' ');
  const aside = [MAINE, ...two.map((id) => sammy.find(id)!)].sort((a, b) => a - b);
  const p = new UnitedStates(seats, rules['honor'] === true, seats === 5 ? aside : []);
  p.snappy = rules['pace'] === 'snappy';
  p.mustPlay = rules['mustPlay'] === true;
  p.pay = rules['falseCall'] === 'pay';
  p.target = Number(rules['target']);
  return p;
}

export function clone(p: UnitedStates): UnitedStates {
  const q = new UnitedStates(0, false, p.aside);
  q.seats = p.seats;
  q.snappy = p.snappy;
  q.mustPlay = p.mustPlay;
  q.honor = p.honor;
  q.pay = p.pay;
  q.target = p.target;
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.turn = p.turn;
  q.passes = p.passes;
  q.hands = p.hands.slice();
  q.sizes = p.sizes.slice();
  q.tops = p.tops.slice();
  q.laid = p.laid.slice();
  q.knownTo = p.knownTo.slice();
  q.layer = p.layer;
  q.card = p.card;
  q.top = p.top;
  q.called = p.called;
  q.caller = p.caller;
  q.giver = p.giver;
  q.taker = p.taker;
  q.thrown = p.thrown.slice();
  q.winner = p.winner;
  q.scores = p.scores.slice();
  q.sheet = p.sheet;
  return q;
}

/** US-3, US-4: the cards that are dealt. */
export function dealtCards(p: UnitedStates): Card[] {
  return UNION.filter((card) => card !== KANSAS && !p.aside.includes(card));
}

/** The bit of a seat, or of the spectators, in `knownTo`. */
export function watcherBit(p: UnitedStates, seat: number): number {
  return 1 << (seat < 0 ? p.seats : seat);
}

/** US-8, US-9: the cards that could be laid now, no matter who holds them, as two words. */
export function layableLow(p: UnitedStates): number {
  let low = 0;
  for (const top of p.tops) if (top !== NO_CARD) low |= BORDER_LOW[top];
  return low | CORNERS_LOW;
}

export function layableHigh(p: UnitedStates): number {
  let high = 0;
  for (const top of p.tops) if (top !== NO_CARD) high |= BORDER_HIGH[top];
  return high | CORNERS_HIGH;
}

export function canLay(p: UnitedStates, seat: number): boolean {
  return (p.hands[2 * seat] & layableLow(p)) !== 0 || (p.hands[2 * seat + 1] & layableHigh(p)) !== 0;
}

/** True where a card belongs: a corner state at Kansas (US-8), any other on a top that it borders (US-9). */
export function belongs(card: Card, top: Card): boolean {
  return CORNERS.includes(card) ? top === KANSAS : borders(card, top);
}

/** The value of a hand: the border states printed on its cards. */
export function handValue(p: UnitedStates, seat: number): number {
  let value = 0;
  for (const card of cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1])) value += BORDERS[card].length;
  return value;
}

/** True from the end of the play of a hand to the next shuffle: all hands lie open. */
export function handsShown(p: UnitedStates): boolean {
  return p.phase === DISCARD || p.phase === SHUFFLE || p.phase === OVER;
}
