// What a seat remembers of Militac from its stream, and the positions it can imagine from that.

import type { Entry, View } from '../../game.ts';
import {
  addCard,
  cardsElsewhere,
  cardsIn,
  companyOf,
  PRESIDENT,
  setHand,
} from '../../mechanics/companies.ts';
import { companyOfBid } from '../../mechanics/company-bids.ts';
import { AUCTION, cardsOf, DISCARD, handSize, PLAY, THROWN_IN } from '../../mechanics/contract.ts';
import { dealUnknown } from '../../mechanics/imagine.ts';
import { NO_LEAD, placesFor, SEATS } from '../../mechanics/squads.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import { CALLS } from './facts.ts';
import { cutForDeal, discard, openHand, play, speak } from './play.ts';
import { clone, type Militac, NO_CARD, start } from './position.ts';
import { isPresidentOf } from './president.ts';

/** The position as far as the seat knows it, with the other hands empty, and what they have shown not to hold. */
export interface MilitacSeen {
  readonly seat: number;
  readonly known: Militac;
  /** For each seat the companies of which it holds no card, a bit each; bit 4 for the President. */
  readonly voids: number[];
}

export function newMemory(rules: Rules, _seats: number, seat: number): MilitacSeen {
  return { seat, known: start(rules), voids: [0, 0, 0, 0] };
}

export function remember(seen: MilitacSeen, entry: Entry): void {
  const { known, seat, voids } = seen;
  const [verb, ...ids] = entry.do.split(' ');
  const by = entry.by as number;
  if (verb === 'cut') {
    cutForDeal(known, cardsOf(ids));
    return;
  }
  if (verb === 'shuffle') {
    openHand(known);
    voids.fill(0);
  } else if (verb === 'discard') discard(known, by, by === seat ? cardsOf(ids)[0] : NO_CARD);
  else if (verb === 'play') seePlay(seen, by, cardsOf(ids)[0]);
  else speak(known, by, CALLS.indexOf(entry.do));
  learn(seen, entry.view);
}

/** MIL-11: a player who does not follow holds none of the company led; MIL-13: nor the President, if he would follow. */
function seePlay(seen: MilitacSeen, by: number, card: Card): void {
  const { known, voids } = seen;
  const { led } = known;
  const { president } = known.terms;
  if (led !== NO_LEAD && led < 4 && companyOf(card) !== led) {
    const follows = isPresidentOf(president, companyOfBid(known.bid), led);
    if (card !== PRESIDENT) voids[by] |= (1 << led) | (follows ? 1 << companyOf(PRESIDENT) : 0);
    // MIL-14: the supreme President may be played beside the company led; then nothing is shown.
    else if (!follows && president !== 'supreme') voids[by] |= 1 << led;
  }
  play(known, by, card);
}

/** Takes from a view what the event showed: the seat's own hand, and what is turned up when a hand ends. */
function learn(seen: MilitacSeen, v: View): void {
  const { known, seat } = seen;
  if (known.ended === THROWN_IN) {
    for (let s = 0; s < SEATS; s++) setHand(known.hands, s, v.places[`hand:${s}`]);
    known.aide = cardsOf(v.places.aide!)[0];
  } else if (seat >= 0) {
    const before = known.hands.slice(2 * seat, 2 * seat + 2) as [number, number];
    setHand(known.hands, seat, v.places[`hand:${seat}`]);
    if (known.phase === DISCARD && seat === known.bidder) {
      // MIL-10: the Aide is the card that has come into the hand.
      const [low, high] = known.hands.slice(2 * seat, 2 * seat + 2) as [number, number];
      known.aide = cardsIn(low & ~before[0], high & ~before[1])[0];
    }
  }
  const discards = v.places.discards!;
  if (discards.length > 0 && discards[0] !== null) known.discarded = cardsOf(discards)[0];
}

export function imagine(seen: MilitacSeen, random: Random): Militac {
  const { seat, voids } = seen;
  const p = clone(seen.known);
  if (p.phase !== AUCTION && p.phase !== DISCARD && p.phase !== PLAY) return p;
  const room: number[] = [];
  for (let s = 0; s < SEATS; s++) room.push(s === seat ? 0 : handSize(p, s, 1));
  // One card lies apart: the Aide, or the discard unless the seat made it.
  const apart = p.phase === AUCTION || (p.phase === PLAY && seat !== p.bidder);
  room.push(apart ? 1 : 0);
  const known = p.discarded === NO_CARD ? p.played : [...p.played, p.discarded];
  const cards = cardsElsewhere(p.terms.deck.low, p.terms.deck.high, p.hands, known);
  dealUnknown(
    random,
    cards,
    placesFor(cards, seat, voids, () => apart),
    room,
    (card, place) => {
      if (place !== SEATS) addCard(p.hands, place, card);
      else if (p.phase === AUCTION) p.aide = card;
      else p.discarded = card;
    },
  );
  if (p.phase === DISCARD && seat !== p.bidder) p.aide = imagineAide(p, random);
  return p;
}

/** Which of the bidder's thirteen cards was the Aide, nobody else can know. */
function imagineAide(p: Militac, random: Random): Card {
  const cards = cardsIn(p.hands[2 * p.bidder], p.hands[2 * p.bidder + 1]);
  return cards[random.below(cards.length)];
}
