// United States: what a seat remembers of its stream, and the positions it imagines from it.

import { CLOCK, type Entry, type View } from '../../game.ts';
import { cardsIn, highBit, highWord, lowBit, lowWord, SAMMY_DECK } from '../../mechanics/borders.ts';
import { tryToDeal } from '../../mechanics/imagine.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import type { Random } from '../../random.ts';
import { apply, CALL, cutForDeal, movesToCorner, openHand, PASS, passOver, uniteMove } from './play.ts';
import {
  belongs,
  clone,
  dealtCards,
  handsShown,
  layableHigh,
  layableLow,
  NOBODY,
  start,
  type UnitedStates,
  watcherBit,
} from './position.ts';
import { Trail } from './trail.ts';

/** How often a deal is tried that can have come about by the hidden gives, before one is taken as it is. */
const TRIES = 64;

export interface UnitedStatesSeen {
  readonly seat: number;
  /** The position as far as the seat knows it: other hands hold the cards known to be there. */
  readonly known: UnitedStates;
  /** For each card the other seats, a bit each, with whom it may lie; 0 for cards that are not hidden in a hand. */
  readonly may: number[];
  readonly trail: Trail;
}

export function newMemory(rules: Rules, seats: number, seat: number): UnitedStatesSeen {
  return { seat, known: start(rules, seats), may: new Array(SAMMY_DECK.length).fill(0), trail: new Trail() };
}

export function remember(seen: UnitedStatesSeen, entry: Entry): void {
  const { known } = seen;
  const [verb, ...ids] = entry.do.split(' ');
  const cards = ids.map((id) => sammy.find(id)!);
  if (verb === 'cut') cutForDeal(known, cards);
  else if (verb === 'shuffle') seeDeal(seen, entry.view);
  else seeAction(seen, entry, verb!, cards);
}

function seeDeal({ seat, known, may, trail }: UnitedStatesSeen, v: View): void {
  openHand(known);
  known.sizes = known.sizes.map((_, s) => v.places[`hand:${s}`].length);
  learnHands(known, v);
  trail.clear();
  const others = ((1 << known.seats) - 1) & ~(seat < 0 ? 0 : 1 << seat);
  may.fill(0);
  for (const card of dealtCards(known)) may[card] = others;
  if (seat >= 0) for (const card of cardsIn(known.hands[2 * seat], known.hands[2 * seat + 1])) may[card] = 0;
}

/** The hands as far as the view shows them. */
function learnHands(known: UnitedStates, v: View): void {
  for (let s = 0; s < known.seats; s++) {
    const cards = v.places[`hand:${s}`].flatMap((id) => (id === null ? [] : [sammy.find(id)!]));
    known.hands[2 * s] = lowWord(cards);
    known.hands[2 * s + 1] = highWord(cards);
  }
}

function seeAction(seen: UnitedStatesSeen, entry: Entry, verb: string, cards: readonly Card[]): void {
  const { known } = seen;
  const actor = entry.by === 'clock' ? CLOCK : (entry.by as number);
  // The hands are shown when play ends; the score is counted from them.
  const shown = ['discard', 'shuffle', 'over'].includes(entry.view.phase);
  if (shown) learnHands(known, entry.view);
  if (verb === 'unite') {
    cardLeft(seen, actor, cards[0]);
    apply(known, actor, uniteMove(cards[0], cards[1]));
  } else if (verb === 'pass') {
    if (known.mustPlay) showsVoid(seen, actor);
    apply(known, actor, PASS);
  } else if (verb === 'call') {
    const back = !belongs(known.card, known.top) && !movesToCorner(known.card, known.top);
    if (back) cardCame(seen, known.layer, known.card);
    apply(known, actor, CALL);
  } else if (verb === 'give') {
    seeGive(seen, cards[0], shown);
  } else {
    apply(known, actor, cards[0] ?? 0);
  }
}

function cardLeft({ seat, may, trail }: UnitedStatesSeen, from: number, card: Card): void {
  may[card] = 0;
  if (from !== seat) trail.left(from, card);
}

function cardCame({ seat, may, trail }: UnitedStatesSeen, to: number, card: Card): void {
  may[card] = to === seat ? 0 : 1 << to;
  if (to !== seat) trail.came(to, card);
}

/** US-12: who must play and passes holds none of the cards that could be laid. */
function showsVoid({ known, may, trail }: UnitedStatesSeen, passer: number): void {
  const low = layableLow(known);
  const high = layableHigh(known);
  for (const card of cardsIn(low, high)) may[card] &= ~(1 << passer);
  trail.lacks(passer, low, high);
}

function seeGive(seen: UnitedStatesSeen, card: Card | undefined, shown: boolean): void {
  const { seat, known } = seen;
  const { giver, taker } = known;
  if (card === undefined) {
    seeHiddenGive(seen, shown);
    return;
  }
  if (taker === seat) cardLeft(seen, giver, card);
  else cardCame(seen, taker, card);
  apply(known, giver, card);
}

function seeHiddenGive({ known, may, trail }: UnitedStatesSeen, shown: boolean): void {
  const { giver, taker } = known;
  trail.moved(giver, taker, known.sizes[giver], may);
  for (const card of SAMMY_DECK) if (may[card] & (1 << giver)) may[card] |= 1 << taker;
  if (!shown) {
    // Any card of the giver may have been the one: what was known of his hand is so no longer.
    const two = watcherBit(known, giver) | watcherBit(known, taker);
    for (const card of cardsIn(known.hands[2 * giver], known.hands[2 * giver + 1]))
      known.knownTo[card] &= two;
    known.hands[2 * giver] = 0;
    known.hands[2 * giver + 1] = 0;
  }
  passOver(known);
}

export function imagine({ seat, known, may, trail }: UnitedStatesSeen, random: Random): UnitedStates {
  const p = clone(known);
  if (p.turn === NOBODY || handsShown(p)) return p;
  if (!trail.empty) {
    const at = may.slice();
    for (let tries = 0; tries < TRIES; tries++) {
      if (trail.guess(random, at) && dealHidden(p, seat, at, random) && trail.leadsTo(p.hands, random))
        return p;
    }
  }
  dealHidden(p, seat, may, random);
  return p;
}

/** Deals the hidden cards to the other hands, each to a seat with whom it may lie; false if there is no such deal. */
function dealHidden(p: UnitedStates, seat: number, may: readonly number[], random: Random): boolean {
  const cards: Card[] = [];
  const places: number[] = [];
  for (let card = 0; card < may.length; card++) {
    if (may[card] === 0) continue;
    cards.push(card);
    places.push(may[card]);
  }
  const room = p.sizes.slice();
  if (seat >= 0) room[seat] = 0;
  for (let s = 0; s < p.seats; s++) if (s !== seat) p.hands[2 * s] = p.hands[2 * s + 1] = 0;
  return tryToDeal(random, cards, places, room, (card, place) => {
    p.hands[2 * place] |= lowBit(card);
    p.hands[2 * place + 1] |= highBit(card);
  });
}
