// The round that is open: whose card holds it by the rules of the game, and who is still to play to it.

import type { GameNotes } from './game-notes.ts';
import type { TableModel } from './model.ts';
import { seatsClockwise } from './seating.ts';
import { type Played, trickNow } from './tricks.ts';

/** The card that holds the open round, and whose it is. */
export function highNow(
  { table, view }: TableModel,
  place: string,
  high: NonNullable<GameNotes['winningCard']>,
): Played | undefined {
  const card = view.value.places[place]?.length ? high(view.value, table.rules) : undefined;
  return trickNow(table.entries.value, place).cards.find((played) => played.card === card);
}

/** Who plays to the open round after the player, in that order; undefined: the player plays another's hand. */
export function afterInRound({ view, names, seat }: TableModel, place: string): number[] | undefined {
  const { facts, places } = view.value;
  const order = seatsClockwise(view.value, facts['leader'] as number, names.length);
  const [now, ...after] = order.slice(places[place].length).filter((each) => places[`hand:${each}`]?.length);
  return now === seat ? after : undefined;
}
