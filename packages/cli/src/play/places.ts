// Whose a place is, told from its name and from how many like it there are: a seat's, a side's, or the table's.

import type { Game, View } from '@messdeck/engine';

export type Owner = { readonly seat: number } | { readonly side: number } | 'table';

export function ownerOf(view: View, place: string): Owner {
  const [name, part] = place.split(':');
  if (part === undefined || !/^\d+$/.test(part)) return 'table';
  const alike = Object.keys(view.places).filter((other) => other.startsWith(`${name}:`)).length;
  const has = (from: number): boolean => view.places[`${name}:${from}`] !== undefined;
  const seats = view.scores.length;
  if (!has(0)) return 'table';
  if (alike === seats && has(seats - 1)) return { seat: Number(part) };
  return alike === 2 && has(1) ? { side: Number(part) } : 'table';
}

/** Whether what lies here is a trick: each card somebody's. */
export function isTrick(place: string): boolean {
  return place === 'squad' || place === 'trick' || place === 'contest';
}

/** A place in words: "Stack 3", "Corner of Nebraska". */
export function titleOf(game: Game, place: string): string {
  const [name, part] = place.split(':');
  if (game.places[place]) return game.places[place];
  const title = game.places[name] ?? name;
  if (part === undefined) return title;
  const card = game.pack.find(part);
  return card === undefined ? `${title} ${game.terms?.[part] ?? part}` : `${title} of ${game.pack.say(card)}`;
}
