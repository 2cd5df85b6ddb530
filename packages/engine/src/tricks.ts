// How a hand of tricks describes itself to an exact solver: who holds what, what follows what, which card takes, and
// what that is worth. A game makes the description from a position in which the rest of the hand is nothing but tricks.

import type { Card } from './pack.ts';

/** The rest of a hand described as tricks and nothing else, so that the exact solver needs no other rules. */
export interface Tricks {
  /** The hands in the order of play, each with the cards it still holds. */
  readonly hands: readonly (readonly Card[])[];
  /** The side that each hand plays for: 0 and 1; as many as hands where everybody plays for himself. */
  readonly sides: readonly number[];
  /** The hand that led to the trick in play, or is to lead. */
  readonly leader: number;
  /** The cards of the trick in play, in the order played. */
  readonly trick: readonly Card[];

  /** Whether a card is one of those that must be played to this lead by a player who holds one of them. */
  follows(led: Card, card: Card): boolean;
  /** Of the cards of a trick the one with the greatest strength takes it; of equal ones the first. */
  strength(led: Card, card: Card): number;
  /** Cards that may be played to any lead. */
  readonly free?: readonly Card[];
  /** Cards that are led only by a hand that holds nothing else. */
  readonly ledLast?: readonly Card[];

  /**
   * Left out where cards of all kinds are compared with each other. Otherwise: a lead is followed with its own suit, and
   * strength compares cards within a suit by their order alone, as long as no card of `mixing` is held.
   */
  suit?(card: Card): number;
  readonly mixing?: readonly Card[];
  /**
   * Given where tricks are plain once no card of `mixing`, `free` and `ledLast` is left: the highest card of this suit
   * takes, or else the highest of the suit led; -1 for no trumps. Nothing but tricks counts then, they are worth the
   * same to both sides, and a suit 4 has one card at most.
   */
  readonly trumps?: number;

  /** For each side what a trick is worth to it. */
  readonly each: readonly number[];
  /** What a card, played from a hand, is worth to the side that takes it. Left out: nothing. */
  worth?(card: Card, hand: number, side: number): number;
  /** What else the trick in play is worth. */
  readonly pot?: number;
  /** Tricks with a card of both lists follow a rule of their own: what one brings side 0, less what it brings side 1. */
  readonly unusual?: {
    readonly lists: readonly [readonly Card[], readonly Card[]];
    /** `keeps` tells which sides could still have everything after such a trick, as bits. */
    settle(leader: number, cards: readonly Card[]): { readonly gain: number; readonly keeps: number };
    /** More than a trick with one of the first list can bring beyond the worth of its cards. */
    readonly swing: number;
  };
  /** What side 0 gets if it takes that many tricks from here on, and if it does not. */
  readonly goal?: { readonly tricks: number; readonly reached: number; readonly missed: number };
  /** What side 0 gets by the number of these cards it takes from here on. */
  readonly marked?: { readonly cards: readonly Card[]; readonly pays: readonly number[] };
  /** For a side that takes everything from here on; only for sides that have taken everything so far. */
  readonly sweep?: readonly [number, number];

  /**
   * What the hand will pay, as the lead of side 0, when everything from here on brings it so much more than side 1; never
   * less for more. In games where everybody plays for himself: what it will cost or bring the one asked for.
   */
  pays(gained: number): number;
  /** The word for what is gained before it pays: "squads", "points". */
  readonly unit: string;
  /** True where the description ends before the hand does, so that the result is not the last word. */
  readonly partial?: boolean;
}
