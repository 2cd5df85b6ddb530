// What a seat remembers of Tactics from its stream, and the positions it can imagine from that.

import type { Entry, View } from '../../game.ts';
import { addCard, cardsElsewhere, companyOf, setHand } from '../../mechanics/companies.ts';
import { AUCTION, cardsOf, DISCARD, handSize, PLAY, THROWN_IN } from '../../mechanics/contract.ts';
import { dealUnknown } from '../../mechanics/imagine.ts';
import { NO_LEAD, placesFor, SEATS } from '../../mechanics/squads.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import { CALLS } from './facts.ts';
import { cutForDeal, discard, openHand, play, speak } from './play.ts';
import { clone, DECK_HIGH, DECK_LOW, RESERVE, start, type Tactics } from './position.ts';

/** The position as far as the seat knows it, with the other hands empty, and companies shown void. */
export interface TacticsSeen {
  readonly seat: number;
  readonly known: Tactics;
  /** For each seat the companies it has failed to follow, a bit each. */
  readonly voids: number[];
}

export function newMemory(rules: Rules, _seats: number, seat: number): TacticsSeen {
  return { seat, known: start(rules), voids: [0, 0, 0, 0] };
}

export function remember(seen: TacticsSeen, entry: Entry): void {
  const { known, seat } = seen;
  const [verb, ...ids] = entry.do.split(' ');
  const by = entry.by as number;
  if (verb === 'cut') cutForDeal(known, cardsOf(ids));
  else if (verb === 'shuffle') openHand(known);
  else if (verb === 'discard') discard(known, by, by === seat ? cardsOf(ids) : []);
  else if (verb === 'play') seePlay(seen, by, cardsOf(ids)[0]);
  else speak(known, by, CALLS.indexOf(entry.do));
  if (verb === 'shuffle') seen.voids.fill(0);
  if (verb !== 'cut') learn(seen, entry.view);
}

/** TAC-11: a player who does not follow a company holds none of it. */
function seePlay(seen: TacticsSeen, by: number, card: Card): void {
  const { led } = seen.known;
  if (led !== NO_LEAD && led < 4 && companyOf(card) !== led) seen.voids[by] |= 1 << led;
  play(seen.known, by, card);
}

/** Takes from a view what the event showed: the seat's own hand, and what is turned up when a hand ends. */
function learn(seen: TacticsSeen, v: View): void {
  const { known, seat } = seen;
  if (known.ended === THROWN_IN) {
    for (let s = 0; s < SEATS; s++) setHand(known.hands, s, v.places[`hand:${s}`]);
    known.reinforcements = cardsOf(v.places.reinforcements!);
  } else if (seat >= 0) {
    setHand(known.hands, seat, v.places[`hand:${seat}`]);
  }
  const discards = v.places.discards!;
  if (discards.length > 0 && discards[0] !== null) known.discards = cardsOf(discards);
}

export function imagine(seen: TacticsSeen, random: Random): Tactics {
  const { seat, voids } = seen;
  const p = clone(seen.known);
  if (p.phase !== AUCTION && p.phase !== DISCARD && p.phase !== PLAY) return p;
  const room: number[] = [];
  for (let s = 0; s < SEATS; s++) room.push(s === seat ? 0 : handSize(p, s, RESERVE));
  // Four cards lie apart: the reinforcements, or the discards unless the seat made them.
  const apart = p.phase === AUCTION || (p.phase === PLAY && seat !== p.bidder);
  room.push(apart ? RESERVE : 0);
  const cards = cardsElsewhere(DECK_LOW, DECK_HIGH, p.hands, p.played, p.discards);
  // TAC-8: there is no Ordnance among the discards.
  const may = placesFor(cards, seat, voids, (card) => apart && (p.phase === AUCTION || companyOf(card) < 4));
  const spare: Card[] = [];
  dealUnknown(random, cards, may, room, (card, place) => {
    if (place === SEATS) spare.push(card);
    else addCard(p.hands, place, card);
  });
  if (p.phase === AUCTION) p.reinforcements = random.shuffle(spare);
  else if (apart) p.discards = spare.sort((a, b) => a - b);
  return p;
}
