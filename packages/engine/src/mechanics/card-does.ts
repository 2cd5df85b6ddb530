// What a card does to the trick in play and to the hand it leaves, as a player would say it: from the cards that lie
// there, the hand it is in, and the cards that have not been played.

import type { Card } from '../pack.ts';
import { drawback, type Effect } from '../reasons.ts';
import type { Tricks } from '../tricks.ts';

/** The suits of a pack in a sentence. */
export interface SuitTerms {
  /** "Cavalry"; undefined for a card without a suit. */
  suit(card: Card): string | undefined;
  /** A card among those of its suit, "the 12", and its rank there. */
  name(card: Card): string;
  rank(card: Card): number;
}

/** The words and values of a game's tricks, for saying what a card does in one. */
export interface TrickTerms extends SuitTerms {
  /** "squad", "trick". */
  readonly trick: string;
  /** What beats every other suit: "a commander". */
  readonly trump?: string;
  /** Cards that lie neither in a hand the seat sees nor among those played. */
  readonly unplayed: readonly Card[];
  /** What a trick is worth besides its cards, where points are told of. */
  readonly each?: number | undefined;
  /** Tricks are better left to others. */
  readonly avoids?: boolean;
  /** So much worth in words; left out: "15 points". */
  say?(worth: number): string;
}

/** Nobody counts more cards than these. */
const COUNTED = 9;

/** Nothing where no tricks are played. */
export function cardDoes(tricks: Tricks | undefined, card: Card, terms: TrickTerms): Effect[] {
  if (!tricks) return [];
  const play = new Play(tricks, card, terms);
  const hand = tricks.hands[(tricks.leader + tricks.trick.length) % tricks.hands.length];
  return [...(tricks.trick.length === 0 ? play.leads() : play.follows()), ...partsWith(hand, card, terms)];
}

/** "3 unplayed cards"; of one suit "3 unplayed Cavalry". */
export function unplayed(cards: number, suit?: string): string {
  if (cards > COUNTED) return 'many cards';
  return `${cards} unplayed ${suit ?? (cards === 1 ? 'card' : 'cards')}`;
}

/** What becomes of a hand without a card: a suit gone, the highest card of it kept or not. */
export function partsWith(
  hand: readonly Card[],
  card: Card,
  { suit, name, rank, avoids }: SuitTerms & Pick<TrickTerms, 'avoids'>,
): Effect[] {
  const title = suit(card);
  if (title === undefined || hand.length === 1) return [];
  const alike = hand.filter((one) => suit(one) === title);
  if (alike.length === 1) return [`leaves you no ${title} card`];
  const highest = alike.reduce((high, one) => (rank(one) > rank(high) ? one : high));
  // What takes tricks is kept, or got rid of where tricks are better left to others.
  const [words, speaksFor] =
    highest === card
      ? [`parts with your highest ${title} card`, avoids]
      : [`keeps ${name(highest)}`, !avoids];
  return [speaksFor ? words : drawback(words)];
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

  leads(): Effect[] {
    return [this.lasting(), ...this.atStake()];
  }

  /** What helps to take the trick speaks for a card, unless tricks are better left to others. */
  private takesIt(words: string): Effect {
    return this.terms.avoids ? drawback(words) : words;
  }

  private leavesIt(words: string): Effect {
    return this.terms.avoids ? words : drawback(words);
  }

  follows(): Effect[] {
    const { sides } = this.tricks;
    const { trick } = this.terms;
    const taking = this.taking();
    if (taking.includes(this.card))
      return this.isLast ? this.takes(taking) : [this.lasting(), ...this.atStake()];
    if (sides[this.holder] === this.side) {
      return [`leaves the ${trick} to your partner`, ...(this.isLast ? this.worth('adds', this.side) : [])];
    }
    const without = taking.length > 0 ? `gives up the ${trick}` : `cannot take the ${trick}`;
    const given = this.worth('gives them', this.other()).map((words) => this.leavesIt(words));
    return [this.leavesIt(without), ...(this.isTheirs() ? given : this.atStake())];
  }

  private takes(taking: readonly Card[]): Effect[] {
    const { tricks, terms } = this;
    const { trick, leader, hands, worth } = tricks;
    const cards = [...trick, this.card];
    const prize = cards.reduce(
      (sum, one, i) => sum + (worth?.(one, (leader + i) % hands.length, this.side) ?? 0),
      terms.each ?? 0,
    );
    const taken = prize === 0 ? `takes the ${terms.trick}` : this.takesIt(`takes ${this.say(prize)}`);
    const isLowest = taking.every((one) => this.strength(one) >= this.strength(this.card));
    return isLowest || terms.avoids ? [taken] : [taken, drawback('is higher than it needs to be')];
  }

  /** How safe the card is against those that have not been played. */
  private lasting(): Effect {
    const { terms, led } = this;
    const beating = terms.unplayed.filter((one) => this.strength(one) > this.strength(this.card));
    if (beating.length === 0) return this.takesIt('cannot be beaten');
    // Where nothing has to be followed, all cards are compared with each other.
    const isSuit = this.tricks.follows(led, led);
    const following =
      terms.trump && isSuit ? beating.filter((one) => this.tricks.follows(led, one)) : beating;
    if (following.length === 0) return this.takesIt(`loses to ${terms.trump} only`);
    // Where trumps beat it too, only those of the suit are counted, and so it says.
    const counted = following.length < beating.length ? terms.suit(led) : undefined;
    return this.leavesIt(`loses to ${unplayed(following.length, counted)}`);
  }

  /** Nobody of its side plays after it, so that what does not take goes to the others. */
  private isTheirs(): boolean {
    const { hands, sides, trick } = this.tricks;
    const after = Array.from({ length: hands.length - trick.length - 1 }, (_, i) => this.hand + 1 + i);
    return after.every((hand) => sides[hand % hands.length] !== this.side);
  }

  private atStake(): Effect[] {
    return this.worth('puts', this.other(), ' at stake').map(drawback);
  }

  private worth(verb: string, side: number, after = ''): string[] {
    const worth = this.tricks.worth?.(this.card, this.hand, side) ?? 0;
    return worth === 0 ? [] : [`${verb} ${this.say(worth)}${after}`];
  }

  private say(worth: number): string {
    const points = Math.abs(worth);
    return (
      this.terms.say?.(points) ?? `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`
    );
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
