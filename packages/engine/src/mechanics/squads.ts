// Squads (tricks) of four in two partnerships, as Tactics and Militac play them: twelve in a hand, and anyone who laid
// the strongest card takes the squad and leads to the next. How strong a card is, only the game knows.

import type { Card } from '../pack.ts';
import { makeCards } from '../pack.ts';
import { parker } from '../packs/parker.ts';
import { companyOf, dropCard } from './companies.ts';

/** The number of players in a game of squads. */
export const SEATS = 4;
/** The number of squads in a hand. */
export const SQUADS = 12;
/** The lead to a squad that is still empty. */
export const NO_LEAD = -1;

const NOBODY = -1;

/** What a position keeps of its squads. */
export interface Squads {
  /** For each seat the two words of its hand (companies.ts). */
  hands: number[];
  /** The squads in a hand, which is also the number of cards dealt to each player. */
  readonly dealt: number;
  /** All cards played in this hand, in order, and the taker of each whole squad. */
  played: Card[];
  takers: number[];
  /** Who led to the squad in play, or is to lead, and who is to play. */
  leader: number;
  turn: number;
  /** The squad in play: the company led (4 for none, NO_LEAD), its strongest card's strength, and who laid that. */
  led: number;
  strongest: number;
  taker: number;
}

/** `leader` is to lead to an empty squad. */
export function openSquad(p: Squads, leader: number): void {
  p.leader = leader;
  p.turn = leader;
  p.led = NO_LEAD;
  p.strongest = -1;
  p.taker = NOBODY;
}

/** Lays a card with this strength on the squad in play; true if it is the fourth. */
export function layCard(p: Squads, seat: number, card: Card, strength: number): boolean {
  dropCard(p.hands, seat, card);
  p.played.push(card);
  if (strength > p.strongest) {
    p.strongest = strength;
    p.taker = seat;
  }
  p.turn = (seat + 1) & 3;
  return p.turn === p.leader;
}

/** Seats 0 and 2 are side 0, seats 1 and 3 side 1. */
export function sideOf(seat: number): number {
  return seat & 1;
}

/** One number for each seat from one for each side. */
export function bySeat(sides: readonly number[]): number[] {
  return [sides[0], sides[1], sides[0], sides[1]];
}

/** A side in a line of the score sheet. */
export function saySide(side: number): string {
  return `{${side}} and {${side + 2}}`;
}

/** How many of its cards a seat still holds, from what was played. */
export function cardsLeft(p: Squads, seat: number): number {
  const inSquad = p.played.length - p.takers.length * SEATS;
  const hasPlayed = ((seat - p.leader) & 3) < inSquad;
  return p.dealt - p.takers.length - (hasPlayed ? 1 : 0);
}

/** The cards of the squad in play, in the order laid. */
export function squadInPlay(p: Squads): string[] {
  return makeCards(parker, squadCards(p));
}

/** The cards laid so far in the squad in play. */
export function squadCards(p: Squads): Card[] {
  return p.played.slice(p.takers.length * SEATS);
}

/** Squads not yet taken, the one in play included. */
export function squadsLeft(p: Squads): number {
  return p.dealt - p.takers.length;
}

/** The cards a side has captured, squad after squad. */
export function takenBySide(p: Squads, side: number): string[] {
  const cards: Card[] = [];
  for (const [squad, taker] of p.takers.entries()) {
    if (sideOf(taker) === side) cards.push(...p.played.slice(squad * SEATS, (squad + 1) * SEATS));
  }
  return makeCards(parker, cards);
}

/**
 * For each card the places where it may lie, as a bit set: hands other than `seat`'s that have not shown void in
 * its company (4 for cards without one), and place SEATS, the spare cards, where `spare(card)` allows it.
 */
export function placesFor(
  cards: readonly Card[],
  seat: number,
  voids: readonly number[],
  spare: (card: Card) => boolean,
): number[] {
  const byCompany: number[] = [];
  for (let company = 0; company <= 4; company++) {
    let places = 0;
    for (let s = 0; s < SEATS; s++) if (s !== seat && !(voids[s] & (1 << company))) places |= 1 << s;
    byCompany.push(places);
  }
  return cards.map((card) => byCompany[companyOf(card)] | (spare(card) ? 1 << SEATS : 0));
}
