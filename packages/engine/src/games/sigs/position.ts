// The position of a match of SIGS: what was agreed, the hand in play, who knows what of whose hand, the scores.

import type { Sheet } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { bitOf, DECK, FIRST_AUXILIARY, RANKS, WORDS, wordOf } from './cards.ts';

export const DEAL = 0;
export const RENEW = 1;
export const DRAW = 2;
export const PLAY = 3;
export const WINDOW = 4;
export const GIVE = 5;
export const OVER = 6;
export const PHASES: readonly string[] = ['deal', 'renew', 'draw', 'play', 'window', 'give', 'over'];

export const REGULAR = 0;
export const SHOWDOWN = 2;
/** The variations by number. */
export const VARIATIONS: readonly string[] = ['regular', 'running', 'showdown'];

export const NOBODY = -1;
export const NO_CARD: Card = -1;
/** SIG-15: no cards taken in a buried draw. */
export const NONE_TAKEN: readonly number[] = [0, 0, 0, 0];

/** What a hand is played with, and for how long. */
interface Size {
  readonly deck: readonly Card[];
  /** SIG-3: the cards dealt to each seat. */
  readonly hand: number;
  /** SIG-44: rounds without a card going to the table that end a hand. */
  readonly deadRounds: number;
  /** SIG-63: hands after which a match is over in any case. */
  readonly hands: number;
}

/** Three ranks of two services and an auxiliary; one hand (tiny.ts). */
const TINY: Size = {
  deck: [0, 1, 2, RANKS, RANKS + 1, RANKS + 2, FIRST_AUXILIARY],
  hand: 3,
  deadRounds: 1,
  hands: 1,
};

/** What the table agreed on before the match. */
export interface Agreed {
  readonly seats: number;
  readonly size: Size;
  readonly variation: number;
  readonly counters: boolean;
  /** Points, or counters, that win the match. */
  readonly target: number;
  /** SIG-1: for each seat its side, and the set of its opponents. */
  readonly sides: readonly number[];
  readonly opponents: readonly number[];
}

/** A scored hand. */
export interface HandScore {
  readonly points: readonly number[];
  /** Who went out, or NOBODY in a dead hand. */
  readonly winner: number;
  readonly credit: readonly number[];
  /** For each seat the value of the cards left in its hand. */
  readonly left: readonly number[];
}

export class Sigs {
  readonly agreed: Agreed;
  phase: number = DEAL;
  dealer = 0;
  /** The seat whose turn it is; NOBODY between hands. */
  turn: number = NOBODY;
  /** For each seat four words of cards (cards.ts): its hand, and the part of it that everybody knows. */
  hands: number[];
  open: number[];
  counts: number[];
  /** SIG-36: cards that one seat alone knows in another's hand, `viewer << 6 | card`. Never changed in place. */
  secrets: readonly number[] = [];
  /** The Active pile from the bottom. */
  active: number[];
  /** The Reserve: its first `left` cards, the last of them on top. Never changed in place. */
  reserve: readonly Card[] = [];
  left = 0;
  /** The sets on the table (sets.ts). */
  sets: number[];
  /** SIG-14: the buried card that has to go into a set now, or NO_CARD. */
  must: Card = NO_CARD;
  /** SIG-15: four words of the cards taken in a buried draw. Never changed in place. */
  taken: readonly number[] = NONE_TAKEN;
  /** SIG-15: the one ordinary set of this turn is laid. */
  laid = false;
  /** SIG-16: the card drawn from the top of the Active pile in this turn, or NO_CARD. */
  barred: Card = NO_CARD;
  /** SIG-44: a card went to the table in this turn. */
  touched = false;
  quiet = 0;
  /** Who called Halt and has to give a card. */
  caller: number = NOBODY;
  /** The face-down card of the winner, and who that is; NOBODY before the end and after a dead hand. */
  down: Card = NO_CARD;
  winner: number = NOBODY;
  credit: number[];
  scores: number[];
  handsScored = 0;
  sheet: Sheet<HandScore> = undefined;

  constructor(
    agreed: Agreed,
    hands: number[],
    open: number[],
    counts: number[],
    active: number[],
    sets: number[],
    credit: number[],
    scores: number[],
  ) {
    this.agreed = agreed;
    this.hands = hands;
    this.open = open;
    this.counts = counts;
    this.active = active;
    this.sets = sets;
    this.credit = credit;
    this.scores = scores;
  }
}

export function start(rules: Rules, seats: number): Sigs {
  const zeros = (length: number): number[] => new Array(length).fill(0);
  const words = WORDS * seats;
  return new Sigs(
    agree(rules, seats),
    zeros(words),
    zeros(words),
    zeros(seats),
    [],
    [],
    zeros(seats),
    zeros(seats),
  );
}

function agree(rules: Rules, seats: number): Agreed {
  const counters = rules['scoring'] === 'counters';
  const all = Array.from({ length: seats }, (_, seat) => seat);
  // SIG-1: partners sit opposite, three of them at every other seat.
  const sideCount = rules['partners'] === 'pairs' ? seats / 2 : rules['partners'] === 'trios' ? 2 : seats;
  const sides = all.map((seat) => seat % sideCount);
  return {
    seats,
    size: rules['deck'] === 'tiny' ? TINY : wholeSize(seats),
    variation: VARIATIONS.indexOf(String(rules['variation'])),
    counters,
    target: Number(counters ? rules['counters'] : rules['target']),
    sides,
    opponents: all.map((seat) =>
      all.reduce((set, other) => (sides[other] === sides[seat] ? set : set | (1 << other)), 0),
    ),
  };
}

function wholeSize(seats: number): Size {
  return { deck: DECK, hand: seats < 5 ? 8 : 7, deadRounds: 20, hands: 100 };
}

export function clone(p: Sigs): Sigs {
  const q = new Sigs(
    p.agreed,
    p.hands.slice(),
    p.open.slice(),
    p.counts.slice(),
    p.active.slice(),
    p.sets.slice(),
    p.credit.slice(),
    p.scores.slice(),
  );
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.turn = p.turn;
  q.secrets = p.secrets;
  q.reserve = p.reserve;
  q.left = p.left;
  q.must = p.must;
  q.taken = p.taken;
  q.laid = p.laid;
  q.barred = p.barred;
  q.touched = p.touched;
  q.quiet = p.quiet;
  q.caller = p.caller;
  q.down = p.down;
  q.winner = p.winner;
  q.handsScored = p.handsScored;
  q.sheet = p.sheet;
  return q;
}

export function holds(p: Sigs, seat: number, card: Card): boolean {
  return (p.hands[WORDS * seat + wordOf(card)] & bitOf(card)) !== 0;
}

/** A card comes into a hand; `seen` if everybody sees which. */
export function takeCard(p: Sigs, seat: number, card: Card, seen: boolean): void {
  const at = WORDS * seat + wordOf(card);
  const bit = bitOf(card);
  p.hands[at] |= bit;
  if (seen) p.open[at] |= bit;
  p.counts[seat]++;
}

/** Cards of one word leave a hand, and with them what was known of them there. */
export function dropCards(p: Sigs, seat: number, word: number, bits: number): void {
  const at = WORDS * seat + word;
  p.hands[at] &= ~bits;
  p.open[at] &= ~bits;
  if (p.secrets.length > 0) {
    p.secrets = p.secrets.filter((secret) => wordOf(secret & 63) !== word || !(bitOf(secret & 63) & bits));
  }
}

export function dropCard(p: Sigs, seat: number, card: Card): void {
  dropCards(p, seat, wordOf(card), bitOf(card));
  p.counts[seat]--;
}

/** What `viewer` knows of another's hand, four words. */
export function knownHand(p: Sigs, viewer: number, seat: number): number[] {
  const at = WORDS * seat;
  const known = p.open.slice(at, at + WORDS);
  for (const secret of p.secrets) {
    const card = secret & 63;
    if (secret >> 6 === viewer) known[wordOf(card)] |= p.hands[at + wordOf(card)] & bitOf(card);
  }
  return known;
}

/** SIG-33: whether `seat` may play on a set of `owner` in his turn. */
export function isOpenTo(agreed: Agreed, seat: number, owner: number): boolean {
  return agreed.variation !== SHOWDOWN || agreed.sides[seat] === agreed.sides[owner];
}
