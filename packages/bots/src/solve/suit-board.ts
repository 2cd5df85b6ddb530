// Four hands of plain suits as bits, and which cards have won by their rank in what was searched below a depth.

import type { Card, Tricks } from '@messdeck/engine';
import { LONGEST, RANKED, SUITS } from './plain.ts';

/** A suit's part in a word of two. */
export const HALF = 14;
const PART = (1 << HALF) - 1;

/** What a card of a hand and suit counts in the words of lengths. */
const LENGTH = new Int32Array(32);
for (let hand = 0; hand < 4; hand++) {
  for (let suit = 0; suit < SUITS; suit++) LENGTH[8 * hand + suit] = 1 << (4 * hand + 16 * (suit & 1));
}

export class SuitBoard {
  tricks!: Tricks;
  trump = -1;
  /** held[8 * hand + suit] and, for all hands, all[suit]: the cards left, the lowest rank in bit 0. */
  readonly held: Int32Array = new Int32Array(32);
  readonly all: Int32Array = new Int32Array(8);
  /** Lengths of suits 0 and 1, 2 and 3, four bits for each hand. */
  readonly lengths: Int32Array = new Int32Array(4);
  /** For each set of a suit's cards the owners from the highest down, two bits each from bit 24. */
  readonly owners: Int32Array[] = Array.from({ length: RANKED }, () => new Int32Array(1 << LONGEST));
  /** The cards of each suit, the lowest first, and the hand each was dealt to. */
  readonly cards: Card[][] = [[], [], [], [], []];
  readonly ownerOf: Map<Card, number> = new Map();
  /** By depth: the cards that won by rank in what was searched below, suits 0 and 1, 2 and 3. */
  readonly winA: Int32Array = new Int32Array(64);
  readonly winB: Int32Array = new Int32Array(64);

  /** Ranks and owners of these cards; nobody holds any yet. */
  layOut(tricks: Tricks, owners: readonly (readonly [Card, number])[]): void {
    this.trump = tricks.trumps!;
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

  /** The suit of a card and its rank among those of the deal, as a bit. */
  placeOf(card: Card): { suit: number; bit: number } {
    const suit = this.tricks.suit!(card);
    return { suit, bit: 1 << this.cards[suit].indexOf(card) };
  }

  /** Gives every hand the cards of the position. */
  reset(): void {
    this.empty();
    for (const [hand, cards] of this.tricks.hands.entries()) {
      for (const card of cards) {
        const { suit, bit } = this.placeOf(card);
        this.hold(hand, suit, bit);
      }
    }
  }

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

  /** Takes a card from a hand (`at` is 8 * hand + suit) and gives it back. */
  lay(at: number, suit: number, bit: number): void {
    this.held[at] ^= bit;
    this.all[suit] ^= bit;
    this.lengths[suit >> 1] -= LENGTH[at];
  }

  takeBack(at: number, suit: number, bit: number): void {
    this.held[at] ^= bit;
    this.all[suit] ^= bit;
    this.lengths[suit >> 1] += LENGTH[at];
  }

  holderOfFifth(): number {
    for (let hand = 0; hand < 3; hand++) if (this.held[8 * hand + 4] !== 0) return hand;
    return 3;
  }

  nothingWon(depth: number): void {
    this.winA[depth] = 0;
    this.winB[depth] = 0;
  }

  won(suit: number, bit: number, depth: number): void {
    if (suit < 2) this.winA[depth] |= bit << (HALF * suit);
    else if (suit < RANKED) this.winB[depth] |= bit << (HALF * (suit - 2));
  }
}

/** The cards of a suit in the two words of those that won. */
export function wonIn(suit: number, a: number, b: number): number {
  if (suit >= RANKED) return 0;
  return (suit < 2 ? a >>> (HALF * suit) : b >>> (HALF * (suit - 2))) & PART;
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
