// The pack as bits. A hand is four words: the ranks held of Army, Navy-Coast Guard and Marines (bit 0 is rank 1),
// and a word with the CIC in bit 0 and the auxiliaries in bits 1 to 4. Ranks stand in a circle (SIG-20).

import type { Card } from '../../pack.ts';
import { sigs } from '../../packs/sigs.ts';

export const RANKS = 19;
export const SUITS = 3;
/** Words of a hand. */
export const WORDS = 4;
/** The word of the CIC and the auxiliaries. */
export const EXTRA = 3;
export const ALL_RANKS = 0x7ffff;
export const RANK_1 = 1;
export const RANK_18: number = 1 << 17;
export const RANK_19: number = 1 << 18;
export const CIC: Card = 57;
/** The CIC in the word EXTRA. */
export const CIC_BIT = 1;
export const AUXILIARIES = 4;
export const FIRST_AUXILIARY: Card = 58;
export const DECK: readonly Card[] = sigs.ids.map((_, card) => card);

export function wordOf(card: Card): number {
  return (card / RANKS) | 0;
}

export function bitOf(card: Card): number {
  return 1 << (card % RANKS);
}

/** The card of a suit with the rank of this bit. */
export function cardAt(word: number, bit: number): Card {
  return word * RANKS + 31 - Math.clz32(bit);
}

export function isAuxiliary(card: Card): boolean {
  return card >= FIRST_AUXILIARY;
}

/** Every rank one higher, 1 after 19. */
export function up(ranks: number): number {
  return ((ranks << 1) | (ranks >>> 18)) & ALL_RANKS;
}

/** Every rank one lower, 19 before 1. */
export function down(ranks: number): number {
  return (ranks >>> 1) | ((ranks & 1) << 18);
}

export function countBits(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** For each set of auxiliaries (a bit each) how many they are. */
export const AUXILIARY_COUNT: readonly number[] = Array.from({ length: 16 }, (_, set) => countBits(set));

/** SUBSETS[set][size]: the subsets of that size of a set of auxiliaries. */
export const SUBSETS: readonly (readonly (readonly number[])[])[] = AUXILIARY_COUNT.map((_, set) =>
  Array.from({ length: AUXILIARIES + 1 }, (__, size) =>
    AUXILIARY_COUNT.flatMap((count, subset) => (count === size && (subset & ~set) === 0 ? [subset] : [])),
  ),
);

const PLAYED: readonly number[] = sigs.cards.map(({ points }) => points.played ?? 0);
const LEFT_IN_REGULAR_GAME: readonly number[] = sigs.cards.map(({ points }) => points.regularLeft);
const LEFT: readonly number[] = sigs.cards.map(({ points }) => points.left);

/** What the card of this rank (0 for rank 1), or an auxiliary in its place, scores when played in the variations. */
export function playedValue(rank: number): number {
  return PLAYED[rank];
}

export const CIC_PLAYED: number = PLAYED[CIC];

/** The value of the four words at `at` as cards left in hand. */
export function leftValue(hands: readonly number[], at: number, regular: boolean): number {
  const worth = regular ? LEFT_IN_REGULAR_GAME : LEFT;
  let value = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let rest = hands[at + word]; rest !== 0; rest &= rest - 1)
      value += worth[cardAt(word, rest & -rest)];
  }
  return value;
}

/** The cards of the four words at `at`, in the order of the pack. */
export function cardsIn(hands: readonly number[], at: number): Card[] {
  const cards: Card[] = [];
  for (let word = 0; word < WORDS; word++) {
    for (let rest = hands[at + word]; rest !== 0; rest &= rest - 1) cards.push(cardAt(word, rest & -rest));
  }
  return cards;
}
