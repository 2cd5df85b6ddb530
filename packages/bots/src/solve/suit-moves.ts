// The cards worth trying in plain suits: of cards that are as good as each other one, the most promising first.

import { bitCount, FAR, highest } from './bits.ts';
import { MoveList } from './move-list.ts';
import { SUITS } from './plain.ts';
import { HALF, type SuitBoard, wonIn } from './suit-board.ts';
import { suitPromise } from './suit-leads.ts';

/** A move: suit and rank, and from this bit on the rank of the lowest card that is as good. */
export const LOW = 8;
export const CARD = 127;
/** The most that a card's successes so far count. */
const LEAD_MERIT = 1500;
const ANSWER_MERIT = 600;
/** Leads: the highest card of a suit, and the head of a row right under it, which drives it out. */
const TOP_CARD = 600;
const ROW_UNDER_TOP = 600;
const NOT_LOW = 200;
/** Answers: a card that takes the trick, and trumps where they are needed or not. */
const TAKES = 6000;
const RUFF = 4000;
const NEEDLESS_RUFF = -30_000;

export class SuitMoves extends MoveList {
  private readonly board: SuitBoard;
  /** How often a card was a good lead of a hand, and from 4 * 128 on a good answer. */
  private readonly merits: Int32Array = new Int32Array(2 * 4 * 128);

  constructor(board: SuitBoard) {
    super();
    this.board = board;
  }

  forget(): void {
    this.merits.fill(0);
  }

  goodLead(hand: number, move: number, weight: number): void {
    this.merits[(hand << 7) | move] += weight;
  }

  goodAnswer(hand: number, move: number, weight: number): void {
    this.merits[((4 + hand) << 7) | move] += weight;
  }

  /** Writes the leads from `base` on and says how many they are; the one remembered comes first. */
  listLeads(hand: number, base: number, toGo: number, remembered: number): number {
    const { moves, scores, board } = this;
    let n = base;
    for (let suit = 0; suit < SUITS; suit++) {
      const mine = board.held[8 * hand + suit];
      if (mine === 0) continue;
      const top = highest(board.all[suit]);
      const second = highest(board.all[suit] ^ top);
      const promise = 100 * suitPromise(board, hand, suit, toGo);
      const from = n;
      n = this.listGroups(suit, mine, board.all[suit] ^ mine, n);
      for (let i = from; i < n; i++) {
        const rank = moves[i] & 15;
        const bit = 1 << rank;
        scores[i] = promise - 4 * rank;
        if (bit === top) scores[i] += TOP_CARD;
        else if (bit === second && moves[i] >> LOW < rank) scores[i] += ROW_UNDER_TOP;
        // Without the highest card low cards are led first.
        if (i < n - 1 && !(mine & top)) scores[i] -= NOT_LOW;
        const move = moves[i] & CARD;
        if (move === remembered) scores[i] = FAR;
        else scores[i] += Math.min(LEAD_MERIT, this.merits[(hand << 7) | move]);
      }
    }
    return n - base;
  }

  /** The same for the `k`-th card of a trick. */
  listAnswers(
    k: number,
    hand: number,
    led: number,
    bestSuit: number,
    best: number,
    taker: number,
    base: number,
  ): number {
    const { held, trump } = this.board;
    const mine = held[8 * hand + led];
    const safe = this.isPartnersTrick(k, hand, led, bestSuit, best, taker);
    if (mine !== 0) {
      const beats = bestSuit === led && !safe ? this.toBeat(k, hand, led, best) : FAR;
      return this.listSuit(hand, led, base, bestSuit === led ? best : 0, beats, 0) - base;
    }
    let n = base;
    for (let suit = 0; suit < SUITS; suit++) {
      const cards = held[8 * hand + suit];
      if (cards === 0) continue;
      if (suit === trump) {
        const over = bestSuit === trump ? best : 0;
        n = this.listSuit(hand, suit, n, over, safe ? FAR : over, safe ? NEEDLESS_RUFF : RUFF);
      } else {
        n = this.listSuit(hand, suit, n, 0, FAR, 400 * bitCount(cards));
      }
    }
    return n - base;
  }

  /** Where a card failed and its rank did not matter, the cards of its suit that are as low need not be tried. */
  dropLike(
    base: number,
    from: number,
    count: number,
    suit: number,
    bit: number,
    wonA: number,
    wonB: number,
  ): number {
    const { moves, scores } = this;
    const won = wonIn(suit, wonA, wonB);
    const low = won === 0 ? 1 << HALF : won & -won;
    if (bit >= low) return count;
    let n = base + from;
    for (let k = n; k < base + count; k++) {
      const move = moves[k] & CARD;
      if (move >> 4 === suit && 1 << (move & 15) < low) continue;
      moves[n] = moves[k];
      scores[n] = scores[k];
      n++;
    }
    return n - base;
  }

  /** Writes one of each group of like cards, the highest, with the rank of the lowest. */
  private listGroups(suit: number, mine: number, others: number, from: number): number {
    let n = from;
    for (let rest = mine; rest !== 0; ) {
      const rank = 31 - Math.clz32(rest);
      rest ^= 1 << rank;
      let low = rank;
      while (rest !== 0) {
        const next = 31 - Math.clz32(rest);
        if ((others & ((1 << rank) - (1 << next))) !== 0) break;
        rest ^= 1 << next;
        low = next;
      }
      this.moves[n++] = (suit << 4) | rank | (low << LOW);
    }
    return n;
  }

  /** The cards of a suit as answers; those above `beats` come first, the lowest of them at the head. */
  private listSuit(
    hand: number,
    suit: number,
    from: number,
    best: number,
    beats: number,
    bonus: number,
  ): number {
    const { moves, scores, merits } = this;
    const mine = this.board.held[8 * hand + suit];
    const n = this.listGroups(suit, mine, (this.board.all[suit] ^ mine) | best, from);
    for (let i = from; i < n; i++) {
      const move = moves[i] & CARD;
      const rank = move & 15;
      scores[i] = bonus - 40 * rank + Math.min(ANSWER_MERIT, merits[((4 + hand) << 7) | move]);
      if (1 << rank > beats) scores[i] += TAKES;
    }
    return n;
  }

  /** Whether the partner has the trick as things stand and nobody after this hand can take it from him. */
  private isPartnersTrick(
    k: number,
    hand: number,
    led: number,
    bestSuit: number,
    best: number,
    taker: number,
  ): boolean {
    const next = k === 3 ? 0 : this.power((hand + 1) & 3, led, bestSuit, best);
    if (k === 1) return this.power((hand + 2) & 3, led, bestSuit, best) > next;
    return taker === ((hand + 2) & 3) && next === 0;
  }

  /** How far a hand still to play can beat the best card of the trick: 0 not at all. */
  private power(hand: number, led: number, bestSuit: number, best: number): number {
    const { held, trump } = this.board;
    const suit = held[8 * hand + led];
    if (suit !== 0) return bestSuit === led && suit > best ? suit : 0;
    if (trump < 0) return 0;
    const trumps = held[8 * hand + trump];
    if (trumps === 0 || (bestSuit === trump && trumps <= best)) return 0;
    return (1 << 20) + trumps;
  }

  /** What a card of the suit led must beat to take the trick, opponents still to play included. */
  private toBeat(k: number, hand: number, led: number, best: number): number {
    if (k === 3) return best;
    const next = this.board.held[8 * ((hand + 1) & 3) + led];
    return next > best ? highest(next) : best;
  }
}
