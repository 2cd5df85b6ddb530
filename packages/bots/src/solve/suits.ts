// Plain suits, with or without trumps, four hands in two partnerships, every trick worth the same: the exact number of
// tricks. Zero-window alpha-beta that keeps track of which cards won by their rank, so that positions are remembered by
// the owners of those cards alone; quick and sure tricks cut lines short.

import type { Card, Tricks } from '@messdeck/engine';
import { OutOfNodes } from './out-of-nodes.ts';
import { Patterns } from './patterns.ts';

const SUITS = 5;
/** Suits whose ranks matter; the fifth holds at most one card. */
const RANKED = 4;
const LONGEST = 13;
const ROOM = 32;
/** A suit's part in a word of two. */
const HALF = 14;
const FAR = 1 << 28;
/** A move: suit and rank, and from this bit on the rank of the lowest card that is as good. */
const LOW = 8;
const CARD = 127;
/** How much of the tricks go with the high cards. */
const PROMISE = 1.3;

/** What a card of a hand and suit counts in the words of lengths. */
const LENGTH = new Int32Array(32);
for (let hand = 0; hand < 4; hand++) {
  for (let suit = 0; suit < SUITS; suit++) LENGTH[8 * hand + suit] = 1 << (4 * hand + 16 * (suit & 1));
}

/** Whether these tricks are of this plain kind. */
export function isPlain(tricks: Tricks): boolean {
  if (!willBePlain(tricks)) return false;
  const unlike = oddCards(tricks);
  return unlike.length === 0 || !heldCards(tricks).some((card) => unlike.includes(card));
}

/** Whether they are once the odd cards are gone. */
export function willBePlain(tricks: Tricks): boolean {
  if (tricks.trumps === undefined || tricks.hands.length !== 4) return false;
  const lengths = [0, 0, 0, 0, 0];
  const odd = oddCards(tricks);
  for (const card of heldCards(tricks)) if (!odd.includes(card)) lengths[tricks.suit!(card)]++;
  return lengths[4] <= 1 && lengths.every((length) => length <= LONGEST);
}

/** The cards that keep tricks from being plain. */
export function oddCards({ mixing, free, ledLast }: Tricks): readonly Card[] {
  return [...(mixing ?? []), ...(free ?? []), ...(ledLast ?? [])];
}

function heldCards({ hands, trick }: Tricks): readonly Card[] {
  return [...hands.flat(), ...trick];
}

export class SuitSearch {
  nodes = 0;
  private limit = 0;
  private tricks!: Tricks;
  private trump = -1;
  /** held[8 * hand + suit] and, for all hands, all[suit]: the cards left, the lowest rank in bit 0. */
  private readonly held: Int32Array = new Int32Array(32);
  private readonly all: Int32Array = new Int32Array(8);
  /** Lengths of suits 0 and 1, 2 and 3, four bits for each hand. */
  private readonly lengths: Int32Array = new Int32Array(4);
  /** For each set of a suit's cards the owners from the highest down, two bits each from bit 24. */
  private readonly owners: Int32Array[] = Array.from({ length: RANKED }, () => new Int32Array(1 << LONGEST));
  /** The cards of each suit, the lowest first, and the hand each was dealt to. */
  private readonly cards: Card[][] = [[], [], [], [], []];
  private readonly ownerOf: Map<Card, number> = new Map();
  private readonly patterns: Patterns = new Patterns();
  /** By depth: the cards that won by rank in what was searched below, suits 0 and 1, 2 and 3. */
  private readonly winA: Int32Array = new Int32Array(64);
  private readonly winB: Int32Array = new Int32Array(64);
  private readonly moves: Int32Array = new Int32Array(64 * ROOM);
  private readonly scores: Int32Array = new Int32Array(64 * ROOM);
  private readonly merits: Int32Array = new Int32Array(2 * 4 * 128);
  private readonly codes: Int32Array = new Int32Array(4);
  private readonly masks: Int32Array = new Int32Array(4);

  /** Makes a position ready; with `keep` what is known of the same hands before or after some cards is not forgotten. */
  prepare(tricks: Tricks, keep: boolean): void {
    const old = this.tricks as Tricks | undefined;
    this.tricks = tricks;
    this.nodes = 0;
    const owners = this.ownersOf(tricks);
    const same =
      old?.trumps === tricks.trumps && owners.every(([card, hand]) => this.ownerOf.get(card) === hand);
    if (!keep || !same) this.layOut(owners);
    this.reset();
  }

  /** Makes the plain part of other tricks ready, to be asked for by `reachesFrom`. */
  preparePart(tricks: Tricks): void {
    const odd = oddCards(tricks);
    this.tricks = tricks;
    this.layOut(this.ownersOf(tricks).filter(([card]) => !odd.includes(card)));
  }

  /** The suit of a card and its rank among those of the deal, as a bit. */
  placeOf(card: Card): { suit: number; bit: number } {
    const suit = this.tricks.suit!(card);
    return { suit, bit: 1 << this.cards[suit].indexOf(card) };
  }

  /** Empties the hands; `hold` gives them cards again. */
  empty(): void {
    this.held.fill(0);
    this.all.fill(0);
    this.lengths.fill(0);
  }

  hold(hand: number, suit: number, bit: number): void {
    this.held[8 * hand + suit] |= bit;
    this.all[suit] |= bit;
    this.lengths[suit >> 1] += LENGTH[8 * hand + suit];
  }

  /** Whether side 0 takes `need` of `toGo` tricks from the cards held, when this hand leads; `nodes` go on counting. */
  reachesFrom(hand: number, need: number, toGo: number, limit: number): boolean {
    this.limit = limit;
    return this.lead(hand, need, toGo, 0);
  }

  private ownersOf(tricks: Tricks): [Card, number][] {
    const owners: [Card, number][] = [];
    for (const [hand, cards] of tricks.hands.entries()) for (const card of cards) owners.push([card, hand]);
    for (const [place, card] of tricks.trick.entries()) owners.push([card, (tricks.leader + place) & 3]);
    return owners;
  }

  private layOut(owners: readonly (readonly [Card, number])[]): void {
    const { tricks } = this;
    this.trump = tricks.trumps!;
    this.patterns.clear();
    this.merits.fill(0);
    this.ownerOf.clear();
    for (const cards of this.cards) cards.length = 0;
    for (const [card, hand] of owners) {
      this.ownerOf.set(card, hand);
      this.cards[tricks.suit!(card)].push(card);
    }
    for (const cards of this.cards) cards.sort((a, b) => tricks.strength(a, a) - tricks.strength(b, b));
    for (let suit = 0; suit < RANKED; suit++) {
      fillOwners(
        this.owners[suit],
        this.cards[suit].map((card) => this.ownerOf.get(card)!),
      );
    }
  }

  private reset(): void {
    this.held.fill(0);
    this.all.fill(0);
    this.lengths.fill(0);
    for (const [hand, cards] of this.tricks.hands.entries()) {
      for (const card of cards) {
        const suit = this.tricks.suit!(card);
        const bit = 1 << this.cards[suit].indexOf(card);
        this.held[8 * hand + suit] |= bit;
        this.all[suit] |= bit;
        this.lengths[suit >> 1] += LENGTH[8 * hand + suit];
      }
    }
  }

  /** What side 0 gains, less what side 1 does, when this card is played now. */
  value(card: Card, guess: number | undefined, limit: number): number {
    this.limit = limit;
    const each = this.tricks.each[0];
    const toGo = this.tricks.hands[this.tricks.leader].length + (this.tricks.trick.length > 0 ? 1 : 0);
    let least = 0;
    let most = toGo;
    let need = this.firstNeed(guess, toGo);
    while (least < most) {
      if (this.reaches(card, need, toGo)) {
        least = need++;
      } else {
        most = --need;
      }
      need = Math.max(need, least + 1);
    }
    return each * (2 * least - toGo);
  }

  /** A best card of the hand to play and what it gains for side 0, without asking what the others are worth. */
  best(limit: number): { card: Card; gain: number } {
    this.limit = limit;
    const { tricks } = this;
    const each = tricks.each[0];
    const toGo = tricks.hands[tricks.leader].length + (tricks.trick.length > 0 ? 1 : 0);
    const hand = (tricks.leader + tricks.trick.length) & 3;
    const ours = (hand & 1) === 0;
    const cards = this.distinct(hand);
    let least = 0;
    let most = toGo;
    let best = cards[0];
    let need = this.firstNeed(undefined, toGo);
    while (least < most) {
      const found = cards.find((card) => this.reaches(card, need, toGo) === ours);
      if (found !== undefined) {
        // What was good enough is tried first the next time.
        cards.splice(cards.indexOf(found), 1);
        cards.unshift(found);
        best = found;
      }
      if ((found !== undefined) === ours) least = need++;
      else most = --need;
      need = Math.max(need, least + 1);
    }
    return { card: best, gain: each * (2 * least - toGo) };
  }

  /** The cards worth trying now, leads in the order of their promise. */
  private distinct(hand: number): Card[] {
    const { tricks } = this;
    this.reset();
    if (tricks.trick.length > 0) {
      const led = tricks.suit!(tricks.trick[0]);
      const follows = this.held[8 * hand + led] !== 0;
      return tricks.hands[hand].filter((card) => !follows || tricks.suit!(card) === led);
    }
    const count = this.listLeads(hand, 0, -1);
    return Array.from({ length: count }, (_, i) => {
      const move = this.next(0, i, count) & CARD;
      return this.cards[move >> 4][move & 15];
    });
  }

  /** Where to begin: at what another card gains, or at what the high cards promise. */
  private firstNeed(guess: number | undefined, toGo: number): number {
    let tricks = toGo / 2;
    if (guess !== undefined) {
      tricks = (guess / this.tricks.each[0] + toGo) / 2;
    } else {
      let points = 0;
      let all = 0;
      for (let suit = 0; suit < SUITS; suit++) {
        let rest = this.all[suit];
        for (let worth = 4 + (suit === this.trump ? 2 : 0); rest !== 0 && worth > 0; worth--) {
          const top = 31 - Math.clz32(rest);
          rest ^= 1 << top;
          all += worth;
          if (!(this.ownerOf.get(this.cards[suit][top])! & 1)) points += worth;
        }
      }
      tricks += PROMISE * toGo * (points / Math.max(1, all) - 0.5);
    }
    return Math.min(toGo, Math.max(1, Math.round(tricks)));
  }

  /** The first of the cards before `index` that is as good as this one. */
  likeOf(cards: readonly Card[], index: number): number {
    const suit = this.tricks.suit!(cards[index]);
    const rank = this.cards[suit].indexOf(cards[index]);
    const hand = (this.tricks.leader + this.tricks.trick.length) & 3;
    this.reset();
    let others = this.all[suit] & ~this.held[8 * hand + suit];
    for (const card of this.tricks.trick) {
      if (this.tricks.suit!(card) === suit) others |= 1 << this.cards[suit].indexOf(card);
    }
    for (let i = 0; i < index; i++) {
      if (this.tricks.suit!(cards[i]) !== suit) continue;
      const other = this.cards[suit].indexOf(cards[i]);
      const [low, high] = rank < other ? [rank, other] : [other, rank];
      if ((others & ((1 << high) - (1 << low))) === 0) return i;
    }
    return index;
  }

  private reaches(card: Card, need: number, toGo: number): boolean {
    const { tricks } = this;
    const { leader, trick } = tricks;
    this.reset();
    const suit = tricks.suit!(card);
    const rank = this.cards[suit].indexOf(card);
    let led = suit;
    let bestSuit = -1;
    let best = 0;
    let taker = leader;
    let contested = false;
    for (const [place, laid] of trick.entries()) {
      const s = tricks.suit!(laid);
      const b = 1 << this.cards[s].indexOf(laid);
      if (place === 0) led = s;
      if (place > 0 && s === bestSuit) contested = true;
      if (place === 0 || (s === bestSuit ? b > best : s === this.trump)) {
        if (place > 0 && s !== bestSuit) contested = false;
        bestSuit = s;
        best = b;
        taker = (leader + place) & 3;
      }
    }
    const hand = (leader + trick.length) & 3;
    this.moves[0] = (suit << 4) | rank | (rank << LOW);
    return trick.length === 0
      ? this.tryLeads(hand, need, toGo, 0, 1)
      : this.tryAnswers(trick.length, hand, led, bestSuit, best, best, taker, contested, need, toGo, 0, 1);
  }

  private lead(hand: number, need: number, toGo: number, depth: number): boolean {
    this.winA[depth] = 0;
    this.winB[depth] = 0;
    if (need <= 0) return true;
    if (need > toGo) return false;
    const ours = (hand & 1) === 0;
    if (toGo === 1) return this.lastTrick(hand, depth);
    const { patterns, all, owners } = this;
    const extra = hand | (all[4] === 0 ? 0 : 4 + 4 * this.holderOfFifth());
    const place = patterns.place(this.lengths[0], this.lengths[1], extra);
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
    const wanted = ours ? need : toGo - need + 1;
    const refused = ours ? toGo - need + 1 : need;
    if (this.quickTricks(hand, toGo, wanted, depth) >= wanted) return ours;
    this.winA[depth] = 0;
    this.winB[depth] = 0;
    if (this.sureTricks(hand, toGo, refused, depth) >= refused) return !ours;
    if (this.trump >= 0 && this.all[this.trump] !== 0) {
      this.winA[depth] = 0;
      this.winB[depth] = 0;
      if (this.sureTrumps(hand, (hand + 2) & 3, wanted, depth) >= wanted) return ours;
    }
    this.winA[depth] = 0;
    this.winB[depth] = 0;
    const reached = this.tryLeads(hand, need, toGo, depth, this.listLeads(hand, ROOM * depth, remembered));
    this.remember(this.lengths[0], this.lengths[1], extra, reached, need, toGo, depth);
    return reached;
  }

  private chosen = 0;

  private holderOfFifth(): number {
    for (let hand = 0; hand < 3; hand++) if (this.held[8 * hand + 4] !== 0) return hand;
    return 3;
  }

  /** The cards that mattered to an entry, as those that won by rank here. */
  private recall(entry: number, depth: number): void {
    const { patterns, all } = this;
    for (let suit = 0; suit < RANKED; suit++) {
      const mask = patterns.mask(entry, suit);
      if (mask === 0) continue;
      // The mask covers two bits a card from bit 25 down: take as many cards from the top.
      let rest = all[suit];
      for (let n = (32 - Math.clz32(mask & -mask) - 1) >> 1; n < LONGEST - 1; n++)
        rest ^= 1 << (31 - Math.clz32(rest));
      const bit = rest === 0 ? 0 : 1 << (31 - Math.clz32(rest));
      if (suit < 2) this.winA[depth] |= bit << (HALF * suit);
      else this.winB[depth] |= bit << (HALF * (suit - 2));
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
    const { codes, masks, all, owners } = this;
    for (let suit = 0; suit < RANKED; suit++) {
      const word = suit < 2 ? this.winA[depth] >>> (HALF * suit) : this.winB[depth] >>> (HALF * (suit - 2));
      const won = word & ((1 << HALF) - 1);
      codes[suit] = owners[suit][all[suit]];
      // All cards from the lowest that won by its rank upwards matter.
      const count = won === 0 ? 0 : bitCount(all[suit] & ~((won & -won) - 1));
      masks[suit] = count === 0 ? 0 : ((1 << (2 * count)) - 1) << (2 * (LONGEST - count));
    }
    const place = this.patterns.place(a, b, extra);
    this.patterns.add(place, codes, masks, reached ? need : 0, reached ? toGo : need - 1, this.chosen);
  }

  private lastTrick(leader: number, depth: number): boolean {
    const { held, trump } = this;
    let bestSuit = -1;
    let best = 0;
    let taker = leader;
    let contested = false;
    for (let k = 0; k < 4; k++) {
      const hand = (leader + k) & 3;
      let suit = 0;
      while (held[8 * hand + suit] === 0) suit++;
      const bit = held[8 * hand + suit];
      if (k === 0) {
        bestSuit = suit;
        best = bit;
      } else if (suit === bestSuit) {
        contested = true;
        if (bit > best) {
          best = bit;
          taker = hand;
        }
      } else if (suit === trump) {
        bestSuit = suit;
        best = bit;
        taker = hand;
        contested = false;
      }
    }
    if (contested) this.won(bestSuit, best, depth);
    return (taker & 1) === 0;
  }

  private won(suit: number, bit: number, depth: number): void {
    if (suit < 2) this.winA[depth] |= bit << (HALF * suit);
    else if (suit < RANKED) this.winB[depth] |= bit << (HALF * (suit - 2));
  }

  /** Tricks that the leader's side can take at once, one after another, without giving up the lead. */
  private quickTricks(hand: number, toGo: number, wanted: number, depth: number): number {
    const { held, all, trump } = this;
    const me = 8 * hand;
    const partner = 8 * ((hand + 2) & 3);
    const left = 8 * ((hand + 1) & 3);
    const right = 8 * ((hand + 3) & 3);
    let own = 0;
    let leftTrumps = 0;
    let rightTrumps = 0;
    let myTrumps = 0;
    let hisTrumps = 0;
    if (trump >= 0 && all[trump] !== 0) {
      own = this.tops(hand, trump, wanted, depth);
      if (own >= wanted) return own;
      myTrumps = bitCount(held[me + trump]) - own;
      hisTrumps = Math.max(0, bitCount(held[partner + trump]) - own);
      leftTrumps = Math.max(0, bitCount(held[left + trump]) - own);
      rightTrumps = Math.max(0, bitCount(held[right + trump]) - own);
    }
    // What the partner plays to the leader's tricks: cards that follow, and others.
    let follows = own === 0 ? 0 : Math.min(own, bitCount(held[partner + trump]));
    let discards = own - follows;
    let side = 0;
    let theirs = 0;
    let across = false;
    const ruffs = leftTrumps > 0 || rightTrumps > 0;
    // A partner left with trumps alone would have to take the trick.
    const spare = hisTrumps > 0 ? toGo - bitCount(held[partner + trump]) : toGo;
    for (let suit = 0; suit < SUITS; suit++) {
      if (all[suit] === 0 || (suit === trump && ruffs)) continue;
      const mine = held[me + suit];
      const his = held[partner + suit];
      const against = held[left + suit] | held[right + suit];
      // So many rounds nobody can ruff.
      let rounds = LONGEST;
      if (ruffs) {
        if (leftTrumps > 0) rounds = bitCount(held[left + suit]);
        if (rightTrumps > 0) rounds = Math.min(rounds, bitCount(held[right + suit]));
        if (rounds === 0) continue;
      }
      let taken = own;
      let rest = mine;
      if (suit !== trump) {
        taken = 0;
        if (mine !== 0) {
          const others = all[suit] ^ mine;
          const above = others === 0 ? 0 : 32 - Math.clz32(others);
          const tops = mine >> above;
          if (tops !== 0) {
            taken = Math.min(bitCount(tops), rounds);
            const enough = wanted - own - side;
            if (taken >= enough && side + enough <= spare) {
              if (others !== 0) this.won(suit, lowestOf(tops, enough) << above, depth);
              return wanted;
            }
            rest ^= tops << above;
            if (others !== 0) this.won(suit, lowestOf(tops, taken) << above, depth);
            side += taken;
            const follow = Math.min(taken, bitCount(his));
            follows += follow;
            discards += taken - follow;
          }
        }
      } else if (own > 0) {
        rest = 0;
        if (myTrumps > 0) continue;
      }
      if (his === 0) continue;
      // The partner's cards above all others, less those that fall under the leader's.
      const above = 32 - Math.clz32(against | rest);
      const tops = his >> above;
      if (tops === 0) continue;
      const high = bitCount(tops);
      const low = bitCount(his) - high;
      const more = Math.min(high - Math.max(0, taken - low), rounds - taken);
      if (more <= 0) continue;
      if (above > 0) this.won(suit, lowestOf(tops, more) << above, depth);
      theirs += more;
      if (rest !== 0) across = true;
    }
    if (side > spare) {
      side = spare;
      across = false;
    }
    const total = own + side;
    // Nor must the leader be made to ruff where he can be overruffed.
    if (!across || (ruffs && myTrumps > 0)) return total;
    const idle = Math.max(0, toGo - theirs - follows - (ruffs ? hisTrumps : 0));
    const kept = theirs - Math.max(0, discards - idle);
    return kept > 0 ? Math.min(toGo, total + kept) : total;
  }

  /** How many of the highest cards of a suit a hand holds; as many as are wanted win by their rank. */
  private tops(hand: number, suit: number, wanted: number, depth: number): number {
    const mine = this.held[8 * hand + suit];
    const others = this.all[suit] ^ mine;
    if (others === 0) return bitCount(mine);
    const above = 32 - Math.clz32(others);
    const tops = mine >> above;
    const count = bitCount(tops);
    if (count > 0) this.won(suit, lowestOf(tops, Math.min(count, wanted)) << above, depth);
    return count;
  }

  /** Tricks that the side not on lead takes, whatever is led. */
  private sureTricks(hand: number, toGo: number, wanted: number, depth: number): number {
    const { held, all, trump } = this;
    const left = (hand + 1) & 3;
    const right = (hand + 3) & 3;
    if (trump >= 0 && all[trump] !== 0) return this.sureTrumps(left, right, wanted, depth);
    let owners = 0;
    let run = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      if (all[suit] === 0) continue;
      const top = 1 << (31 - Math.clz32(all[suit]));
      const mine = held[8 * hand + suit];
      const his = held[8 * ((hand + 2) & 3) + suit];
      if (mine !== 0) {
        if (held[8 * left + suit] & top) owners |= 1;
        else if (held[8 * right + suit] & top) owners |= 2;
        else owners |= 4;
      }
      if ((mine | his) & top) run += Math.max(bitCount(mine), bitCount(his));
    }
    // Where the leader's side has a highest card, it can take everything or has to lead another suit some time.
    if (owners & 4 && (wanted > 1 || run >= toGo)) return 0;
    for (let suit = 0; suit < SUITS; suit++) {
      if (all[suit] !== 0) this.won(suit, 1 << (31 - Math.clz32(all[suit])), depth);
    }
    if (owners & 4) return 1;
    let sure = FAR;
    if (owners & 1) sure = Math.min(sure, this.allTops(left, wanted, depth));
    if (owners & 2) sure = Math.min(sure, this.allTops(right, wanted, depth));
    return sure;
  }

  /** Tricks that two partners take with trumps, however the rest goes. */
  private sureTrumps(one: number, other: number, wanted: number, depth: number): number {
    const { held, all, trump } = this;
    const top = 1 << (31 - Math.clz32(all[trump]));
    if (held[8 * one + trump] & top) return this.tops(one, trump, wanted, depth);
    if (held[8 * other + trump] & top) return this.tops(other, trump, wanted, depth);
    return 0;
  }

  private allTops(hand: number, wanted: number, depth: number): number {
    let sum = 0;
    for (let suit = 0; suit < SUITS && sum < wanted; suit++) {
      if (this.held[8 * hand + suit] !== 0) sum += this.tops(hand, suit, wanted - sum, depth);
    }
    return sum;
  }

  /** Whether side 0 takes `need` of `toGo` when this hand leads one of the first `count` moves listed at this depth. */
  private tryLeads(hand: number, need: number, toGo: number, depth: number, count: number): boolean {
    const { held, all, lengths, winA, winB } = this;
    const ours = (hand & 1) === 0;
    const base = ROOM * depth;
    const next = (hand + 1) & 3;
    let a = 0;
    let b = 0;
    for (let i = 0; i < count; i++) {
      const packed = this.next(base, i, count);
      const move = packed & CARD;
      const suit = move >> 4;
      const bit = 1 << (move & 15);
      const at = 8 * hand + suit;
      if (++this.nodes > this.limit) throw new OutOfNodes();
      held[at] ^= bit;
      all[suit] ^= bit;
      lengths[suit >> 1] -= LENGTH[at];
      const reached = this.answer(
        1,
        next,
        suit,
        suit,
        bit,
        1 << (packed >> LOW),
        hand,
        false,
        need,
        toGo,
        depth + 1,
      );
      held[at] ^= bit;
      all[suit] ^= bit;
      lengths[suit >> 1] += LENGTH[at];
      if (reached === ours) {
        this.chosen = move;
        this.merits[(hand << 7) | move] += toGo * toGo;
        winA[depth] = winA[depth + 1];
        winB[depth] = winB[depth + 1];
        return reached;
      }
      a |= winA[depth + 1];
      b |= winB[depth + 1];
    }
    this.chosen = this.moves[base] & CARD;
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
    const count = this.listAnswers(k, hand, led, bestSuit, best, taker, ROOM * depth);
    return this.tryAnswers(k, hand, led, bestSuit, best, low, taker, contested, need, toGo, depth, count);
  }

  /** The same for the `k`-th card of a trick: led, its best card so far, who played that, and whether by its rank. */
  private tryAnswers(
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
    const { held, all, lengths, winA, winB, trump } = this;
    const ours = (hand & 1) === 0;
    const base = ROOM * depth;
    const next = (hand + 1) & 3;
    let a = 0;
    let b = 0;
    for (let i = 0; i < count; i++) {
      const packed = count === 1 ? this.moves[base] : this.next(base, i, count);
      const move = packed & CARD;
      const suit = move >> 4;
      const bit = 1 << (move & 15);
      const at = 8 * hand + suit;
      let suitNow = bestSuit;
      let bestNow = best;
      let lowNow = low;
      let takerNow = taker;
      let byRank = contested;
      if (suit === bestSuit) {
        byRank = true;
        if (bit > best) {
          bestNow = bit;
          lowNow = 1 << (packed >> LOW);
          takerNow = hand;
        }
      } else if (suit === trump) {
        suitNow = suit;
        bestNow = bit;
        lowNow = 1 << (packed >> LOW);
        takerNow = hand;
        byRank = false;
      }
      if (++this.nodes > this.limit) throw new OutOfNodes();
      held[at] ^= bit;
      all[suit] ^= bit;
      lengths[suit >> 1] -= LENGTH[at];
      const reached =
        k < 3
          ? this.answer(k + 1, next, led, suitNow, bestNow, lowNow, takerNow, byRank, need, toGo, depth + 1)
          : this.lead(takerNow, need - 1 + (takerNow & 1), toGo - 1, depth + 1);
      held[at] ^= bit;
      all[suit] ^= bit;
      lengths[suit >> 1] += LENGTH[at];
      let wonA = winA[depth + 1];
      let wonB = winB[depth + 1];
      if (k === 3 && byRank) {
        // Who reaches his aim needs this one card; who fails has tried it for all that are as good.
        const rank = ((takerNow & 1) === 0) === reached ? bestNow : lowNow;
        if (suitNow < 2) wonA |= rank << (HALF * suitNow);
        else if (suitNow < RANKED) wonB |= rank << (HALF * (suitNow - 2));
      }
      if (reached === ours) {
        if (count > 1) this.merits[((4 + hand) << 7) | move] += toGo;
        winA[depth] = wonA;
        winB[depth] = wonB;
        return reached;
      }
      a |= wonA;
      b |= wonB;
    }
    winA[depth] = a;
    winB[depth] = b;
    return !ours;
  }

  /** The most promising of the moves not tried yet, put at place `i`. */
  private next(base: number, i: number, count: number): number {
    const { moves, scores } = this;
    let at = base + i;
    for (let k = at + 1; k < base + count; k++) if (scores[k] > scores[at]) at = k;
    const move = moves[at];
    scores[at] = scores[base + i];
    moves[at] = moves[base + i];
    moves[base + i] = move;
    return move;
  }

  private listLeads(hand: number, base: number, remembered: number): number {
    const { held, all, trump, moves, scores } = this;
    const partner = (hand + 2) & 3;
    const left = (hand + 1) & 3;
    const right = (hand + 3) & 3;
    let n = base;
    for (let suit = 0; suit < SUITS; suit++) {
      const mine = held[8 * hand + suit];
      if (mine === 0) continue;
      const top = 1 << (31 - Math.clz32(all[suit]));
      const his = held[8 * partner + suit];
      let worth = 0;
      if (mine & top) worth = 24;
      else if (his & top) worth = 20;
      else if (held[8 * left + suit] & top) worth = 4;
      else worth = 0;
      const rest = all[suit] ^ top;
      if (rest !== 0 && worth >= 20) {
        const second = 1 << (31 - Math.clz32(rest));
        if ((mine | his) & second) worth += 10;
      }
      if (trump >= 0 && suit !== trump) {
        if (held[8 * left + suit] === 0 && held[8 * left + trump] !== 0) worth -= 22;
        else if (held[8 * right + suit] === 0 && held[8 * right + trump] !== 0) worth -= 18;
        else if (his === 0 && held[8 * partner + trump] !== 0) worth += 16;
      }
      const others = all[suit] ^ mine;
      const from = n;
      for (let cards = mine; cards !== 0; ) {
        const rank = 31 - Math.clz32(cards);
        cards ^= 1 << rank;
        moves[n] = (suit << 4) | rank;
        const isTop = 1 << rank === top;
        scores[n] = 100 * (worth + (isTop ? 6 : 0)) - 4 * rank;
        n++;
        // Skip the cards that are as good as this one, down to the lowest of them.
        let low = rank;
        while (cards !== 0) {
          const nextRank = 31 - Math.clz32(cards);
          if ((others & ((1 << rank) - (1 << nextRank))) !== 0) break;
          cards ^= 1 << nextRank;
          low = nextRank;
        }
        moves[n - 1] |= low << LOW;
      }
      // Without the highest card low cards are led first.
      if (!(mine & top)) for (let high = from; high < n - 1; high++) scores[high] -= 200;
    }
    for (let i = base; i < n; i++) {
      const move = moves[i] & CARD;
      if (move === remembered) scores[i] = FAR;
      else scores[i] += Math.min(3000, this.merits[(hand << 7) | move]);
    }
    return n - base;
  }

  private listAnswers(
    k: number,
    hand: number,
    led: number,
    bestSuit: number,
    best: number,
    taker: number,
    base: number,
  ): number {
    const { held, trump } = this;
    const mine = held[8 * hand + led];
    const safe = this.isPartnersTrick(k, hand, led, bestSuit, best, taker);
    if (mine !== 0) {
      const beats = bestSuit === led ? this.toBeat(k, hand, led, best) : FAR;
      return this.listSuit(hand, led, base, bestSuit === led ? best : 0, safe ? FAR : beats, 0) - base;
    }
    let n = base;
    for (let suit = 0; suit < SUITS; suit++) {
      const cards = held[8 * hand + suit];
      if (cards === 0) continue;
      if (suit === trump) {
        const over = bestSuit === trump ? best : 0;
        n = this.listSuit(hand, suit, n, over, safe ? FAR : over, safe ? -300 : 40);
      } else {
        n = this.listSuit(hand, suit, n, 0, FAR, 4 * bitCount(cards));
      }
    }
    return n - base;
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
    if (k === 1) {
      const partner = (hand + 2) & 3;
      return (
        this.power(partner, led, bestSuit, best) >
        Math.max(this.power((hand + 1) & 3, led, bestSuit, best), 0)
      );
    }
    if (taker !== ((hand + 2) & 3)) return false;
    return k === 3 || this.power((hand + 1) & 3, led, bestSuit, best) === 0;
  }

  /** How far a hand still to play can beat the best card of the trick: 0 not at all. */
  private power(hand: number, led: number, bestSuit: number, best: number): number {
    const { held, trump } = this;
    const suit = held[8 * hand + led];
    if (suit !== 0) {
      if (bestSuit !== led) return 0;
      return suit > best ? suit : 0;
    }
    if (trump < 0) return 0;
    const trumps = held[8 * hand + trump];
    if (trumps === 0) return 0;
    if (bestSuit === trump) return trumps > best ? (1 << 20) + trumps : 0;
    return (1 << 20) + trumps;
  }

  /** What a card of the suit led must beat to take the trick, opponents still to play included. */
  private toBeat(k: number, hand: number, led: number, best: number): number {
    if (k === 3) return best;
    const next = this.held[8 * ((hand + 1) & 3) + led];
    return next > best ? 1 << (31 - Math.clz32(next)) : best;
  }

  /** Writes one of each group of like cards of a suit; those above `beats` come first, the lowest of them at the head. */
  private listSuit(
    hand: number,
    suit: number,
    from: number,
    best: number,
    beats: number,
    bonus: number,
  ): number {
    const { moves, scores } = this;
    const mine = this.held[8 * hand + suit];
    const others = (this.all[suit] ^ mine) | best;
    let n = from;
    for (let rest = mine; rest !== 0; ) {
      const rank = 31 - Math.clz32(rest);
      rest ^= 1 << rank;
      const move = (suit << 4) | rank;
      moves[n] = move;
      scores[n] =
        100 * bonus +
        (1 << rank > beats ? 6000 : 0) -
        40 * rank +
        Math.min(600, this.merits[((4 + hand) << 7) | move]);
      n++;
      let low = rank;
      while (rest !== 0) {
        const next = 31 - Math.clz32(rest);
        if ((others & ((1 << rank) - (1 << next))) !== 0) break;
        rest ^= 1 << next;
        low = next;
      }
      moves[n - 1] |= low << LOW;
    }
    return n;
  }
}

/** owners[set]: who holds the highest card of the set, the next, and so on, two bits each from bit 24 down. */
function fillOwners(owners: Int32Array, ownerOf: readonly number[]): void {
  owners[0] = 0;
  for (let rank = 0; rank < ownerOf.length; rank++) {
    const high = 1 << rank;
    const owner = ownerOf[rank] << 24;
    for (let set = 0; set < high; set++) owners[high | set] = owner | (owners[set] >>> 2);
  }
}

/** The `n`-th highest bit of a set. */
function lowestOf(set: number, n: number): number {
  let rest = set;
  for (let i = 1; i < n; i++) rest ^= 1 << (31 - Math.clz32(rest));
  return 1 << (31 - Math.clz32(rest));
}

function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
