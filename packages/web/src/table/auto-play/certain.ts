// Whether the one who leads takes every trick that is left, whatever the others hold: each card of the hand takes, led, against
// every card that may still be out. Told from the seat's stream alone, by the games' own account of their tricks.

import { type Card, type Entry, type Game, Random, type Rules, type Tricks } from '@messdeck/engine';

/** So many deals show every card that another hand may hold: one that none shows lies where nobody can play it. */
const DEALS = 48;

/** A seat with what it has noticed and the cards it holds. */
export interface Knowing {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: number;
  readonly seat: number;
  readonly entries: readonly Entry[];
  readonly hand: readonly string[];
}

export function restIsCertain({ game, rules, seats, seat, entries, hand }: Knowing): boolean {
  if (!game.tricks || hand.length === 0) return false;
  const seen = game.newMemory(rules, seats, seat);
  for (const entry of entries) game.remember(seen, entry);
  const random = new Random('the rest', game.id, entries.length);
  const own = new Set(hand.map((card) => game.pack.find(card)!));
  const out = new Set<Card>();
  let tricks: Tricks | undefined;
  for (let deal = 0; deal < DEALS; deal++) {
    tricks = game.tricks(game.imagine(seen, random));
    if (tricks?.trick.length !== 0 || !isHand(tricks.hands[tricks.leader], own)) return false;
    for (const cards of tricks.hands) for (const card of cards) if (!own.has(card)) out.add(card);
    if (!takesAll(tricks, own, out)) return false;
  }
  return true;
}

const isHand = (cards: readonly Card[], own: ReadonlySet<Card>): boolean =>
  cards.length === own.size && cards.every((card) => own.has(card));

function takesAll(tricks: Tricks, own: ReadonlySet<Card>, out: ReadonlySet<Card>): boolean {
  const left = (card: Card): boolean => own.has(card) || out.has(card);
  // Where two cards meet that make a trick unusual (a Nurse and a Scout Spy), the strongest may not have it.
  if (tricks.unusual?.lists.every((list) => list.some(left))) return false;
  return [...own].every((led) =>
    [...out].every((card) => tricks.strength(led, card) <= tricks.strength(led, led)),
  );
}
