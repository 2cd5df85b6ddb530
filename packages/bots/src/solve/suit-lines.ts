// Every line of play in plain suits, by zero-window alpha-beta that keeps track of which cards won by their rank, so that
// positions are remembered by the owners of those cards alone; quick and sure tricks cut lines short.

import type { Card, Tricks } from '@messdeck/engine';
import { bitCount, highest } from './bits.ts';
import { ROOM } from './move-list.ts';
import { OutOfNodes } from './out-of-nodes.ts';
import { Patterns } from './patterns.ts';
import { LONGEST, RANKED } from './plain.ts';
import { quickTricks } from './quick-tricks.ts';
import { SuitBoard, wonIn } from './suit-board.ts';
import { CARD, LOW, SuitMoves } from './suit-moves.ts';
import { sureTricks, sureTrumps } from './sure-tricks.ts';

const UNKNOWN = -1;
const NO = 0;
const YES = 1;

export class SuitLines {
  nodes = 0;
  limit = 0;
  readonly board: SuitBoard = new SuitBoard();
  readonly list: SuitMoves = new SuitMoves(this.board);
  private readonly patterns: Patterns = new Patterns();
  private readonly codes: Int32Array = new Int32Array(4);
  private readonly masks: Int32Array = new Int32Array(4);
  /** The lead that settled the last search of one. */
  private chosen = 0;

  /** Forgets everything, for other cards. */
  layOut(tricks: Tricks, owners: readonly (readonly [Card, number])[]): void {
    this.patterns.clear();
    this.list.forget();
    this.board.layOut(tricks, owners);
  }

  /** Whether side 0 takes `need` of `toGo` tricks from the cards held, when this hand leads. */
  lead(hand: number, need: number, toGo: number, depth: number): boolean {
    const { board, patterns } = this;
    const { all, owners, lengths } = board;
    board.nothingWon(depth);
    if (need <= 0) return true;
    if (need > toGo) return false;
    if (toGo === 1) return this.lastTrick(hand, depth);
    const extra = hand | (all[4] === 0 ? 0 : 4 + 4 * board.holderOfFifth());
    const place = patterns.place(lengths[0], lengths[1], extra);
    const c0 = owners[0][all[0]];
    const c1 = owners[1][all[1]];
    const c2 = owners[2][all[2]];
    const c3 = owners[3][all[3]];
    let remembered = -1;
    for (let e = patterns.match(patterns.first(place), c0, c1, c2, c3); e >= 0; ) {
      if (patterns.least(e) >= need || patterns.most(e) < need) {
        this.recall(e, depth);
        return patterns.least(e) >= need;
      }
      if (remembered < 0) remembered = patterns.move(e);
      e = patterns.match(patterns.after(e), c0, c1, c2, c3);
    }
    const certain = this.atOnce(hand, need, toGo, depth);
    if (certain !== UNKNOWN) return certain === YES;
    board.nothingWon(depth);
    const count = this.list.listLeads(hand, ROOM * depth, toGo, remembered);
    const reached = this.tryLeads(hand, need, toGo, depth, count);
    this.remember(lengths[0], lengths[1], extra, reached, need, toGo, depth);
    return reached;
  }

  /** What quick and sure tricks tell. */
  private atOnce(hand: number, need: number, toGo: number, depth: number): number {
    const { board } = this;
    const ours = (hand & 1) === 0;
    const wanted = ours ? need : toGo - need + 1;
    const refused = ours ? toGo - need + 1 : need;
    if (quickTricks(board, hand, toGo, wanted, depth) >= wanted) return ours ? YES : NO;
    board.nothingWon(depth);
    if (sureTricks(board, hand, toGo, refused, depth) >= refused) return ours ? NO : YES;
    if (board.trump < 0 || board.all[board.trump] === 0) return UNKNOWN;
    board.nothingWon(depth);
    if (sureTrumps(board, hand, (hand + 2) & 3, wanted, depth) >= wanted) return ours ? YES : NO;
    return UNKNOWN;
  }

  /** The cards that mattered to an entry, as those that won by rank here. */
  private recall(entry: number, depth: number): void {
    const { patterns, board } = this;
    for (let suit = 0; suit < RANKED; suit++) {
      const mask = patterns.mask(entry, suit);
      if (mask === 0) continue;
      // The mask covers two bits a card from bit 25 down: take as many cards from the top.
      let rest = board.all[suit];
      for (let n = (32 - Math.clz32(mask & -mask) - 1) >> 1; n < LONGEST - 1; n++) rest ^= highest(rest);
      board.won(suit, highest(rest), depth);
    }
  }

  private remember(
    a: number,
    b: number,
    extra: number,
    reached: boolean,
    need: number,
    toGo: number,
    depth: number,
  ): void {
    const { codes, masks, board } = this;
    for (let suit = 0; suit < RANKED; suit++) {
      const won = wonIn(suit, board.winA[depth], board.winB[depth]);
      codes[suit] = board.owners[suit][board.all[suit]];
      // All cards from the lowest that won by its rank upwards matter.
      const count = won === 0 ? 0 : bitCount(board.all[suit] & ~((won & -won) - 1));
      masks[suit] = count === 0 ? 0 : ((1 << (2 * count)) - 1) << (2 * (LONGEST - count));
    }
    const place = this.patterns.place(a, b, extra);
    this.patterns.add(place, codes, masks, reached ? need : 0, reached ? toGo : need - 1, this.chosen);
  }

  private lastTrick(leader: number, depth: number): boolean {
    const { held, trump } = this.board;
    let bestSuit = -1;
    let best = 0;
    let taker = leader;
    let contested = false;
    for (let k = 0; k < 4; k++) {
      const hand = (leader + k) & 3;
      let suit = 0;
      while (held[8 * hand + suit] === 0) suit++;
      const bit = held[8 * hand + suit];
      if (k > 0 && suit === bestSuit) contested = true;
      if (k === 0 || (suit === bestSuit ? bit > best : suit === trump)) {
        if (k > 0 && suit !== bestSuit) contested = false;
        bestSuit = suit;
        best = bit;
        taker = hand;
      }
    }
    if (contested) this.board.won(bestSuit, best, depth);
    return (taker & 1) === 0;
  }

  /** Whether side 0 takes `need` of `toGo` when this hand leads one of the first `count` moves listed at this depth. */
  tryLeads(hand: number, need: number, toGo: number, depth: number, count: number): boolean {
    const { board, list } = this;
    const { winA, winB } = board;
    const ours = (hand & 1) === 0;
    const base = ROOM * depth;
    const next = (hand + 1) & 3;
    let a = 0;
    let b = 0;
    let open = count;
    for (let i = 0; i < open; i++) {
      const packed = list.next(base, i, open);
      const move = packed & CARD;
      const suit = move >> 4;
      const bit = 1 << (move & 15);
      const low = 1 << (packed >> LOW);
      if (++this.nodes > this.limit) throw new OutOfNodes();
      board.lay(8 * hand + suit, suit, bit);
      const reached = this.answer(1, next, suit, suit, bit, low, hand, false, need, toGo, depth + 1);
      board.takeBack(8 * hand + suit, suit, bit);
      if (reached === ours) {
        this.chosen = move;
        list.goodLead(hand, move, toGo * toGo);
        winA[depth] = winA[depth + 1];
        winB[depth] = winB[depth + 1];
        return reached;
      }
      a |= winA[depth + 1];
      b |= winB[depth + 1];
      if (i + 1 < open) open = list.dropLike(base, i + 1, open, suit, bit, winA[depth + 1], winB[depth + 1]);
    }
    this.chosen = list.moves[base] & CARD;
    winA[depth] = a;
    winB[depth] = b;
    return !ours;
  }

  private answer(
    k: number,
    hand: number,
    led: number,
    bestSuit: number,
    best: number,
    low: number,
    taker: number,
    contested: boolean,
    need: number,
    toGo: number,
    depth: number,
  ): boolean {
    const count = this.list.listAnswers(k, hand, led, bestSuit, best, taker, ROOM * depth);
    return this.tryAnswers(k, hand, led, bestSuit, best, low, taker, contested, need, toGo, depth, count);
  }

  /** The same for the `k`-th card of a trick: led, its best card so far, who played that, and whether by its rank. */
  tryAnswers(
    k: number,
    hand: number,
    led: number,
    bestSuit: number,
    best: number,
    low: number,
    taker: number,
    contested: boolean,
    need: number,
    toGo: number,
    depth: number,
    count: number,
  ): boolean {
    const { board, list } = this;
    const { winA, winB, trump } = board;
    const ours = (hand & 1) === 0;
    const base = ROOM * depth;
    const next = (hand + 1) & 3;
    let a = 0;
    let b = 0;
    let open = count;
    for (let i = 0; i < open; i++) {
      const packed = count === 1 ? list.moves[base] : list.next(base, i, open);
      const move = packed & CARD;
      const suit = move >> 4;
      const bit = 1 << (move & 15);
      let suitNow = bestSuit;
      let bestNow = best;
      let lowNow = low;
      let takerNow = taker;
      let byRank = suit === bestSuit ? true : contested;
      if (suit === bestSuit ? bit > best : suit === trump) {
        if (suit !== bestSuit) byRank = false;
        suitNow = suit;
        bestNow = bit;
        lowNow = 1 << (packed >> LOW);
        takerNow = hand;
      }
      if (++this.nodes > this.limit) throw new OutOfNodes();
      board.lay(8 * hand + suit, suit, bit);
      const reached =
        k < 3
          ? this.answer(k + 1, next, led, suitNow, bestNow, lowNow, takerNow, byRank, need, toGo, depth + 1)
          : this.lead(takerNow, need - 1 + (takerNow & 1), toGo - 1, depth + 1);
      board.takeBack(8 * hand + suit, suit, bit);
      if (k === 3 && byRank) {
        // Who reaches his aim needs this one card; who fails has tried it for all that are as good.
        board.won(suitNow, ((takerNow & 1) === 0) === reached ? bestNow : lowNow, depth + 1);
      }
      if (reached === ours) {
        if (count > 1) list.goodAnswer(hand, move, toGo);
        winA[depth] = winA[depth + 1];
        winB[depth] = winB[depth + 1];
        return reached;
      }
      a |= winA[depth + 1];
      b |= winB[depth + 1];
      if (i + 1 < open) open = list.dropLike(base, i + 1, open, suit, bit, winA[depth + 1], winB[depth + 1]);
    }
    winA[depth] = a;
    winB[depth] = b;
    return !ours;
  }
}
