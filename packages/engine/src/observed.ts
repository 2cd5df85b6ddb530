// What an observation of a game holds beside what all games share: one table per game (games/<id>/observed.ts).

/** How a fact of a view, or a part of one, becomes numbers. */
export type Kind =
  /** A seat: one number for each seat, from the observer clockwise. */
  | 'seat'
  /** A list of seats: 1 for each of them. */
  | 'seats'
  /** A card, or a list of cards: 1 for each of them. */
  | 'cards'
  | 'number'
  | 'flag'
  /** Words of the game, such as "bid 60 cavalry": 1 for each of them. */
  | 'words'
  /** One of these words. */
  | { readonly oneOf: readonly (string | number)[] }
  /** A list with a place for each seat, from the observer clockwise. */
  | { readonly bySeat: Kind }
  /** A list with a place for each of two sides, the observer's own first. */
  | { readonly bySide: Kind }
  /** The first `most` of a list. */
  | { readonly first: Kind; readonly most: number }
  /** The last `most` of a list, the latest first. */
  | { readonly last: Kind; readonly most: number }
  | { readonly fields: Readonly<Record<string, Kind>> };

/** `set`: 1 for each card that is known to lie there. `row`: its place from the bottom, counted from 1. */
export type PlaceKind = 'set' | 'row';

/** The table of one game: what its observation holds beside actors and scores. */
export interface Observed {
  readonly phases: readonly string[];
  /** Places of cards by name; `*` stands for every seat from the observer clockwise, `%` for both sides. */
  readonly places: Readonly<Record<string, PlaceKind>>;
  readonly facts: Readonly<Record<string, Kind>>;
  /** The words of actions that are neither verbs nor cards. */
  readonly words: readonly string[];
}

/** The whole numbers from `least` to `most` as words. */
export function numerals(least: number, most: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}
