// What a seat remembers of A National Contest, and the deals it can imagine: states that were bid are known, and where
// a bid is compulsory a pass proves that its seat lacks every higher border state.

import type { Entry, View } from '../../game.ts';
import { cardsIn, highBit, highWord, holds, lowBit, lowWord, SAMMY_DECK } from '../../mechanics/borders.ts';
import { bitCount, dealUnknown } from '../../mechanics/imagine.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import type { Random } from '../../random.ts';
import { apply, cut, HIGHER_HIGH, HIGHER_LOW, openHand } from './play.ts';
import { clone, handSize, type NationalContest, NO_CARD, PARTIES, PASS, SEATS, start } from './position.ts';

export interface NationalContestSeen {
  readonly seat: number;
  /** The position as far as this seat knows it: the other hands are empty but for `shown`. */
  readonly known: NationalContest;
  /** For each seat the two words of the cards it has proved not to hold. */
  readonly absent: number[];
  /** The cards whose holder is unknown, the seats where each may lie, and how many of them each seat holds. */
  cards: Card[];
  may: number[];
  room: number[];
}

export function newMemory(rules: Rules, _seats: number, seat: number): NationalContestSeen {
  const absent = new Array(2 * SEATS).fill(0);
  return { seat, known: start(rules), absent, cards: [], may: [], room: [] };
}

export function remember(seen: NationalContestSeen, entry: Entry): void {
  const [verb, ...words] = entry.do.split(' ');
  const { known } = seen;
  const by = entry.by as number;
  if (verb === 'cut') cut(known, words.map(cardOf));
  else if (verb === 'shuffle') seeDeal(seen, entry.view);
  else if (verb === 'ticket') apply(known, by, PARTIES.indexOf(words[0]));
  else if (verb === 'pass') seePass(seen, by);
  else apply(known, by, cardOf(words[0]));
  findUnknown(seen);
}

function cardOf(id: string): Card {
  return sammy.find(id)!;
}

function seeDeal(seen: NationalContestSeen, v: View): void {
  openHand(seen.known);
  seen.absent.fill(0);
  if (seen.seat < 0) return;
  const cards = v.places[`hand:${seen.seat}`].map((id) => cardOf(id!));
  seen.known.hands[2 * seen.seat] = lowWord(cards);
  seen.known.hands[2 * seen.seat + 1] = highWord(cards);
}

function seePass(seen: NationalContestSeen, by: number): void {
  if (seen.known.mustBid) {
    // NC-12
    seen.absent[2 * by] |= HIGHER_LOW[seen.known.contested];
    seen.absent[2 * by + 1] |= HIGHER_HIGH[seen.known.contested];
  }
  apply(seen.known, by, PASS);
}

function findUnknown(seen: NationalContestSeen): void {
  const { known, seat } = seen;
  seen.room = [0, 1, 2, 3].map((s) => (s === seat ? 0 : handSize(known, s) - shownCount(known, s)));
  seen.cards = seen.room.some((size) => size > 0) ? hiddenCards(seen) : [];
  seen.may = seen.cards.map((card) => holders(seen, card));
}

function shownCount(p: NationalContest, seat: number): number {
  return bitCount(p.shown[2 * seat]) + bitCount(p.shown[2 * seat + 1]);
}

function hiddenCards({ known, seat }: NationalContestSeen): Card[] {
  let low = lowWord(SAMMY_DECK);
  let high = highWord(SAMMY_DECK);
  for (let s = 0; s < SEATS; s++) {
    const words = s === seat ? known.hands : known.shown;
    low &= ~words[2 * s];
    high &= ~words[2 * s + 1];
  }
  const open = known.captured.map((captured) => captured >> 2);
  if (known.contested !== NO_CARD) open.push(known.contested);
  return cardsIn(low & ~lowWord(open), high & ~highWord(open));
}

/** The seats, a bit each, that may hold a hidden card. */
function holders({ absent, room }: NationalContestSeen, card: Card): number {
  let seats = 0;
  for (let s = 0; s < SEATS; s++) {
    if (room[s] > 0 && !holds(absent[2 * s], absent[2 * s + 1], card)) seats |= 1 << s;
  }
  return seats;
}

export function imagine(seen: NationalContestSeen, random: Random): NationalContest {
  const p = clone(seen.known);
  for (let s = 0; s < SEATS; s++) {
    if (s === seen.seat) continue;
    p.hands[2 * s] = p.shown[2 * s];
    p.hands[2 * s + 1] = p.shown[2 * s + 1];
  }
  dealUnknown(random, seen.cards, seen.may, seen.room, (card, seat) => {
    p.hands[2 * seat] |= lowBit(card);
    p.hands[2 * seat + 1] |= highBit(card);
  });
  return p;
}
