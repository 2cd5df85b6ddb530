// Cards of a suit share their ink.

import type { Game } from '@messdeck/engine';

/** Which of the pack's suits a card belongs to, by the letters it begins with or the suit printed on it. */
export function suitOf(game: Game, id: string): number {
  const suits = [...new Set(game.pack.cards.map(printedSuit))];
  return suits.indexOf(printedSuit(game.pack.cards[game.pack.find(id)!]));
}

function printedSuit(card: { id: string; suit?: unknown; service?: unknown; branch?: unknown }): string {
  return String(card.suit ?? card.service ?? card.branch ?? card.id[0]);
}
