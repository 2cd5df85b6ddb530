// Endings of any game of tricks, exactly, with all cards known: alpha-beta with zero windows over sets of at most 32
// cards, positions between tricks remembered with their ranks made relative, cards that are alike tried once.

import type { Card, Tricks } from '@messdeck/engine';
import { bitCount, FAR } from './bits.ts';
import { EndPays } from './end-pays.ts';
import { isEachForHimself, type Layout, layOut, MOST_CARDS, wordOf } from './layout.ts';
import { Memory } from './memory.ts';
import { MoveList, ROOM } from './move-list.ts';
import { OutOfNodes } from './out-of-nodes.ts';
import { willBePlain } from './plain.ts';
import { PlainPart } from './plain-part.ts';
import type { SuitSearch } from './suits.ts';
import { SureWorth } from './sure-worth.ts';

/** The row of merits for leads. */
const LEADS = MOST_CARDS;

export class Ending {
  nodes = 0;
  private limit = 0;
  private readonly memory: Memory;
  private tricks!: Tricks;
  private layout!: Layout;
  private seats = 0;
  private readonly hands: Int32Array = new Int32Array(8);
  /** All cards still held. */
  private left = 0;
  /** What all cards and tricks to come bring side 0 if it takes them, and if side 1 does. */
  private allPlus = 0;
  private allMinus = 0;
  private eachPlus = 0;
  private eachMinus = 0;
  /** Cards of the two lists that make a trick unusual. */
  private first = 0;
  private second = 0;
  private end!: EndPays;
  private sure!: SureWorth;
  private plain: PlainPart | undefined;
  /** The slots of the trick in play in order, from `opened` on. */
  private readonly order: Int32Array = new Int32Array(2 * MOST_CARDS);
  private opened = 0;
  private readonly list: MoveList = new MoveList();
  private depth = 0;
  /** The slot that settled the last search of a lead. */
  private chosen = -1;
  /** How often a card was a good answer to a lead; the last row: a good lead. */
  private readonly merits: Int32Array = new Int32Array((MOST_CARDS + 1) * MOST_CARDS);

  constructor(bits = 17) {
    this.memory = new Memory(bits);
  }

  /**
   * Makes a position ready, `first` being the side from which it is seen; false where it has too many cards. `suits` helps
   * as soon as only plain tricks are left.
   */
  prepare(tricks: Tricks, first: number, suits?: SuitSearch): boolean {
    const layout = layOut(tricks, first);
    if (!layout) return false;
    this.tricks = tricks;
    this.layout = layout;
    this.nodes = 0;
    this.memory.clear();
    this.merits.fill(0);
    this.depth = 0;
    this.seats = layout.hands.length;
    this.left = 0;
    for (const [hand, word] of layout.hands.entries()) {
      this.hands[hand] = word;
      this.left |= word;
    }
    this.eachPlus = tricks.each[first];
    this.eachMinus = isEachForHimself(tricks) ? 0 : 0 - tricks.each[1 - first];
    const toCome = tricks.hands[tricks.leader].length + (tricks.trick.length > 0 ? 1 : 0);
    this.allPlus = toCome * this.eachPlus + (tricks.pot ?? 0);
    this.allMinus = toCome * this.eachMinus - (isEachForHimself(tricks) ? 0 : (tricks.pot ?? 0));
    for (let slot = 0; slot < layout.count; slot++) {
      this.allPlus += layout.plus[slot];
      this.allMinus += layout.minus[slot];
    }
    this.plain =
      suits && willBePlain(tricks) ? new PlainPart(suits, tricks, layout, this.eachPlus) : undefined;
    this.sure = new SureWorth(layout, this.eachPlus, this.eachMinus);
    this.first = wordOf(layout.cards, tricks.unusual?.lists[0]);
    this.second = wordOf(layout.cards, tricks.unusual?.lists[1]);
    this.end = new EndPays(tricks, layout.marked, toCome);
    return true;
  }

  /** The value of playing this card now, for the side from which the position is seen, within a number of nodes. */
  value(card: Card, guess: number | undefined, limit: number): number {
    this.limit = limit;
    const slot = this.layout.cards.indexOf(card);
    let least = -FAR;
    let most = FAR;
    let value = guess ?? 0;
    // Steps from bound to bound.
    while (least < most) {
      const window = value === least ? value + 1 : value;
      value = this.afterRoot(slot, window);
      if (value < window) most = value;
      else least = value;
    }
    return value;
  }

  /** The card of the same hand that stands for this one now. */
  likeOf(cards: readonly Card[], index: number): number {
    const { layout, tricks } = this;
    const present = this.left | wordOf(layout.cards, tricks.trick);
    const slot = layout.cards.indexOf(cards[index]);
    for (let i = 0; i < index; i++) {
      const other = layout.cards.indexOf(cards[i]);
      if ((layout.between[MOST_CARDS * slot + other] & present) === 0) return i;
    }
    return index;
  }

  private afterRoot(slot: number, window: number): number {
    const { layout, tricks, seats } = this;
    this.depth = 0;
    this.opened = 0;
    this.left = 0;
    for (let hand = 0; hand < seats; hand++) {
      this.hands[hand] = layout.hands[hand];
      this.left |= layout.hands[hand];
    }
    const played = tricks.trick.length;
    const hand = (tricks.leader + played) % seats;
    const pot = tricks.pot ?? 0;
    let plus = this.eachPlus + pot;
    let minus = this.eachMinus - (isEachForHimself(tricks) ? 0 : pot);
    let led = slot;
    let best = slot;
    let taker = hand;
    let cards = 0;
    for (const [place, card] of tricks.trick.entries()) {
      const there = layout.cards.indexOf(card);
      if (place === 0) led = there;
      if (place === 0 || this.beats(led, there, best)) {
        best = there;
        taker = (tricks.leader + place) % seats;
      }
      this.order[this.opened + place] = there;
      cards |= 1 << there;
      plus += layout.plus[there];
      minus += layout.minus[there];
    }
    return this.lay(slot, played, hand, led, best, taker, plus, minus, cards, window, this.end.opening);
  }

  private beats(led: number, slot: number, best: number): boolean {
    const { strength } = this.layout;
    return strength[MOST_CARDS * led + slot] > strength[MOST_CARDS * led + best];
  }

  /** Lays a card on the trick, which has `played` before it, searches on and takes the card back. */
  private lay(
    slot: number,
    played: number,
    hand: number,
    led: number,
    best: number,
    taker: number,
    plus: number,
    minus: number,
    cards: number,
    window: number,
    state: number,
  ): number {
    if (++this.nodes > this.limit) throw new OutOfNodes();
    const { layout } = this;
    const bit = 1 << slot;
    this.hands[hand] ^= bit;
    this.left ^= bit;
    this.order[this.opened + played] = slot;
    let strongest = best;
    let takes = taker;
    if (played === 0 || this.beats(led, slot, best)) {
      strongest = slot;
      takes = hand;
    }
    const value = this.goOn(
      played + 1,
      hand,
      led,
      strongest,
      takes,
      plus + layout.plus[slot],
      minus + layout.minus[slot],
      cards | bit,
      window,
      state,
    );
    this.hands[hand] ^= bit;
    this.left ^= bit;
    return value;
  }

  private goOn(
    played: number,
    hand: number,
    led: number,
    best: number,
    taker: number,
    plus: number,
    minus: number,
    cards: number,
    window: number,
    state: number,
  ): number {
    if (played < this.seats) {
      const next = hand + 1 === this.seats ? 0 : hand + 1;
      return this.answer(played, next, led, best, taker, plus, minus, cards, window, state);
    }
    const side = this.layout.sides[taker];
    let gain = side === 0 ? plus : minus;
    let keeps = 1 << side;
    if ((cards & this.first) !== 0 && (cards & this.second) !== 0) {
      const settled = this.settle();
      gain = settled.gain;
      keeps = settled.keeps;
    }
    this.allPlus -= plus;
    this.allMinus -= minus;
    const after = this.end.counts
      ? this.end.after(state, side, cards, keeps, bitCount(this.hands[0]))
      : state;
    this.opened += this.seats;
    const value = gain + this.lead(taker, window - gain, after);
    this.opened -= this.seats;
    this.allPlus += plus;
    this.allMinus += minus;
    return value;
  }

  private settle(): { gain: number; keeps: number } {
    const { layout, order, opened, seats } = this;
    const cards: Card[] = [];
    for (let place = 0; place < seats; place++) cards.push(layout.cards[order[opened + place]]);
    return this.tricks.unusual!.settle(layout.owner[order[opened]], cards);
  }

  /** The value of everything to come when this hand leads; a bound of it on one side of the window. */
  private lead(hand: number, window: number, state: number): number {
    const { left } = this;
    if (left === 0) return this.end.paid(state);
    let most = this.allPlus;
    let least = this.allMinus;
    if (most < least) {
      most = this.allMinus;
      least = this.allPlus;
    }
    // Cards that no opponent can beat any more stay with their side.
    if (this.sure.candidates !== 0) {
      this.sure.weigh(left);
      most -= this.sure.lost;
      least += this.sure.kept;
    }
    if ((left & this.first) !== 0 && (left & this.second) !== 0) {
      const swing = bitCount(left & this.first) * this.tricks.unusual!.swing;
      most += swing;
      least -= swing;
    }
    if (this.end.counts) {
      most += this.end.bound(state, 1, left);
      least += this.end.bound(state, -1, left);
    }
    if (most < window) return most;
    if (least >= window) return least;
    if (this.plain && (left & this.plain.odd) === 0) return this.plainBound(this.plain, hand, window);
    const legal = this.leads(hand);
    // The last trick plays itself.
    if ((this.hands[hand] & (this.hands[hand] - 1)) === 0)
      return this.layLead(31 - Math.clz32(legal), hand, window, state);
    const set = this.relative(left);
    const key = hand | (state << 3);
    const found = this.memory.find(set, key);
    let remembered = -1;
    if (found >= 0) {
      least = Math.max(least, this.memory.least[found]);
      most = Math.min(most, this.memory.most[found]);
      if (least >= window) return least;
      if (most < window) return most;
      remembered = this.memory.move[found];
    }
    const index = found >= 0 ? found : ~found;
    const value = this.bestLead(legal, hand, window, state, remembered);
    if (value < window) most = Math.min(most, value);
    else least = Math.max(least, value);
    this.memory.write(index, set, key, least, most, this.chosen);
    return value;
  }

  private plainBound(plain: PlainPart, hand: number, window: number): number {
    const bound = plain.bound(this.left, hand, this.hands[hand], window, this.nodes, this.limit);
    this.nodes = plain.nodes;
    return bound;
  }

  private leads(hand: number): number {
    const held = this.hands[hand];
    const others = held & ~this.layout.ledLast;
    return others === 0 ? held : others;
  }

  private relative(left: number): number {
    const { suits, mixing } = this.layout;
    if (suits.length === 0 || (left & mixing) !== 0) return left;
    let set = 0;
    for (let i = 0; i < suits.length; i++) {
      const suit = suits[i];
      set |= suit.canon[(left >>> suit.shift) & suit.mask];
    }
    return set;
  }

  private layLead(slot: number, hand: number, window: number, state: number): number {
    return this.lay(slot, 0, hand, slot, slot, hand, this.eachPlus, this.eachMinus, 0, window, state);
  }

  private bestLead(legal: number, hand: number, window: number, state: number, remembered: number): number {
    const ours = this.layout.sides[hand] === 0;
    const base = ROOM * this.depth++;
    const count = this.listCards(legal, base, LEADS, this.left, remembered);
    let best = ours ? -FAR : FAR;
    let chosen = this.list.moves[base];
    for (let i = 0; i < count; i++) {
      const slot = this.list.next(base, i, count);
      const value = this.layLead(slot, hand, window, state);
      if (ours ? value > best : value < best) {
        best = value;
        chosen = slot;
        if (ours ? best >= window : best < window) break;
      }
    }
    this.depth--;
    if (ours === best >= window) this.merits[MOST_CARDS * LEADS + chosen] += 1 + bitCount(this.hands[hand]);
    this.chosen = chosen;
    return best;
  }

  private answer(
    played: number,
    hand: number,
    led: number,
    best: number,
    taker: number,
    plus: number,
    minus: number,
    cards: number,
    window: number,
    state: number,
  ): number {
    const { layout } = this;
    const held = this.hands[hand];
    let legal = held & layout.follow[led];
    legal = legal === 0 ? held : legal | (held & layout.free);
    if ((legal & (legal - 1)) === 0) {
      const slot = 31 - Math.clz32(legal);
      return this.lay(slot, played, hand, led, best, taker, plus, minus, cards, window, state);
    }
    const ours = layout.sides[hand] === 0;
    const base = ROOM * this.depth++;
    const count = this.listCards(legal, base, led, this.left | (1 << best), -1);
    let reached = ours ? -FAR : FAR;
    let chosen = -1;
    for (let i = 0; i < count; i++) {
      const slot = this.list.next(base, i, count);
      const value = this.lay(slot, played, hand, led, best, taker, plus, minus, cards, window, state);
      if (ours ? value > reached : value < reached) {
        reached = value;
        chosen = slot;
        if (ours ? reached >= window : reached < window) break;
      }
    }
    this.depth--;
    if (ours === reached >= window) this.merits[MOST_CARDS * led + chosen] += 1 + bitCount(held);
    return reached;
  }

  /** Writes the cards worth trying into the list at `base`: of cards that are alike one. */
  private listCards(legal: number, base: number, led: number, present: number, remembered: number): number {
    const { merits } = this;
    const { moves, scores } = this.list;
    const { between } = this.layout;
    let count = 0;
    for (let rest = legal; rest !== 0; ) {
      const slot = 31 - Math.clz32(rest);
      rest ^= 1 << slot;
      let alike = false;
      for (let i = 0; i < count && !alike; i++) {
        alike = (between[MOST_CARDS * moves[base + i] + slot] & present) === 0;
      }
      if (alike) continue;
      moves[base + count] = slot;
      scores[base + count] = slot === remembered ? FAR : merits[MOST_CARDS * led + slot];
      count++;
    }
    return count;
  }
}
