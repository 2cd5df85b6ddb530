// What a seat remembers of Do-Boy from its stream, and the positions it can imagine from that.

import type { Entry, Move, View } from '../../game.ts';
import { packChoice, unpackChoice } from '../../mechanics/choices.ts';
import { addCard, cardsElsewhere, cardsIn, companyOf, setHand } from '../../mechanics/companies.ts';
import { dealUnknown } from '../../mechanics/imagine.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import type { Random } from '../../random.ts';
import { costOf, cutForDeal, openHand, play, presidentTaker } from './play.ts';
import {
  clone,
  type DoBoy,
  EXCHANGE,
  GIFT,
  handSize,
  NO_GIFT,
  NOBODY,
  PHASES,
  PLAY,
  start,
} from './position.ts';

/** What a seat remembers: the position as far as it knows it, with the other hands empty, and companies shown void. */
export interface DoBoySeen {
  readonly seat: number;
  readonly known: DoBoy;
  /** For each seat the companies it has failed to follow, a bit each. */
  readonly voids: number[];
  nestSize: number;
}

export function newMemory(rules: Rules, seats: number, seat: number): DoBoySeen {
  return { seat, known: start(rules, seats), voids: new Array(seats).fill(0), nestSize: 0 };
}

export function remember(seen: DoBoySeen, entry: Entry): void {
  const [verb, ...ids] = entry.do.split(' ');
  const cards = ids.map((id) => parker.find(id)!);
  if (verb === 'cut') cutForDeal(seen.known, cards);
  else if (verb === 'shuffle') seeDeal(seen, entry.view);
  else if (verb === 'give') seeGift(seen, entry, ids[0] === '?' ? 0 : packChoice(cards));
  else seePlay(seen, entry, cards[0]);
}

function seeDeal(seen: DoBoySeen, v: View): void {
  openHand(seen.known);
  seen.known.nest = [];
  seen.nestSize = v.places['nest'].length;
  seen.voids.fill(0);
  learnHand(seen, v);
}

function seeGift(seen: DoBoySeen, entry: Entry, gift: Move): void {
  const { known, seat } = seen;
  known.gifts[entry.by as number] = gift;
  if (entry.view.phase !== 'play' || seat < 0) {
    if (entry.view.phase === 'play') known.phase = PLAY;
    return;
  }
  known.phase = PLAY;
  const received = entry.view.facts['received'] as string[];
  known.gifts[(seat + known.seats - 1) % known.seats] = packChoice(received.map((id) => parker.find(id)!));
  learnHand(seen, entry.view);
}

function seePlay(seen: DoBoySeen, entry: Entry, card: Card): void {
  const { known } = seen;
  const by = entry.by as number;
  const led = known.taker === NOBODY ? 4 : known.led;
  if (led < 4 && companyOf(card) !== led) seen.voids[by] |= 1 << led;
  const before = known.scores.slice();
  const sheet = known.sheet;
  play(known, by, card);
  learnNest(seen, entry.view);
  if (entry.view.phase === 'play') return;
  // The nest is counted now; take the hand's points from the scores.
  known.scores = entry.view.scores.slice();
  known.points = known.scores.map((score, s) => score - before[s]);
  known.sheet = { entry: { points: known.points.slice(), president: presidentTaker(known) }, before: sheet };
  known.phase = PHASES.indexOf(entry.view.phase);
}

function learnHand({ known, seat }: DoBoySeen, v: View): void {
  if (seat >= 0) setHand(known.hands, seat, v.places[`hand:${seat}`]);
}

/** The nest's cards, once this seat may know them (DOB-7); its cost is counted by `imagine`. */
function learnNest(seen: DoBoySeen, v: View): void {
  const { known } = seen;
  if (known.nestTaker === NOBODY || known.nest.length > 0) return;
  const ids = v.places[`taken:${known.nestTaker}`].slice(known.seats, known.seats + seen.nestSize);
  if (ids.every((id) => id !== null)) known.nest = ids.map((id) => parker.find(id!)!);
}

export function imagine(seen: DoBoySeen, random: Random): DoBoy {
  const p = clone(seen.known);
  if (p.phase !== EXCHANGE && p.phase !== PLAY) return p;
  const room: number[] = [];
  for (let s = 0; s < p.seats; s++) room.push(s === seen.seat ? 0 : handSize(p, s));
  room.push(p.nest.length > 0 ? 0 : seen.nestSize);
  if (p.nest.length === 0) p.nest = []; // a list of its own: clones share the known one
  const cards = cardsElsewhere(p.deck.low, p.deck.high, p.hands, p.played, p.nest);
  const nestKnown = room[p.seats] === 0;
  dealUnknown(random, cards, mayLie(seen, cards), room, (card, place) => {
    if (place === p.seats) p.nest.push(card);
    else addCard(p.hands, place, card);
  });
  if (!nestKnown) random.shuffle(p.nest);
  if (p.nestTaker !== NOBODY) for (const card of p.nest) p.points[p.nestTaker] += costOf(card);
  if (p.phase === EXCHANGE) imagineGifts(seen, p, random);
  return p;
}

/** For each card the places where it may lie: other seats that have not shown void, and the nest. */
function mayLie(seen: DoBoySeen, cards: readonly Card[]): number[] {
  const { known, seat, voids } = seen;
  const byCompany: number[] = [];
  for (let company = 0; company < 5; company++) {
    let places = known.nest.length > 0 ? 0 : 1 << known.seats;
    for (let s = 0; s < known.seats; s++) {
      if (s !== seat && !(voids[s] & (1 << company))) places |= 1 << s;
    }
    byCompany.push(places);
  }
  const may = cards.map((card) => byCompany[companyOf(card)]);
  if (seat >= 0 && known.phase === PLAY && known.gifts[seat] !== NO_GIFT) {
    // DOB-1: what was given lies with the left neighbour until it is played.
    for (const card of unpackChoice(known.gifts[seat], GIFT)) {
      const i = cards.indexOf(card);
      if (i >= 0) may[i] = 1 << ((seat + 1) % known.seats);
    }
  }
  return may;
}

/** Seats that have chosen already get some choice; what it was cannot be known. */
function imagineGifts(seen: DoBoySeen, p: DoBoy, random: Random): void {
  for (let s = 0; s < p.seats; s++) {
    if (s === seen.seat || p.gifts[s] === NO_GIFT) continue;
    const hand = random.shuffle(cardsIn(p.hands[2 * s], p.hands[2 * s + 1])).slice(0, GIFT);
    p.gifts[s] = packChoice(hand.sort((a, b) => a - b));
  }
}
