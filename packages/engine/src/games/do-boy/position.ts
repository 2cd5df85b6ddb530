// The position of Do-Boy: hands, gifts and the nest, the squads of one hand, and the match around it.

import { PRESIDENT } from '../../mechanics/companies.ts';
import type { Sheet } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';

/** The cards of a game: in the pack's order, and as the two words of a set. */
interface Deck {
  readonly cards: readonly Card[];
  readonly low: number;
  readonly high: number;
}

/** All cards but the Ordnance. */
export const DECK: Deck = {
  cards: parker.cards.slice(0, PRESIDENT + 1).map((_, card) => card),
  low: 0xffffff,
  high: 0x1ffffff,
};
/** Three cards of two companies and the President, for solving whole games (tiny.ts). */
const TINY_DECK: Deck = { cards: [0, 1, 2, 12, 13, 14, PRESIDENT], low: 0x7007, high: 0x1000000 };
export const GIFT = 3;

export const NO_GIFT = -1;
export const NOBODY = -1;
/** For lists that are replaced before they grow. */
const NONE: number[] = [];

export const CUT = 0;
export const SHUFFLE = 1;
export const EXCHANGE = 2;
export const PLAY = 3;
export const OVER = 4;
export const PHASES: readonly string[] = ['cut', 'shuffle', 'exchange', 'play', 'over'];

/** A scored hand: the points of each seat, and who took the President. */
interface HandScore {
  readonly points: readonly number[];
  readonly president: number;
}

export class DoBoy {
  seats: number;
  exchange: boolean;
  deck: Deck = DECK;
  /** The score that ends the game; 0 for a match of one hand. */
  target: number;
  phase: number = CUT;
  dealer: number = NOBODY;
  /** Who led to the squad in play, or is to lead. */
  leader: number = NOBODY;
  /** Who is to play. */
  turn: number = NOBODY;
  /** For each seat the two words of its hand (mechanics/companies.ts). */
  hands: number[];
  /** The nest's cards in the order dealt; they stay here when it is taken. */
  nest: number[] = NONE;
  nestTaker: number = NOBODY;
  /** For each seat the packed cards it has chosen or given, or NO_GIFT. */
  gifts: number[];
  /** All cards played in this hand, in order, and the taker of each whole squad. */
  played: number[] = NONE;
  takers: number[] = NONE;
  /** The squad in play: the company led, the card that takes it so far, who played it, and what it costs. */
  led = 0;
  best = 0;
  taker: number = NOBODY;
  cost = 0;
  /** Points of the hand in play, and the match scores without it. */
  points: number[] = NONE;
  scores: number[];
  sheet: Sheet<HandScore> = undefined;

  constructor(
    seats: number,
    exchange: boolean,
    target: number,
    hands: number[],
    gifts: number[],
    scores: number[],
  ) {
    this.seats = seats;
    this.exchange = exchange;
    this.target = target;
    this.hands = hands;
    this.gifts = gifts;
    this.scores = scores;
  }
}

export function start(rules: Rules, seats: number): DoBoy {
  const target = rules['match'] === 'hand' ? 0 : Number(rules['target']);
  const p = new DoBoy(
    seats,
    rules['exchange'] === true,
    target,
    zeros(2 * seats),
    noGifts(seats),
    zeros(seats),
  );
  p.played = [];
  p.takers = [];
  p.points = zeros(seats);
  if (rules['deck'] === 'tiny') {
    // Seat 0 deals, and there is nothing to cut for.
    p.deck = TINY_DECK;
    p.dealer = 0;
    p.phase = SHUFFLE;
  }
  return p;
}

function noGifts(seats: number): number[] {
  return new Array(seats).fill(NO_GIFT);
}

function zeros(n: number): number[] {
  return new Array(n).fill(0);
}

export function clone(p: DoBoy): DoBoy {
  const q = new DoBoy(p.seats, p.exchange, p.target, p.hands.slice(), p.gifts.slice(), p.scores.slice());
  q.deck = p.deck;
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.leader = p.leader;
  q.turn = p.turn;
  q.nest = p.nest;
  q.nestTaker = p.nestTaker;
  q.played = p.played.slice();
  q.takers = p.takers.slice();
  q.led = p.led;
  q.best = p.best;
  q.taker = p.taker;
  q.cost = p.cost;
  q.points = p.points.slice();
  q.sheet = p.sheet;
  return q;
}

export function squadsOf(p: DoBoy): number {
  return Math.floor(p.deck.cards.length / p.seats);
}

/** Cards in a hand, from what is public: what was dealt less what was played. */
export function handSize(p: DoBoy, seat: number): number {
  if (p.phase !== EXCHANGE && p.phase !== PLAY) return 0;
  const inSquad = p.played.length - p.takers.length * p.seats;
  const hasPlayed = (seat - p.leader + p.seats) % p.seats < inSquad;
  return squadsOf(p) - p.takers.length - (hasPlayed ? 1 : 0);
}
