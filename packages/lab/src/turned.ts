// A deal moved on around the table: every seat gets the hand that another seat had, the rest of the pack lies as
// before. Which card goes to whom is learned from what the seats see, so the lab knows no game's way of dealing.

import { type Card, type Game, SPECTATOR } from '@messdeck/engine';

/** The cards of a draw, in an order that gives each seat the hand of the seat `turn` before it. */
export function turned(
  game: Game,
  position: unknown,
  cards: readonly Card[],
  turn: number,
  seats: number,
): readonly Card[] | undefined {
  if (turn === 0) return cards;
  const hands = handsAfter(game, position, cards, seats);
  if (hands.some((hand) => hand.size === 0 || hand.size !== hands[0].size)) return undefined;
  const places = hands.map((hand) => cards.flatMap((card, i) => (hand.has(game.pack.ids[card]) ? [i] : [])));
  const moved = [...cards];
  for (let seat = 0; seat < seats; seat++) {
    const to = places[(seat + turn) % seats];
    places[seat].forEach((from, i) => {
      moved[to[i]] = cards[from];
    });
  }
  // The game may have looked at the cards while it dealt; then hands cannot be moved without another deal.
  const now = handsAfter(game, position, moved, seats);
  const right = hands.every((hand, seat) => same(hand, now[(seat + turn) % seats]));
  return right ? moved : undefined;
}

/** What each seat alone sees after the draw. */
function handsAfter(game: Game, position: unknown, cards: readonly Card[], seats: number): Set<string>[] {
  const after = game.clone(position);
  game.deal(after, cards);
  const open = seenBy(game, after, SPECTATOR);
  return Array.from({ length: seats }, (_, seat) => {
    const hand = seenBy(game, after, seat);
    for (const card of open) hand.delete(card);
    return hand;
  });
}

export function seenBy(game: Game, position: unknown, seat: number): Set<string> {
  const places = Object.values(game.view(position, seat).places);
  return new Set(places.flat().filter((card) => card !== null));
}

function same(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((card) => other.has(card));
}
