// The cards in sight by their names, for anyone who does not know the short ones yet.

import type { Game, View } from '@messdeck/engine';
import { ownerOf } from './places.ts';
import { flow, TIED } from './wrap.ts';

export function namedCards(game: Game, view: View): string {
  const own = view.seat === null ? [] : (view.places[`hand:${view.seat}`] ?? []);
  const table = Object.keys(view.places)
    .filter((place) => ownerOf(view, place) === 'table')
    .flatMap((place) => view.places[place]);
  const lines = [named(game, 'Your hand', own), named(game, 'On the table', table)];
  return lines.filter((line) => line !== undefined).join('\n') || 'No cards are in sight.';
}

function named(game: Game, where: string, cards: readonly (string | null)[]): string | undefined {
  const known = [...new Set(cards)].flatMap((id) => (id === null ? [] : (game.pack.find(id) ?? [])));
  if (known.length === 0) return undefined;
  const inOrder = known.sort((a, b) => a - b);
  const says = inOrder.map((card) => `${game.pack.ids[card]} ${game.pack.say(card)}`.replaceAll(' ', TIED));
  return flow(`${where}: `, says.join(', ').split(' '), ' ', '  ');
}
