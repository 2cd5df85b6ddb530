// The card that holds an open trick: every card laid that beats the best before it takes its place.

import type { Card, Pack } from '../pack.ts';

/** Finds the card that is winning a trick, by identifier; undefined if nothing has been laid. */
export function highest(
  pack: Pack,
  laid: readonly (string | null)[],
  beats: (card: Card, best: Card, led: Card) => boolean,
): string | undefined {
  const cards = laid.map((id) => pack.find(id!)!);
  if (cards.length === 0) return undefined;
  return pack.ids[cards.reduce((best, card) => (beats(card, best, cards[0]) ? card : best))];
}
