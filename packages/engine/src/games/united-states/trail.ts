// United States: what a seat can tell of cards given unseen (US-23, US-27). Such a give moves one card and nobody else
// knows which; the trail keeps what was noticed since, so that only hands are imagined that can have come about.

import { cardsIn, highBit, highWord, lowBit, lowWord, SAMMY_DECK } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import { NO_CARD } from './position.ts';

/** A set of cards as two words, low and high. */
type Words = readonly [low: number, high: number];
const NONE: Words = [0, 0];

/** A card was seen to leave a hidden hand: laid, or given to this seat. */
interface Left {
  readonly kind: 'left';
  readonly seat: number;
  readonly card: Card;
}

/** A card was seen to come to a hidden hand: taken back, or given by this seat. */
interface Came {
  readonly kind: 'came';
  readonly seat: number;
  readonly card: Card;
}

/** A seat has shown that it holds none of these cards. */
interface Lacks {
  readonly kind: 'lacks';
  readonly seat: number;
  readonly cards: Words;
}

/** One hidden hand has given another a card. */
interface Moved {
  readonly kind: 'moved';
  readonly giver: number;
  readonly taker: number;
  /** The size of the giver's hand before. */
  readonly size: number;
  /** The cards that, for all that was noticed since, may have stayed with the giver, and gone to the taker. */
  mayStay: Words;
  mayGo: Words;
  /** The cards that turned up elsewhere than with the giver. */
  strayed: Words;
  /** As guessed: the card moved, if its place was known; else those it may have been, and those the taker may have had. */
  moved: Card;
  candidates: Words;
  withTaker: Words;
}

type Trace = Left | Came | Lacks | Moved;

export class Trail {
  /** For each card the seats, a bit each, with whom it may have lain when the trail begins. */
  private origin: readonly number[] = [];
  private readonly traces: Trace[] = [];
  /** Whether `mayStay` and `mayGo` take the last traces into account. */
  private settled = true;

  get empty(): boolean {
    return this.traces.length === 0;
  }

  clear(): void {
    this.traces.length = 0;
  }

  left(seat: number, card: Card): void {
    this.add({ kind: 'left', seat, card });
  }

  came(seat: number, card: Card): void {
    this.add({ kind: 'came', seat, card });
  }

  lacks(seat: number, low: number, high: number): void {
    this.add({ kind: 'lacks', seat, cards: [low, high] });
  }

  /** `may` says for each card with whom it may have lain until now. */
  moved(giver: number, taker: number, size: number, may: readonly number[]): void {
    if (this.empty) this.origin = may.slice();
    this.traces.push({
      kind: 'moved',
      giver,
      taker,
      size,
      mayStay: NONE,
      mayGo: NONE,
      strayed: NONE,
      moved: NO_CARD,
      candidates: NONE,
      withTaker: NONE,
    });
    this.settled = false;
  }

  /** Before the first unseen give there is nothing to keep: `may` alone says all. */
  private add(trace: Trace): void {
    if (this.empty) return;
    this.traces.push(trace);
    this.settled = false;
  }

  /**
   * Guesses for every unseen give whether it moved a card whose place is known so far, and which. Writes for each card
   * the seats with whom it may lie now into `at`; false where the guesses contradict what was noticed later.
   */
  guess(random: Random, at: number[]): boolean {
    this.settle();
    for (let card = 0; card < at.length; card++) at[card] = this.origin[card];
    return this.traces.every((trace) => {
      if (trace.kind === 'moved') return guessMove(random, at, trace);
      if (trace.kind === 'lacks') return strike(at, trace);
      const seat = 1 << trace.seat;
      const agrees = trace.kind === 'came' || (at[trace.card] & seat) !== 0;
      at[trace.card] = trace.kind === 'came' ? seat : 0;
      return agrees;
    });
  }

  /** Whether these hands can have come about by the last guess: walks back along the trail, returning one card for each unseen give. */
  leadsTo(present: readonly number[], random: Random): boolean {
    const hands = present.slice();
    for (let i = this.traces.length - 1; i >= 0; i--) {
      const trace = this.traces[i];
      if (trace.kind === 'lacks') continue;
      if (trace.kind === 'moved') {
        const card = cardToReturn(random, hands[2 * trace.taker], hands[2 * trace.taker + 1], trace);
        if (card === NO_CARD) return false;
        toggle(hands, trace.taker, card);
        toggle(hands, trace.giver, card);
      } else {
        toggle(hands, trace.seat, trace.card);
      }
    }
    return true;
  }

  /** Works out backwards what each unseen give can have moved, from where the cards have turned up since. */
  private settle(): void {
    if (this.settled) return;
    const may: number[] = new Array(SAMMY_DECK.length).fill(-1);
    const turnedUp: number[] = new Array(SAMMY_DECK.length).fill(-1);
    for (let i = this.traces.length - 1; i >= 0; i--) {
      const trace = this.traces[i];
      if (trace.kind === 'left') may[trace.card] = turnedUp[trace.card] = 1 << trace.seat;
      else if (trace.kind === 'lacks') strike(may, trace);
      else if (trace.kind === 'moved') {
        const there = cardsWith(turnedUp, trace.giver);
        trace.strayed = [~there[0], ~there[1]];
        trace.mayStay = cardsWith(may, trace.giver);
        trace.mayGo = cardsWith(may, trace.taker);
        for (const card of cardsIn(...trace.mayGo)) may[card] |= 1 << trace.giver;
      }
    }
    this.settled = true;
  }
}

/** The cards that may lie with a seat. */
function cardsWith(may: readonly number[], seat: number): Words {
  const cards = SAMMY_DECK.filter((card) => may[card] & (1 << seat));
  return [lowWord(cards), highWord(cards)];
}

/** Takes a seat from where the cards it lacks may lie; false if one of them can lie nowhere else. */
function strike(may: number[], { seat, cards }: Lacks): boolean {
  const here = 1 << seat;
  for (const card of cardsIn(...cards)) {
    if (may[card] === here) return false;
    may[card] &= ~here;
  }
  return true;
}

function guessMove(random: Random, at: number[], trace: Moved): boolean {
  const { giver, size, mayStay, mayGo } = trace;
  const here = 1 << giver;
  const movable: Card[] = [];
  let placed = 0;
  let forced = 0;
  for (let card = 0; card < at.length; card++) {
    if (at[card] !== here) continue;
    placed++;
    if (!has(mayStay, card)) {
      forced++;
      movable.length = 0;
    }
    if (has(mayGo, card) && (forced === 0 || !has(mayStay, card))) movable.push(card);
  }
  if (forced > 1) return false;
  // Cards that turned up elsewhere had to move some time: the next chance may be the last.
  const strayed = movable.filter((card) => has(trace.strayed, card));
  if (strayed.length > 0 && random.below(2) === 0)
    return move(at, trace, strayed[random.below(strayed.length)]);
  const others = forced > 0 ? 0 : size - placed;
  if (movable.length + others <= 0) return false;
  const moved = movable[random.below(movable.length + others)];
  return move(at, trace, moved ?? NO_CARD);
}

function move(at: number[], trace: Moved, card: Card): true {
  trace.moved = card;
  if (card === NO_CARD) spread(at, trace);
  else at[card] = 1 << trace.taker;
  return true;
}

/** Some card whose place is not known has moved: each that may have been with the giver may be with the taker now. */
function spread(at: number[], trace: Moved): void {
  const here = 1 << trace.giver;
  const there = 1 << trace.taker;
  let [low, high, takerLow, takerHigh] = [0, 0, 0, 0];
  for (let card = 0; card < at.length; card++) {
    const seats = at[card];
    if (seats & there) {
      takerLow |= lowBit(card);
      takerHigh |= highBit(card);
    }
    if (!(seats & here) || seats === here) continue;
    low |= lowBit(card);
    high |= highBit(card);
    at[card] = seats | there;
  }
  trace.candidates = [low, high];
  trace.withTaker = [takerLow, takerHigh];
}

/** A card of the taker's hand that the giver may have had, and the only one there that the taker cannot have had. */
function cardToReturn(random: Random, low: number, high: number, trace: Moved): Card {
  if (trace.moved !== NO_CARD) return trace.moved;
  const newLow = low & ~trace.withTaker[0];
  const newHigh = high & ~trace.withTaker[1];
  const forced = bitCount(newLow) + bitCount(newHigh);
  if (forced > 1) return NO_CARD;
  const [giverLow, giverHigh] = trace.candidates;
  const choice =
    forced === 1
      ? cardsIn(newLow & giverLow, newHigh & giverHigh)
      : cardsIn(low & giverLow, high & giverHigh);
  return choice.length === 0 ? NO_CARD : choice[random.below(choice.length)];
}

function has(words: Words, card: Card): boolean {
  return (words[0] & lowBit(card)) !== 0 || (words[1] & highBit(card)) !== 0;
}

function toggle(hands: number[], seat: number, card: Card): void {
  hands[2 * seat] ^= lowBit(card);
  hands[2 * seat + 1] ^= highBit(card);
}
