// Finds the rules of a record: the game with its id, in the edition the record names.

import type { Game } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The game of this id and edition. A list may hold several editions of one game. */
export function editionOf(games: readonly Game[], id: unknown, edition: unknown): Game | Refusal {
  const named = games.filter((game) => game.id === id);
  const found = named.find((game) => game.edition === edition);
  if (found) return found;
  if (named.length === 0) {
    const known = [...new Set(games.map((game) => game.id))].join(', ');
    return refuse(`There is no game ${said(id)}; the games are ${known}.`);
  }
  const known = named.map((game) => game.edition).sort((a, b) => a - b);
  const are = known.length === 1 ? `edition ${known[0]}` : `editions ${known.join(', ')}`;
  return refuse(`There is no edition ${said(edition)} of ${named[0].title}; this program knows ${are}.`);
}

/** A value from outside, for a sentence. */
export function said(value: unknown): string {
  return JSON.stringify(value) ?? 'left out';
}
