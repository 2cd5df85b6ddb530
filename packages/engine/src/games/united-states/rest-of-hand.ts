// The rest of a hand of United States played on its bare bits, thousands of times for a choice: everybody lays the card
// after which he could lay most others, passes when he cannot lay, and throws away what counts most.

import { BORDER_HIGH, BORDER_LOW, BORDERS, cardsIn, LOW_CARDS } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import { CORNERS, CORNERS_HIGH, CORNERS_LOW, NO_CARD, type UnitedStates } from './position.ts';

/** The borders along which a card can be laid: corner states go to Kansas alone (US-8). */
const FIT_LOW = BORDER_LOW.map((word) => word & ~CORNERS_LOW);
const FIT_HIGH = BORDER_HIGH.map((word) => word & ~CORNERS_HIGH);
const VALUE = BORDERS.map((cards) => cards.length);
const CORNER_OF: readonly number[] = BORDERS.map((_, card) => CORNERS.indexOf(card));

/** How much a further card that could be laid next counts, beside the border states on the card itself. */
const A_CARD = 12;
/** A corner state fits at any time: it can wait while others cannot. */
const WAITS = 18;
/** Players do not see everything: so much chance is in a choice. */
const WHIM = 8;

/** What the seat in turn leaves when its turn is over. */
export interface Left {
  readonly low: number;
  readonly high: number;
  readonly tops: readonly Card[];
  /** The passes that followed one another, the seat's own included. */
  readonly passes: number;
}

export class RestOfHand {
  private readonly random: Random;
  private low: number[] = [];
  private high: number[] = [];
  private sizes: number[] = [];
  private tops: Card[] = [];
  /** Cards laid and hands played so far, as a measure of work. */
  work = 0;

  constructor(random: Random) {
    this.random = random;
  }

  /** What a seat gains on the others, if it leaves this and the hands are those of the position. */
  gain(p: UnitedStates, seat: number, left: Left): number {
    const { seats } = p;
    this.work++;
    for (let s = 0; s < seats; s++) {
      this.low[s] = s === seat ? left.low : p.hands[2 * s];
      this.high[s] = s === seat ? left.high : p.hands[2 * s + 1];
      this.sizes[s] = s === seat ? bitCount(left.low) + bitCount(left.high) : p.sizes[s];
    }
    for (let corner = 0; corner < left.tops.length; corner++) this.tops[corner] = left.tops[corner];
    if (this.sizes[seat] === 0) return this.gainWhenOut(seats, seat, seat);
    let { passes } = left;
    for (let turn = (seat + 1) % seats; passes < seats; turn = (turn + 1) % seats) {
      if (this.takeTurn(turn)) passes = 0;
      if (this.sizes[turn] === 0) return this.gainWhenOut(seats, seat, turn);
      passes++;
    }
    return this.gainWhenBlocked(seats, seat);
  }

  /** Lays as long as anything can be laid; whether anything was. */
  private takeTurn(seat: number): boolean {
    const before = this.sizes[seat];
    while (this.sizes[seat] > 0 && this.layBest(seat));
    return this.sizes[seat] < before;
  }

  private layBest(seat: number): boolean {
    const { low, high, tops } = this;
    let most = Number.NEGATIVE_INFINITY;
    let bestCard = NO_CARD;
    let bestCorner = 0;
    const look = (card: Card, corner: number): void => {
      const worth = this.worthOf(seat, card, corner);
      if (worth > most) {
        most = worth;
        bestCard = card;
        bestCorner = corner;
      }
    };
    for (let rest = low[seat] & CORNERS_LOW; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      look(card, CORNER_OF[card]);
    }
    for (let rest = high[seat] & CORNERS_HIGH; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest) + LOW_CARDS;
      look(card, CORNER_OF[card]);
    }
    for (let corner = 0; corner < tops.length; corner++) {
      const top = tops[corner];
      if (top === NO_CARD) continue;
      for (let rest = low[seat] & FIT_LOW[top]; rest !== 0; rest &= rest - 1) {
        look(31 - Math.clz32(rest & -rest), corner);
      }
      for (let rest = high[seat] & FIT_HIGH[top]; rest !== 0; rest &= rest - 1) {
        look(31 - Math.clz32(rest & -rest) + LOW_CARDS, corner);
      }
    }
    if (bestCard === NO_CARD) return false;
    if (bestCard < LOW_CARDS) low[seat] &= ~(1 << bestCard);
    else high[seat] &= ~(1 << (bestCard - LOW_CARDS));
    this.sizes[seat]--;
    this.work++;
    tops[bestCorner] = bestCard;
    return true;
  }

  /** How many of the seat's cards could be laid after this one. */
  private worthOf(seat: number, card: Card, corner: number): number {
    const { tops } = this;
    let fitLow = FIT_LOW[card] | CORNERS_LOW;
    let fitHigh = FIT_HIGH[card] | CORNERS_HIGH;
    for (let other = 0; other < tops.length; other++) {
      const top = tops[other];
      if (other === corner || top === NO_CARD) continue;
      fitLow |= FIT_LOW[top];
      fitHigh |= FIT_HIGH[top];
    }
    // The card itself is in the hand still, and counts for all alike unless it fits again.
    if (card < LOW_CARDS) fitLow &= ~(1 << card);
    else fitHigh &= ~(1 << (card - LOW_CARDS));
    const next = bitCount(this.low[seat] & fitLow) + bitCount(this.high[seat] & fitHigh);
    return A_CARD * next + VALUE[card] - (CORNER_OF[card] === corner ? WAITS : 0) + this.random.below(WHIM);
  }

  /** US-15: the winner gets what the others are left with, and whoever has most of it loses it. */
  private gainWhenOut(seats: number, seat: number, winner: number): number {
    let sum = 0;
    let greatest = -1;
    let times = 0;
    let own = 0;
    for (let s = 0; s < seats; s++) {
      if (s === winner) continue;
      const value = this.valueOf(s, 0);
      sum += value;
      if (s === seat) own = value;
      if (value > greatest) times = 0;
      if (value >= greatest) {
        greatest = value;
        times++;
      }
    }
    const total = sum - times * greatest;
    const points = seat === winner ? sum : own === greatest ? -own : 0;
    return points - (total - points) / (seats - 1);
  }

  /** US-16, US-17. */
  private gainWhenBlocked(seats: number, seat: number): number {
    const { sizes } = this;
    let winner = 0;
    let tie = false;
    for (let s = 1; s < seats; s++) {
      if (sizes[s] < sizes[winner]) {
        winner = s;
        tie = false;
      } else if (sizes[s] === sizes[winner]) tie = true;
    }
    if (tie) return 0;
    let sum = 0;
    for (let s = 0; s < seats; s++) if (s !== winner) sum += this.valueOf(s, sizes[winner]);
    return seat === winner ? sum : -sum / (seats - 1);
  }

  /** The border states on a hand without its so many greatest cards. */
  private valueOf(seat: number, without: number): number {
    const values = cardsIn(this.low[seat], this.high[seat]).map((card) => VALUE[card]);
    if (without > 0) values.sort((a, b) => b - a);
    let sum = 0;
    for (let i = without; i < values.length; i++) sum += values[i];
    return sum;
  }
}
