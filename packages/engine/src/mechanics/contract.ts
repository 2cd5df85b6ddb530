// A hand with a contract, as Tactics and Militac play it: cut, deal, auction, discard, twelve squads. Here stands what
// both games do alike; what a bid is worth and which card is the strongest, each of them knows itself.

import { type Actors, BY_CHANCE, type Draw, type Notice, OPEN, type Scene, VEILED } from '../game.ts';
import type { Card } from '../pack.ts';
import { parker } from '../packs/parker.ts';
import type { Auction } from './auction.ts';
import { idsIn } from './companies.ts';
import { soleHighest } from './cut.ts';
import { cardsLeft, SEATS, type Squads, squadInPlay, takenBySide } from './squads.ts';

/** The phase in which each seat cuts a card to choose the dealer. */
export const CUT = 0;
/** The phase in which the deck is shuffled and dealt. */
export const SHUFFLE = 1;
/** The phase in which the contract is bid for. */
export const AUCTION = 2;
/** The phase in which cards are discarded before play begins. */
export const DISCARD = 3;
/** The phase in which the squads are played. */
export const PLAY = 4;
/** The phase after the last hand, when nobody acts anymore. */
export const OVER = 5;
/** The phases by number, as views name them. */
export const PHASES: readonly string[] = ['cut', 'shuffle', 'auction', 'discard', 'play', 'over'];

/** How the last hand ended; NO_HAND before the first, NOT_ENDED while one is played. */
export const NO_HAND = 0;
/** The hand is still in progress. */
export const NOT_ENDED = 1;
/** Everyone passed, so the last hand was not played. */
export const THROWN_IN = 2;
/** The last hand was played and scored. */
export const SCORED = 3;

/** In place of a seat where there is none, such as the bidder before the first bid. */
export const NOBODY = -1;

/** What a position keeps of its hand, beside the auction and the squads. */
export interface ContractHand extends Auction, Squads {
  phase: number;
  ended: number;
}

/** Who acts next: the seat whose turn it is, chance, or nobody once the match is over. */
export function actors(p: ContractHand): Actors {
  if (p.phase === PLAY || p.phase === AUCTION || p.phase === DISCARD) return 1 << p.turn;
  return p.phase === OVER ? 0 : BY_CHANCE;
}

/** What chance draws next: a card for each seat in the cut, otherwise the whole deck. */
export function drawFrom(p: ContractHand, deck: readonly Card[]): Draw {
  return p.phase === CUT
    ? { verb: 'cut', from: deck, count: SEATS, opens: true }
    : { verb: 'shuffle', from: deck, count: deck.length, opens: true };
}

/** The seat that has cut the highest number deals; on a tie all cut again. */
export function dealerByCut(p: ContractHand, numbers: readonly number[]): void {
  p.dealer = soleHighest(numbers);
  if (p.dealer !== NOBODY) p.phase = SHUFFLE;
}

/** The last card of a hand is played by itself: all can see that there is no other. */
export function forced(p: ContractHand, seat: number): boolean {
  return p.phase === PLAY && cardsLeft(p, seat) === 1;
}

/** Cards in a hand, from what is public; `spare` cards are taken up by the bidder, who discards as many. */
export function handSize(p: ContractHand, seat: number, spare: number): number {
  if (p.phase === PLAY || p.phase === AUCTION) return cardsLeft(p, seat);
  if (p.phase === DISCARD) return cardsLeft(p, seat) + (seat === p.bidder ? spare : 0);
  return 0;
}

/** The hands as a seat sees them: its own, and all of a hand that was thrown in. */
export function seeHands(p: ContractHand, seat: number, spare: number): Scene['places'] {
  const places: Scene['places'] = {};
  for (let s = 0; s < SEATS; s++) {
    const open = s === seat || p.ended === THROWN_IN;
    places[`hand:${s}`] = open
      ? idsIn(p.hands[2 * s], p.hands[2 * s + 1])
      : new Array(handSize(p, s, spare)).fill(null);
  }
  return places;
}

/** The squad in play and what both sides have taken. */
export function seeSquads(p: ContractHand, places: Scene['places']): void {
  places['squad'] = squadInPlay(p);
  places['taken:0'] = takenBySide(p, 0);
  places['taken:1'] = takenBySide(p, 1);
}

/** The fact `dealer`, once there is one. */
export function dealerOf(p: ContractHand): { dealer?: number } {
  return p.dealer === NOBODY ? {} : { dealer: p.dealer };
}

/** Only the bidder sees what is discarded. */
export function notice(p: ContractHand): Notice {
  return p.phase === DISCARD ? VEILED : OPEN;
}

/** The cards with these identifiers, all of them known. */
export function cardsOf(ids: readonly (string | null)[]): Card[] {
  return ids.map((id) => parker.find(id!)!);
}
