// Positions that agree with everything a seat of Armed Forces has seen. Intel and kinetic cards are dealt apart,
// because everybody knows how many intel cards each hand holds; what lies aside is never seen and needs no place.

import { bitCount, tryToDeal } from '../../mechanics/imagine.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import {
  bitOf,
  cardOf,
  higherThan,
  INTEL,
  intelCards,
  KINETIC,
  lay,
  listHand,
  listService,
  SERVICES,
  seatOf,
  serviceOf,
} from './cards.ts';
import { ON_TOP } from './deal.ts';
import { type ArmedForcesSeen, HIDDEN } from './memory.ts';
import { type ArmedForces, clone, IMPROVISE, PLAY, SHUFFLE_KINETIC, WINDOW } from './position.ts';

const INTEL_ASIDE = 8;

export function imagine(seen: ArmedForcesSeen, random: Random): ArmedForces {
  const { known } = seen;
  if (known.phase === PLAY || known.phase === WINDOW) return imagineHands(seen, random);
  if (known.phase === IMPROVISE)
    return known.honor ? imagineAnySeconds(seen, random) : imagineSeconds(seen, random);
  const p = clone(known);
  if (known.phase === SHUFFLE_KINETIC) {
    const unseen = intelCards.filter((card) => !known.board.includes(card));
    p.topped = random.shuffle(unseen).slice(0, ON_TOP);
  }
  return p;
}

function imagineHands(seen: ArmedForcesSeen, random: Random): ArmedForces {
  const p = clone(seen.known);
  if (!dealOut(seen, p, 0, 0, random)) throw new Error('No deal agrees with what the seat has seen.');
  return p;
}

/** ARM-H1: in honor mode any card held may lie face down, a returned one too. */
function imagineAnySeconds(seen: ArmedForcesSeen, random: Random): ArmedForces {
  const p = imagineHands(seen, random);
  const hand: Card[] = [];
  for (let i = 0; i < p.second.length; i++) {
    if (cardOf(p.second[i]) !== HIDDEN) continue;
    const seat = seatOf(p.second[i]);
    const card = hand[random.below(listHand(p.hands, SERVICES * seat, hand))];
    p.hands[SERVICES * seat + serviceOf[card]] &= ~bitOf[card];
    p.second[i] = lay(seat, card);
  }
  return p;
}

/**
 * Without honor mode a face-down card is a legal one (ARM-11) and has a place of its own, either among the intel or
 * among the kinetic cards. The kinds are drawn by their likelihood; should no deal agree with them, others are tried.
 */
function imagineSeconds(seen: ArmedForcesSeen, random: Random): ArmedForces {
  const hidden = hiddenSeats(seen.known);
  let seats = 0;
  for (const seat of hidden) seats |= 1 << seat;
  const drawn = drawKinds(seen, hidden, random);
  for (let change = 0; ; change = (change - seats) & seats) {
    const p = clone(seen.known);
    const intel = drawn ^ change;
    if (dealOut(seen, p, intel, seats & ~intel, random)) return p;
    if (change === seats) throw new Error('No deal agrees with what the seat has seen.');
  }
}

function hiddenSeats(p: ArmedForces): number[] {
  const seats: number[] = [];
  for (const laid of p.second) if (cardOf(laid) === HIDDEN) seats.push(seatOf(laid));
  return seats;
}

/** The seats, a bit each, whose face-down card is taken to be an intel card. */
function drawKinds(seen: ArmedForcesSeen, hidden: readonly number[], random: Random): number {
  let intel = 0;
  for (const seat of hidden) {
    const byIntel = likelihood(seen, seat, INTEL);
    const byKinetic = likelihood(seen, seat, KINETIC);
    if (random.below(1 << 20) * (byIntel + byKinetic) < byIntel * (1 << 20)) intel |= 1 << seat;
  }
  return intel;
}

/** About how many cards of one kind the seat may be expected to hold that it could have laid. */
function likelihood(seen: ArmedForcesSeen, seat: number, kind: number): number {
  const { known } = seen;
  const unseen = unseenBits(known);
  let all = 0;
  let fitting = 0;
  for (let service = 0; service < SERVICES; service++) {
    all += bitCount(unseen[service] & kind);
    if (!(seen.voids[seat] & (1 << service)))
      fitting += bitCount(unseen[service] & kind & eligible(known, service));
  }
  return all === 0 ? 0 : (fitting * roomOf(seen, seat, kind)) / all;
}

/** The bits of a service that may be laid as a second card (ARM-11). */
function eligible(p: ArmedForces, service: number): number {
  return service === p.followed || service === p.alsoFollowed ? higherThan(cardOf(p.high), service) : 0;
}

/** For each service the cards of which the seat does not know where they lie. */
function unseenBits(p: ArmedForces): number[] {
  const unseen: number[] = new Array(SERVICES).fill(INTEL | KINETIC);
  const drop = (card: Card): void => {
    if (card !== HIDDEN) unseen[serviceOf[card]] &= ~bitOf[card];
  };
  for (const card of p.board) drop(card);
  for (const laid of p.captured) drop(cardOf(laid));
  for (const laid of p.trick) drop(cardOf(laid));
  for (const laid of p.second) drop(cardOf(laid));
  for (let i = 0; i < p.hands.length; i++) unseen[i % SERVICES] &= ~p.hands[i];
  return unseen;
}

/** How many unseen cards of one kind a seat holds, one lying face down included. */
function roomOf(seen: ArmedForcesSeen, seat: number, kind: number): number {
  if (seat === seen.seat) return 0;
  const { known } = seen;
  let held = kind === INTEL ? seen.intel[seat] : known.counts[seat] - seen.intel[seat];
  if (kind === KINETIC) for (const laid of known.second) if (laid === lay(seat, HIDDEN)) held++;
  for (let service = 0; service < SERVICES; service++)
    held -= bitCount(known.hands[SERVICES * seat + service] & kind);
  return held;
}

/** Deals the unseen cards into `p`; the sets name the seats that lie an intel or a kinetic card face down. */
function dealOut(
  seen: ArmedForcesSeen,
  p: ArmedForces,
  intel: number,
  kinetic: number,
  random: Random,
): boolean {
  const unseen = unseenBits(seen.known);
  return (
    dealKind(seen, p, unseen, INTEL, intel, INTEL_ASIDE, random) &&
    dealKind(seen, p, unseen, KINETIC, kinetic, p.aside - INTEL_ASIDE, random)
  );
}

/** Deals one kind. Places: the hands by seat, then what lies aside, then the second cards by seat. */
function dealKind(
  seen: ArmedForcesSeen,
  p: ArmedForces,
  unseen: readonly number[],
  kind: number,
  faceDown: number,
  aside: number,
  random: Random,
): boolean {
  const { seats } = p;
  const room: number[] = [];
  for (let seat = 0; seat < seats; seat++) room.push(roomOf(seen, seat, kind) - ((faceDown >> seat) & 1));
  room.push(aside);
  for (let seat = 0; seat < seats; seat++) room.push((faceDown >> seat) & 1);
  if (room.some((size) => size < 0)) return false;
  const cards: Card[] = [];
  const may: number[] = [];
  for (let service = 0; service < SERVICES; service++) {
    const from = cards.length;
    cards.length = listService(unseen[service] & kind, service, cards, from);
    const hands = mayHold(seen, service);
    const fits = faceDown ? eligible(p, service) : 0;
    for (let i = from; i < cards.length; i++) {
      may.push(hands | (1 << seats) | (bitOf[cards[i]] & fits ? hands << (seats + 1) : 0));
    }
  }
  return tryToDeal(random, cards, may, room, (card, place) => {
    if (place < seats) p.hands[SERVICES * place + serviceOf[card]] |= bitOf[card];
    else if (place > seats) {
      const seat = place - seats - 1;
      p.second[p.second.indexOf(lay(seat, HIDDEN))] = lay(seat, card);
    }
  });
}

/** The seats that have not shown void in a service, a bit each. */
function mayHold(seen: ArmedForcesSeen, service: number): number {
  let seats = 0;
  for (let seat = 0; seat < seen.known.seats; seat++)
    if (!(seen.voids[seat] & (1 << service))) seats |= 1 << seat;
  return seats;
}
