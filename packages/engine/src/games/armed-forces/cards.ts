// Cards of the Armed Forces pack as numbers: service, bit within the service, and the order of ARM's "higher card".
// A hand is five small integers, one a service, of 14 bits each; bit 0 is the number 1.

import type { Move } from '../../game.ts';
import { type Card, makeCards } from '../../pack.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';

export const SERVICES: number = services.length;
const NUMBERS = 14;
const WHOLE_SERVICE = (1 << NUMBERS) - 1;

/** The bits of the numbers 12 to 14. */
export const INTEL: number = 0b111 << 11;
export const KINETIC: number = WHOLE_SERVICE & ~INTEL;

/** Which service, 0 the oldest; which bit in it; and how high: by number, then by age. */
export const serviceOf: readonly number[] = pack.cards.map((_, card) => (card / NUMBERS) | 0);
export const bitOf: readonly number[] = pack.cards.map((_, card) => 1 << (card % NUMBERS));
export const strengthOf: readonly number[] = pack.cards.map(
  ({ number }, card) => number * SERVICES + SERVICES - 1 - serviceOf[card],
);

export const intelCards: readonly Card[] = pack.cards.flatMap(({ kind }, card) =>
  kind === 'intel' ? [card] : [],
);
export const kineticCards: readonly Card[] = pack.cards.flatMap(({ kind }, card) =>
  kind === 'kinetic' ? [card] : [],
);

export function isIntel(card: Card): boolean {
  return bitOf[card] > KINETIC;
}

/** The bits of a service that are higher than `card` in the sense of ARM-11. */
export function higherThan(card: Card, service: number): number {
  const bit = bitOf[card];
  // Of equal numbers the older service is higher.
  const lowest = service < serviceOf[card] ? bit : bit << 1;
  return WHOLE_SERVICE & -lowest;
}

/** Writes the cards with these bits of a service into `moves` from index `n`; returns the new length. */
export function listService(bits: number, service: number, moves: Move[], n: number): number {
  let length = n;
  const first = service * NUMBERS + 31;
  for (let rest = bits; rest !== 0; rest &= rest - 1) moves[length++] = first - Math.clz32(rest & -rest);
  return length;
}

/** Writes the cards of a hand that begins at `hands[at]` into `moves`, in the pack's order. */
export function listHand(hands: readonly number[], at: number, moves: Move[]): number {
  let n = 0;
  for (let service = 0; service < SERVICES; service++)
    n = listService(hands[at + service], service, moves, n);
  return n;
}

/** A card with the seat it belongs to, in one number: who laid it, took it or holds it. */
export type Laid = number;

export function lay(seat: number, card: Card): Laid {
  return (seat << 7) | card;
}

export function seatOf(laid: Laid): number {
  return laid >> 7;
}

export function cardOf(laid: Laid): Card {
  return laid & 127;
}

export function idsOf(laid: readonly Laid[]): string[] {
  return makeCards(pack, laid.map(cardOf));
}
