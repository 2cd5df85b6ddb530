// The rest of a hand of United States played on its bare bits, thousands of times for a choice: everybody lays what
// seems worth most at a glance, passes when he cannot lay, and throws away what counts most.

import { BORDERS, cardsIn, LOW_CARDS } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import { CORNER_OF, FIT_HIGH, FIT_LOW, layWorth } from './lay-worth.ts';
import { pointsFor, winnerOfBlock } from './points.ts';
import { CORNERS_HIGH, CORNERS_LOW, NO_CARD, NOBODY, type UnitedStates } from './position.ts';

/** Players do not see everything: so much chance is in a choice. */
const WHIM = 2;

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
  /** The hand in turn, and all cards that are not laid yet. */
  private readonly held = { low: 0, high: 0, openLow: 0, openHigh: 0 };
  /** Cards laid and hands played so far, as a measure of work. */
  work = 0;

  constructor(random: Random) {
    this.random = random;
  }

  /** What a seat gains on the others, if it leaves this and the hands are those of the position. */
  gain(p: UnitedStates, seat: number, left: Left): number {
    const { seats } = p;
    const { held } = this;
    this.work++;
    held.openLow = 0;
    held.openHigh = 0;
    for (let s = 0; s < seats; s++) {
      this.low[s] = s === seat ? left.low : p.hands[2 * s];
      this.high[s] = s === seat ? left.high : p.hands[2 * s + 1];
      this.sizes[s] = s === seat ? bitCount(left.low) + bitCount(left.high) : p.sizes[s];
      held.openLow |= this.low[s];
      held.openHigh |= this.high[s];
    }
    for (let corner = 0; corner < left.tops.length; corner++) this.tops[corner] = left.tops[corner];
    if (this.sizes[seat] === 0) return this.gainFor(seat, seat);
    let { passes } = left;
    for (let turn = (seat + 1) % seats; passes < seats; turn = (turn + 1) % seats) {
      if (this.takeTurn(turn)) passes = 0;
      if (this.sizes[turn] === 0) return this.gainFor(seat, turn);
      passes++;
    }
    return this.gainFor(seat, winnerOfBlock(this.sizes));
  }

  /** Lays as long as anything can be laid; whether anything was. */
  private takeTurn(seat: number): boolean {
    const before = this.sizes[seat];
    while (this.sizes[seat] > 0 && this.layBest(seat));
    return this.sizes[seat] < before;
  }

  private layBest(seat: number): boolean {
    const { low, high, tops, held, random } = this;
    held.low = low[seat];
    held.high = high[seat];
    let most = Number.NEGATIVE_INFINITY;
    let bestCard = NO_CARD;
    let bestCorner = 0;
    const look = (card: Card, corner: number): void => {
      const worth = layWorth(held, tops, card, corner) + WHIM * random.below(1000) * 0.001;
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
    const bitLow = bestCard < LOW_CARDS ? 1 << bestCard : 0;
    const bitHigh = bestCard < LOW_CARDS ? 0 : 1 << (bestCard - LOW_CARDS);
    low[seat] &= ~bitLow;
    high[seat] &= ~bitHigh;
    held.openLow &= ~bitLow;
    held.openHigh &= ~bitHigh;
    this.sizes[seat]--;
    this.work++;
    tops[bestCorner] = bestCard;
    return true;
  }

  /** What the seat gains on the others: by US-17 they throw away as many cards as the winner holds. */
  private gainFor(seat: number, winner: number): number {
    const held = winner === NOBODY ? 0 : this.sizes[winner];
    const left = this.sizes.map((_, s) => this.valueOf(s, held));
    const points = pointsFor(left, winner, held > 0);
    const others = points.reduce((sum, one) => sum + one, -points[seat]);
    return points[seat] - others / (points.length - 1);
  }

  /** The border states on a hand without its greatest cards, `without` of them. */
  private valueOf(seat: number, without: number): number {
    const values = cardsIn(this.low[seat], this.high[seat]).map((card) => BORDERS[card].length);
    if (without > 0) values.sort((a, b) => b - a);
    let sum = 0;
    for (let i = without; i < values.length; i++) sum += values[i];
    return sum;
  }
}
