// Plain suits, exactly: what a card gains, or which card is best, asked of the lines of play by the number of tricks.

import type { Card, Tricks } from '@messdeck/engine';
import { oddCards, SUITS } from './plain.ts';
import type { SuitBoard } from './suit-board.ts';
import { SuitLines } from './suit-lines.ts';
import { CARD, LOW } from './suit-moves.ts';

/** How much of the tricks go with the high cards. */
const PROMISE = 1.3;

export class SuitSearch {
  private readonly lines: SuitLines = new SuitLines();
  private readonly board: SuitBoard = this.lines.board;

  get nodes(): number {
    return this.lines.nodes;
  }

  /** Makes a position ready; with `keep` what is known of the same hands before or after some cards is not forgotten. */
  prepare(tricks: Tricks, keep: boolean): void {
    const { board } = this;
    const old = board.tricks as Tricks | undefined;
    this.lines.nodes = 0;
    const owners = ownersOf(tricks);
    const same =
      old?.trumps === tricks.trumps && owners.every(([card, hand]) => board.ownerOf.get(card) === hand);
    board.tricks = tricks;
    if (!keep || !same) this.lines.layOut(tricks, owners);
    board.reset();
  }

  /** Makes the plain part of other tricks ready, to be asked for by `reachesFrom`. */
  preparePart(tricks: Tricks): SuitBoard {
    const odd = oddCards(tricks);
    this.board.tricks = tricks;
    this.lines.layOut(
      tricks,
      ownersOf(tricks).filter(([card]) => !odd.includes(card)),
    );
    return this.board;
  }

  /** Whether side 0 takes `need` of `toGo` tricks from the cards held, when this hand leads; `nodes` go on from those spent. */
  reachesFrom(hand: number, need: number, toGo: number, spent: number, limit: number): boolean {
    this.lines.limit = limit;
    this.lines.nodes = spent;
    return this.lines.lead(hand, need, toGo, 0);
  }

  /** What side 0 gains, less what side 1 does, when this card is played now. */
  value(card: Card, guess: number | undefined, limit: number): number {
    this.lines.limit = limit;
    const each = this.board.tricks.each[0];
    const toGo = tricksToGo(this.board.tricks);
    const taken = narrow(toGo, this.firstNeed(guess, toGo), (need) => this.reaches(card, need, toGo));
    return each * (2 * taken - toGo);
  }

  /** A best card of the hand to play and what it gains for side 0, without asking what the others are worth. */
  best(limit: number): { card: Card; gain: number } {
    this.lines.limit = limit;
    const { tricks } = this.board;
    const toGo = tricksToGo(tricks);
    const hand = (tricks.leader + tricks.trick.length) & 3;
    const ours = (hand & 1) === 0;
    const cards = this.distinct(hand);
    const taken = narrow(toGo, this.firstNeed(undefined, toGo), (need) => {
      const found = cards.findIndex((card) => this.reaches(card, need, toGo) === ours);
      // What was good enough is tried first the next time.
      if (found >= 0) cards.unshift(...cards.splice(found, 1));
      return found >= 0 === ours;
    });
    return { card: cards[0], gain: tricks.each[0] * (2 * taken - toGo) };
  }

  /** The cards worth trying now, leads in the order of their promise. */
  private distinct(hand: number): Card[] {
    const { board } = this;
    const { list } = this.lines;
    const { tricks } = board;
    board.reset();
    if (tricks.trick.length > 0) {
      const led = tricks.suit!(tricks.trick[0]);
      const follows = board.held[8 * hand + led] !== 0;
      return tricks.hands[hand].filter((card) => !follows || tricks.suit!(card) === led);
    }
    const count = list.listLeads(hand, 0, tricksToGo(tricks), -1);
    return Array.from({ length: count }, (_, i) => {
      const move = list.next(0, i, count) & CARD;
      return board.cards[move >> 4][move & 15];
    });
  }

  /** Where to begin: at what another card gains, or at what the high cards promise. */
  private firstNeed(guess: number | undefined, toGo: number): number {
    const { board } = this;
    let tricks = toGo / 2;
    if (guess !== undefined) {
      tricks = (guess / board.tricks.each[0] + toGo) / 2;
    } else {
      let points = 0;
      let all = 0;
      for (let suit = 0; suit < SUITS; suit++) {
        let rest = board.all[suit];
        for (let worth = 4 + (suit === board.trump ? 2 : 0); rest !== 0 && worth > 0; worth--) {
          const top = 31 - Math.clz32(rest);
          rest ^= 1 << top;
          all += worth;
          if (!(board.ownerOf.get(board.cards[suit][top])! & 1)) points += worth;
        }
      }
      tricks += PROMISE * toGo * (points / Math.max(1, all) - 0.5);
    }
    return Math.min(toGo, Math.max(1, Math.round(tricks)));
  }

  /** The first of the cards before `index` that is as good as this one. */
  likeOf(cards: readonly Card[], index: number): number {
    const { board } = this;
    const { tricks } = board;
    const { suit, bit } = board.placeOf(cards[index]);
    const hand = (tricks.leader + tricks.trick.length) & 3;
    board.reset();
    let others = board.all[suit] & ~board.held[8 * hand + suit];
    for (const card of tricks.trick) {
      if (tricks.suit!(card) === suit) others |= board.placeOf(card).bit;
    }
    for (let i = 0; i < index; i++) {
      const other = board.placeOf(cards[i]);
      if (other.suit === suit && (others & (Math.max(bit, other.bit) - Math.min(bit, other.bit))) === 0)
        return i;
    }
    return index;
  }

  private reaches(card: Card, need: number, toGo: number): boolean {
    const { board } = this;
    const { leader, trick } = board.tricks;
    board.reset();
    const { suit, bit } = board.placeOf(card);
    let led = suit;
    let bestSuit = -1;
    let best = 0;
    let taker = leader;
    let contested = false;
    for (const [place, laid] of trick.entries()) {
      const { suit: s, bit: b } = board.placeOf(laid);
      if (place === 0) led = s;
      if (place > 0 && s === bestSuit) contested = true;
      if (place === 0 || (s === bestSuit ? b > best : s === board.trump)) {
        if (place > 0 && s !== bestSuit) contested = false;
        bestSuit = s;
        best = b;
        taker = (leader + place) & 3;
      }
    }
    const hand = (leader + trick.length) & 3;
    const rank = 31 - Math.clz32(bit);
    this.lines.list.moves[0] = (suit << 4) | rank | (rank << LOW);
    return trick.length === 0
      ? this.lines.tryLeads(hand, need, toGo, 0, 1)
      : this.lines.tryAnswers(
          trick.length,
          hand,
          led,
          bestSuit,
          best,
          best,
          taker,
          contested,
          need,
          toGo,
          0,
          1,
        );
  }
}

function ownersOf(tricks: Tricks): [Card, number][] {
  const owners: [Card, number][] = [];
  for (const [hand, cards] of tricks.hands.entries()) for (const card of cards) owners.push([card, hand]);
  for (const [place, card] of tricks.trick.entries()) owners.push([card, (tricks.leader + place) & 3]);
  return owners;
}

function tricksToGo({ hands, leader, trick }: Tricks): number {
  return hands[leader].length + (trick.length > 0 ? 1 : 0);
}

/** How many of `toGo` tricks can be reached, asked from `first` on, up or down. */
function narrow(toGo: number, first: number, reaches: (need: number) => boolean): number {
  let least = 0;
  let most = toGo;
  let need = first;
  while (least < most) {
    if (reaches(need)) least = need++;
    else most = --need;
    need = Math.max(need, least + 1);
  }
  return least;
}
