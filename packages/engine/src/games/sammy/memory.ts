// What a seat remembers of Sammy, and the deals it can imagine: a player who did not follow holds none of the cards he
// should have followed with, and the silent hand is open.

import type { Entry, View } from '../../game.ts';
import { cardsIn, highBit, highWord, holds, lowBit, lowWord, SAMMY_DECK } from '../../mechanics/borders.ts';
import { dealUnknown } from '../../mechanics/imagine.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import type { Random } from '../../random.ts';
import { apply, cut, followHigh, followLow, openHand } from './play.ts';
import {
  BONUS,
  clone,
  DENOMINATIONS,
  DOUBLE,
  handSize,
  NO_CARD,
  NOBODY,
  PASS,
  type Sammy,
  SEATS,
  start,
} from './position.ts';

export interface SammySeen {
  readonly seat: number;
  /** The position as far as this seat knows it: hands it does not see are empty. */
  readonly known: Sammy;
  /** For each seat the two words of the cards it has proved not to hold. */
  readonly absent: number[];
  /** The cards whose holder is unknown, the seats where each may lie, and how many of them each seat holds. */
  cards: Card[];
  may: number[];
  room: number[];
}

export function newMemory(rules: Rules, _seats: number, seat: number): SammySeen {
  const absent = new Array(2 * SEATS).fill(0);
  return { seat, known: start(rules), absent, cards: [], may: [], room: [] };
}

export function remember(seen: SammySeen, entry: Entry): void {
  const [verb, ...words] = entry.do.split(' ');
  const { known, seat } = seen;
  if (verb === 'cut') cut(known, words.map(cardOf));
  else if (verb === 'shuffle') {
    openHand(known);
    seen.absent.fill(0);
    if (seat >= 0) learnHand(seen, entry.view, seat);
  } else if (verb === 'play') seePlay(seen, entry, cardOf(words[0]));
  else apply(known, entry.by as number, parseCall(verb!, words));
  findUnknown(seen);
}

function cardOf(id: string): Card {
  return pack.find(id)!;
}

function parseCall(verb: string, words: readonly string[]): number {
  if (verb === 'bid') return Number(words[0]) * DENOMINATIONS.length + DENOMINATIONS.indexOf(words[1]);
  return verb === 'pass' ? PASS : verb === 'bonus' ? BONUS : DOUBLE;
}

function seePlay(seen: SammySeen, entry: Entry, card: Card): void {
  const { known, absent } = seen;
  const { led, turn, silent } = known;
  if (led !== NO_CARD && !holds(followLow(known, led), followHigh(known, led), card)) {
    absent[2 * turn] |= followLow(known, led);
    absent[2 * turn + 1] |= followHigh(known, led);
  }
  apply(known, entry.by as number, card);
  // SAM-16: the opening lead lays the silent hand open.
  if (silent === NOBODY && known.silent !== NOBODY) learnHand(seen, entry.view, known.silent);
}

function learnHand(seen: SammySeen, v: View, seat: number): void {
  const cards = v.places[`hand:${seat}`].map((id) => cardOf(id!));
  seen.known.hands[2 * seat] = lowWord(cards);
  seen.known.hands[2 * seat + 1] = highWord(cards);
}

function findUnknown(seen: SammySeen): void {
  const { known, seat } = seen;
  seen.room = [0, 1, 2, 3].map((s) => (s === seat || s === known.silent ? 0 : handSize(known, s)));
  seen.cards = seen.room.some((size) => size > 0) ? hiddenCards(known) : [];
  seen.may = seen.cards.map((card) => holders(seen, card));
}

function hiddenCards(known: Sammy): Card[] {
  let low = lowWord(SAMMY_DECK) & ~lowWord(known.played);
  let high = highWord(SAMMY_DECK) & ~highWord(known.played);
  for (let s = 0; s < SEATS; s++) {
    low &= ~known.hands[2 * s];
    high &= ~known.hands[2 * s + 1];
  }
  return cardsIn(low, high);
}

/** The seats, a bit each, that may hold a hidden card. */
function holders({ absent, room }: SammySeen, card: Card): number {
  let seats = 0;
  for (let s = 0; s < SEATS; s++) {
    if (room[s] > 0 && !holds(absent[2 * s], absent[2 * s + 1], card)) seats |= 1 << s;
  }
  return seats;
}

export function imagine(seen: SammySeen, random: Random): Sammy {
  const p = clone(seen.known);
  dealUnknown(random, seen.cards, seen.may, seen.room, (card, seat) => {
    p.hands[2 * seat] |= lowBit(card);
    p.hands[2 * seat + 1] |= highBit(card);
  });
  return p;
}
