// Honor mode (ARM-H1 to ARM-H5): which wrong cards the open cards prove, and what a call does. Whether a first card
// was wrong need not be known: a call needs proof, and the proof is a card of a followed service that was held then.

import type { Actors, Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { bitOf, cardOf, type Laid, lay, SERVICES, seatOf, serviceOf, strengthOf } from './cards.ts';
import type { ArmedForces } from './position.ts';

/** What a call costs (ARM-H5). */
export const CALL_COSTS = 15;

// A suspect is a laid card (its low ten bits), the services that were to be followed, a bit each, and the proof.
const LAID_BITS = 10;
const LAID = (1 << LAID_BITS) - 1;
const PROVED = 1 << (LAID_BITS + SERVICES);

function serviceBit(service: number): number {
  return 1 << (LAID_BITS + service);
}

/** A first card of neither followed service; a returned card that all know of proves it wrong at once (ARM-H4). */
export function suspect(p: ArmedForces, seat: number, card: Card): void {
  const followed = serviceBit(p.followed) | serviceBit(p.alsoFollowed);
  let entry = lay(seat, card) | followed;
  for (const laid of p.returned) {
    if (seatOf(laid) === seat && followed & serviceBit(serviceOf[cardOf(laid)])) entry |= PROVED;
  }
  p.suspects.push(entry);
}

/** All have seen this card of the seat: it proves what it proves, and is no longer a returned card in a hand. */
export function showCard(p: ArmedForces, seat: number, card: Card): void {
  const service = serviceBit(serviceOf[card]);
  const { suspects } = p;
  for (let i = 0; i < suspects.length; i++) {
    if (seatOf(suspects[i] & LAID) === seat && suspects[i] & service) suspects[i] |= PROVED;
  }
  remove(p.returned, lay(seat, card));
}

export function turnedUp(p: ArmedForces): void {
  for (const laid of p.second) showCard(p, seatOf(laid), cardOf(laid));
}

/** ARM-H2: a second card is wrong off the followed services, or not higher than the initial high card. */
function isWrongSecond(p: ArmedForces, card: Card): boolean {
  const service = serviceOf[card];
  if (service !== p.followed && service !== p.alsoFollowed) return true;
  return strengthOf[card] <= strengthOf[cardOf(p.high)];
}

/** Writes the calls open to `seat` into `moves`: each the laid card. */
export function listCalls(p: ArmedForces, seat: number, moves: Move[]): number {
  let n = 0;
  for (const entry of p.suspects) {
    if (entry & PROVED && seatOf(entry & LAID) !== seat) moves[n++] = entry & LAID;
  }
  for (const laid of p.second) {
    if (seatOf(laid) !== seat && isWrongSecond(p, cardOf(laid))) moves[n++] = laid;
  }
  return n;
}

/** The seats that have a legal call (ARM-H3): all but a single seat against whom alone there is one. */
export function callers(p: ArmedForces): Actors {
  let accused = 0;
  for (const entry of p.suspects) if (entry & PROVED) accused |= 1 << seatOf(entry & LAID);
  for (const laid of p.second) if (isWrongSecond(p, cardOf(laid))) accused |= 1 << seatOf(laid);
  if (accused === 0) return 0;
  const all = (1 << p.seats) - 1;
  return accused & (accused - 1) ? all : all & ~accused;
}

/** ARM-H5: a call costs 15; a wrong second card goes back to the hand, a wrong first card stays. */
export function callWrongCard(p: ArmedForces, seat: number, card: Card): void {
  const laid = lay(seat, card);
  p.penalties[seat] += CALL_COSTS;
  const first = p.suspects.findIndex((entry) => (entry & LAID) === laid);
  if (first >= 0) {
    p.suspects.splice(first, 1);
    return;
  }
  remove(p.second, laid);
  p.hands[SERVICES * seat + serviceOf[card]] |= bitOf[card];
  p.counts[seat]++;
  p.returned.push(laid);
  p.returned.sort((a, b) => cardOf(a) - cardOf(b));
}

function remove(list: Laid[], laid: Laid): void {
  const i = list.indexOf(laid);
  if (i >= 0) list.splice(i, 1);
}
