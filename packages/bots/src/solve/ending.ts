// Endings of any game of tricks, exactly, with all cards known: alpha-beta with zero windows over sets of at most 32
// cards, positions between tricks remembered with their ranks made relative, cards that are alike tried once.

import type { Card, Tricks } from '@messdeck/engine';
import { isEachForHimself, type Layout, layOut, MOST_CARDS } from './layout.ts';
import { Memory } from './memory.ts';
import { OutOfNodes } from './out-of-nodes.ts';
import { oddCards, type SuitSearch, willBePlain } from './suits.ts';

const FAR = 1 << 28;
/** Bits of the state beside the cards: tricks needed for the goal, marked cards taken, sides that may have everything. */
const MARKS = 4;
const SWEEP = 7;
const NEED = 15;
const OUT_OF_REACH = 15;
/** The most cards a hand can hold here, as a step in the lists of moves. */
const ROOM = 32;
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
  /** Whether more counts than the worth of cards and tricks, and the state of that. */
  private counts = false;
  private state = 0;
  private first = 0;
  private second = 0;
  /** The slots of the trick in play in order, from `opened` on, and lists of moves by depth. */
  private readonly order: Int32Array = new Int32Array(2 * MOST_CARDS);
  private opened = 0;
  private readonly moves: Int8Array = new Int8Array(ROOM * ROOM);
  private readonly scores: Int32Array = new Int32Array(ROOM * ROOM);
  private depth = 0;
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
    this.plain = suits && willBePlain(tricks) ? suits : undefined;
    if (this.plain) this.preparePlain(this.plain);
    this.surest = 0;
    for (let slot = 0; slot < layout.count; slot++) if (layout.beaten[slot] !== 0) this.surest |= 1 << slot;
    this.first = this.wordOf(tricks.unusual?.lists[0]);
    this.second = this.wordOf(tricks.unusual?.lists[1]);
    this.counts = Boolean(tricks.goal || tricks.marked || tricks.sweep);
    this.state = this.counts ? this.openState(toCome) : 0;
    return true;
  }

  private wordOf(cards: readonly Card[] | undefined): number {
    const slots = this.layout.cards;
    return (cards ?? []).reduce(
      (word, card) => (slots.includes(card) ? word | (1 << slots.indexOf(card)) : word),
      0,
    );
  }

  /** The search for plain tricks, the slots that must be gone before, and the places of the others. */
  private plain: SuitSearch | undefined;
  private odd = 0;
  private readonly suitOf: Int8Array = new Int8Array(MOST_CARDS);
  private readonly bitOf: Int32Array = new Int32Array(MOST_CARDS);

  private preparePlain(plain: SuitSearch): void {
    plain.preparePart(this.tricks);
    this.odd = this.wordOf(oddCards(this.tricks));
    for (const [slot, card] of this.layout.cards.entries()) {
      if (this.odd & (1 << slot)) continue;
      const { suit, bit } = plain.placeOf(card);
      this.suitOf[slot] = suit;
      this.bitOf[slot] = bit;
    }
  }

  /** A bound of what plain tricks are worth from here on. */
  private plainBound(plain: SuitSearch, hand: number, window: number): number {
    const { owner } = this.layout;
    const toGo = bitCount(this.hands[hand]);
    plain.empty();
    for (let rest = this.left; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      plain.hold(owner[slot], this.suitOf[slot], this.bitOf[slot]);
    }
    const each = this.eachPlus;
    const need = Math.ceil((window / each + toGo) / 2);
    plain.nodes = this.nodes;
    const reached = plain.reachesFrom(hand, need, toGo, this.limit);
    this.nodes = plain.nodes;
    return each * (2 * (reached ? need : need - 1) - toGo);
  }

  private openState(toCome: number): number {
    const { goal, sweep } = this.tricks;
    const need = goal ? inReach(Math.max(0, goal.tricks), toCome) : 0;
    const sides = (sweep?.[0] ? 1 : 0) | (sweep?.[1] ? 2 : 0);
    return need | (sides << SWEEP);
  }

  /** The value of playing this card now, for the side from which the position is seen, within so many nodes. */
  value(card: Card, guess: number | undefined, limit: number): number {
    this.limit = limit;
    const slot = this.layout.cards.indexOf(card);
    let least = -FAR;
    let most = FAR;
    let value = guess ?? 0;
    for (let tries = 0; least < most; tries++) {
      // Steps from bound to bound; where they are many, halves what is left.
      const middle = tries > 4 && least > -FAR && most < FAR;
      const window = middle ? Math.ceil((least + most + 1) / 2) : value === least ? value + 1 : value;
      value = this.afterRoot(slot, window);
      if (value < window) most = value;
      else least = value;
    }
    return value;
  }

  /** The card of the same hand that stands for this one now. */
  likeOf(cards: readonly Card[], index: number): number {
    const { layout, tricks } = this;
    const present = this.left | this.wordOf(tricks.trick);
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
    return this.lay(slot, played, hand, led, best, taker, plus, minus, cards, window, this.state);
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
    const after = this.counts ? this.nextState(state, side, cards, keeps) : state;
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

  private nextState(state: number, side: number, cards: number, keeps: number): number {
    let need = state & NEED;
    if (need !== 0 && need !== OUT_OF_REACH && side === 0) need--;
    const marks = ((state >> MARKS) & 7) + (side === 0 ? bitCount(cards & this.layout.marked) : 0);
    const sweep = (state >> SWEEP) & keeps;
    const toCome = bitCount(this.hands[0]);
    return inReach(need, toCome) | (marks << MARKS) | (sweep << SWEEP);
  }

  /** What is paid at the end for the goal, the marked cards and for everything. */
  private endPays(state: number): number {
    if (!this.counts) return 0;
    const { goal, marked, sweep } = this.tricks;
    let pays = 0;
    if (goal) pays += (state & NEED) === 0 ? goal.reached : goal.missed;
    if (marked) pays += marked.pays[(state >> MARKS) & 7];
    if (sweep) {
      if (state & (1 << SWEEP)) pays += sweep[0];
      if (state & (2 << SWEEP)) pays -= sweep[1];
    }
    return pays;
  }

  /** The most (or, with sign -1, the least) that the end can pay from here. */
  private endBound(state: number, sign: number): number {
    const { goal, marked, sweep } = this.tricks;
    let bound = 0;
    if (goal) {
      const need = state & NEED;
      if (need === 0) bound += goal.reached;
      else if (need === OUT_OF_REACH) bound += goal.missed;
      else bound += sign * Math.max(sign * goal.reached, sign * goal.missed);
    }
    if (marked) {
      const marks = (state >> MARKS) & 7;
      let best = sign * marked.pays[marks];
      const open = bitCount(this.left & this.layout.marked);
      for (let more = 1; more <= open; more++) best = Math.max(best, sign * marked.pays[marks + more]);
      bound += sign * best;
    }
    if (sweep && sign > 0 && state & (1 << SWEEP)) bound += sweep[0];
    if (sweep && sign < 0 && state & (2 << SWEEP)) bound -= sweep[1];
    return bound;
  }

  /** The value of everything to come when this hand leads; a bound of it on one side of the window. */
  private lead(hand: number, window: number, state: number): number {
    const { left } = this;
    if (left === 0) return this.endPays(state);
    let most = this.allPlus;
    let least = this.allMinus;
    if (most < least) {
      most = this.allMinus;
      least = this.allPlus;
    }
    // Cards that no opponent can beat any more stay with their side.
    if (this.surest !== 0) {
      this.raise(left);
      most -= this.lost;
      least += this.kept;
    }
    if ((left & this.first) !== 0 && (left & this.second) !== 0) {
      const swing = bitCount(left & this.first) * this.tricks.unusual!.swing;
      most += swing;
      least -= swing;
    }
    if (this.counts) {
      most += this.endBound(state, 1);
      least += this.endBound(state, -1);
    }
    if (most < window) return most;
    if (least >= window) return least;
    if (this.plain && (left & this.odd) === 0) return this.plainBound(this.plain, hand, window);
    const legal = this.leads(hand);
    // The last trick plays itself.
    if ((this.hands[hand] & (this.hands[hand] - 1)) === 0) return this.layLead(legal, hand, window, state);
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

  /** What is certain of the worth of the cards left: so much less for side 0 at the most, so much more at the least. */
  private lost = 0;
  private kept = 0;
  /** Cards that beat some others whatever is led. */
  private surest = 0;
  private readonly sure: Int32Array = new Int32Array(8);

  private raise(left: number): void {
    const { plus, minus, beaten, ofSide, owner, sides } = this.layout;
    this.lost = 0;
    this.kept = 0;
    this.sure.fill(0);
    for (let rest = left & this.surest; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      const hand = owner[slot];
      const side = sides[hand];
      if ((left & ofSide[1 - side] & ~beaten[slot]) !== 0) continue;
      this.sure[hand]++;
      this.settleWorth(side, plus[slot], minus[slot]);
    }
    let tricks0 = 0;
    let tricks1 = 0;
    for (let hand = 0; hand < this.seats; hand++) {
      if (sides[hand] === 0) tricks0 = Math.max(tricks0, this.sure[hand]);
      else tricks1 = Math.max(tricks1, this.sure[hand]);
    }
    this.settleWorth(0, tricks0 * this.eachPlus, tricks0 * this.eachMinus);
    this.settleWorth(1, tricks1 * this.eachPlus, tricks1 * this.eachMinus);
  }

  /** Something is known to go to a side. */
  private settleWorth(side: number, plus: number, minus: number): void {
    const more = plus - minus;
    if (side === 0) {
      if (more > 0) this.kept += more;
      else this.lost -= more;
    } else if (more > 0) this.lost += more;
    else this.kept -= more;
  }

  /** The slot that settled the last search of a lead. */
  private chosen = -1;

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

  private layLead(legal: number, hand: number, window: number, state: number): number {
    const slot = 31 - Math.clz32(legal);
    return this.lay(slot, 0, hand, slot, slot, hand, this.eachPlus, this.eachMinus, 0, window, state);
  }

  private bestLead(legal: number, hand: number, window: number, state: number, remembered: number): number {
    const ours = this.layout.sides[hand] === 0;
    const base = ROOM * this.depth++;
    const count = this.list(legal, base, LEADS, this.left, remembered);
    let best = ours ? -FAR : FAR;
    let chosen = this.moves[base];
    for (let i = 0; i < count; i++) {
      const slot = this.next(base, i, count);
      const value = this.lay(
        slot,
        0,
        hand,
        slot,
        slot,
        hand,
        this.eachPlus,
        this.eachMinus,
        0,
        window,
        state,
      );
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
    const count = this.list(legal, base, led, this.left | (1 << best), -1);
    let reached = ours ? -FAR : FAR;
    let chosen = -1;
    for (let i = 0; i < count; i++) {
      const slot = this.next(base, i, count);
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
  private list(legal: number, base: number, led: number, present: number, remembered: number): number {
    const { moves, scores, merits } = this;
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

  /** The most promising of the moves not tried yet, put at place `i`. */
  private next(base: number, i: number, count: number): number {
    const { moves, scores } = this;
    let at = base + i;
    for (let k = at + 1; k < base + count; k++) if (scores[k] > scores[at]) at = k;
    const slot = moves[at];
    const score = scores[at];
    moves[at] = moves[base + i];
    scores[at] = scores[base + i];
    moves[base + i] = slot;
    scores[base + i] = score;
    return slot;
  }
}

function inReach(need: number, toCome: number): number {
  return need > toCome ? OUT_OF_REACH : need;
}

function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
