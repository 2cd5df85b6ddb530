// What playing a card does to the trick and to the hand it leaves. It looks at the trick, the hand, and the cards still
// to come. Cards are given by their place in the pack, suits by their number.

import { drawback, type Effect } from '../hint-facts.ts';
import type { Card } from '../pack.ts';
import type { FactOf } from '../told.ts';
import type { Tricks } from '../tricks.ts';

/** What becomes of the suits of a hand, in words. */
export interface SuitWords {
  /** The last cards of these suits leave. */
  leavesNone(suits: readonly number[]): string;
  partsWithHighest(suit: number): string;
  keeps(card: Card): string;
}

/** Words for what a card does to a trick. `worth` is what the trick is worth in points. */
export interface TrickWords extends SuitWords {
  /** 0: the trick alone. */
  takes(worth: number): string;
  higherThanNeeded(): string;
  leavesToPartner(): string;
  addsWorth(worth: number): string;
  givesUp(): string;
  cannotTake(): string;
  givesWorth(worth: number): string;
  putsAtStake(worth: number): string;
  cannotBeBeaten(): string;
  losesToTrumps(): string;
  /** How many unplayed cards beat it; `suit` is the suit led, if that matters. */
  losesTo(cards: number, suit?: number): string;
}

type SuitEffect = Effect<FactOf<SuitWords>>;
type TrickFact = FactOf<TrickWords>;
type TrickEffect = Effect<TrickFact>;

/** The suits of a pack. */
export interface Suits {
  /** Undefined for a card without a suit. */
  suit(card: Card): number | undefined;
  /** The rank of a card in its suit. */
  rank(card: Card): number;
}

/** What is known of a game's tricks, for telling what a card does in one. */
export interface TrickTerms extends Suits {
  /** Whether some cards beat every other suit. */
  readonly trumps?: boolean;
  /** Cards that lie neither in a hand the seat sees nor among those played. */
  readonly unplayed: readonly Card[];
  /** What a trick is worth besides its cards, where points are told of. */
  readonly each?: number | undefined;
  /** Tricks are better left to others. */
  readonly avoids?: boolean;
}

/** Nothing where no tricks are played. */
export function cardDoes(tricks: Tricks | undefined, card: Card, terms: TrickTerms): TrickEffect[] {
  if (!tricks) return [];
  const play = new Play(tricks, card, terms);
  const hand = tricks.hands[(tricks.leader + tricks.trick.length) % tricks.hands.length];
  return [...(tricks.trick.length === 0 ? play.leads() : play.follows()), ...partsWith(hand, card, terms)];
}

/** What becomes of a hand without a card: a suit gone, the highest card of it kept or not. */
export function partsWith(
  hand: readonly Card[],
  card: Card,
  { suit, rank, avoids }: Suits & Pick<TrickTerms, 'avoids'>,
): SuitEffect[] {
  const own = suit(card);
  if (own === undefined || hand.length === 1) return [];
  const alike = hand.filter((one) => suit(one) === own);
  if (alike.length === 1) return [['leavesNone', [own]]];
  const highest = alike.reduce((high, one) => (rank(one) > rank(high) ? one : high));
  // What takes tricks is kept, or got rid of where tricks are better left to others.
  if (highest === card) return [avoids ? ['partsWithHighest', own] : drawback(['partsWithHighest', own])];
  return [avoids ? drawback(['keeps', highest]) : ['keeps', highest]];
}

class Play {
  private readonly tricks: Tricks;
  private readonly card: Card;
  private readonly terms: TrickTerms;
  private readonly led: Card;
  private readonly hand: number;
  private readonly isLast: boolean;
  private readonly side: number;
  /** The greatest strength that lies there, and the hand it came from. */
  private readonly most: number;
  private readonly holder: number;

  constructor(tricks: Tricks, card: Card, terms: TrickTerms) {
    this.tricks = tricks;
    this.card = card;
    this.terms = terms;
    const { hands, sides, leader, trick, strength } = tricks;
    this.led = trick[0] ?? card;
    this.hand = (leader + trick.length) % hands.length;
    this.isLast = trick.length === hands.length - 1;
    this.side = sides[this.hand];
    const powers = trick.map((one) => strength(this.led, one));
    this.most = Math.max(...powers);
    this.holder = (leader + powers.indexOf(this.most)) % hands.length;
  }

  leads(): TrickEffect[] {
    return [this.lasting(), ...this.atStake()];
  }

  /** What helps to take the trick speaks for a card, unless tricks are better left to others. */
  private takesIt(told: TrickFact): TrickEffect {
    return this.terms.avoids ? drawback(told) : told;
  }

  private leavesIt(told: TrickFact): TrickEffect {
    return this.terms.avoids ? told : drawback(told);
  }

  follows(): TrickEffect[] {
    const { sides } = this.tricks;
    const taking = this.taking();
    if (taking.includes(this.card))
      return this.isLast ? this.takes(taking) : [this.lasting(), ...this.atStake()];
    if (sides[this.holder] === this.side) {
      const worth = this.worth(this.side);
      const adds: TrickEffect[] = this.isLast && worth > 0 ? [['addsWorth', worth]] : [];
      return [['leavesToPartner'], ...adds];
    }
    const without = this.leavesIt(taking.length > 0 ? ['givesUp'] : ['cannotTake']);
    if (!this.isTheirs()) return [without, ...this.atStake()];
    const worth = this.worth(this.other());
    return worth > 0 ? [without, this.leavesIt(['givesWorth', worth])] : [without];
  }

  private takes(taking: readonly Card[]): TrickEffect[] {
    const { tricks, terms } = this;
    const { trick, leader, hands, worth } = tricks;
    const cards = [...trick, this.card];
    const prize = cards.reduce(
      (sum, one, i) => sum + (worth?.(one, (leader + i) % hands.length, this.side) ?? 0),
      terms.each ?? 0,
    );
    const takes: TrickFact = ['takes', Math.abs(prize)];
    const taken = prize === 0 ? takes : this.takesIt(takes);
    const isLowest = taking.every((one) => this.strength(one) >= this.strength(this.card));
    return isLowest || terms.avoids ? [taken] : [taken, drawback(['higherThanNeeded'])];
  }

  /** How safe the card is against those that have not been played. */
  private lasting(): TrickEffect {
    const { terms, led } = this;
    const beating = terms.unplayed.filter((one) => this.strength(one) > this.strength(this.card));
    if (beating.length === 0) return this.takesIt(['cannotBeBeaten']);
    // Where nothing has to be followed, all cards are compared with each other.
    const isSuit = this.tricks.follows(led, led);
    const following =
      terms.trumps && isSuit ? beating.filter((one) => this.tricks.follows(led, one)) : beating;
    if (following.length === 0) return this.takesIt(['losesToTrumps']);
    // Where trumps beat it too, only those of the suit are counted, and so it says.
    const counted = following.length < beating.length ? terms.suit(led) : undefined;
    return this.leavesIt(
      counted === undefined ? ['losesTo', following.length] : ['losesTo', following.length, counted],
    );
  }

  /** Nobody of its side plays after it, so that what does not take goes to the others. */
  private isTheirs(): boolean {
    const { hands, sides, trick } = this.tricks;
    const after = Array.from({ length: hands.length - trick.length - 1 }, (_, i) => this.hand + 1 + i);
    return after.every((hand) => sides[hand % hands.length] !== this.side);
  }

  private atStake(): TrickEffect[] {
    const worth = this.worth(this.other());
    return worth > 0 ? [drawback(['putsAtStake', worth])] : [];
  }

  /** What the card brings a side, without its sign. */
  private worth(side: number): number {
    return Math.abs(this.tricks.worth?.(this.card, this.hand, side) ?? 0);
  }

  /** The playable cards that would take the trick now. */
  private taking(): readonly Card[] {
    const { hands, follows, free = [] } = this.tricks;
    const all = hands[this.hand];
    const following = all.filter((one) => follows(this.led, one));
    const playable =
      following.length === 0 ? all : [...following, ...free.filter((one) => all.includes(one))];
    return playable.filter((one) => this.strength(one) > this.most);
  }

  private other(): number {
    return this.tricks.sides.find((side) => side !== this.side)!;
  }

  private strength(one: Card): number {
    return this.tricks.strength(this.led, one);
  }
}
