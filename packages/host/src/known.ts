// What a view shows, counted: an action may be taken back as long as nothing was shown that was hidden before it, and
// a table that was swept rests for a moment.

import type { View } from '@messdeck/engine';

/** How often each card stands face up in a view (some games are played with a pack for each player). */
export type Known = ReadonlyMap<string, number>;

export function knownIn(view: View): Known {
  const known = new Map<string, number>();
  for (const cards of Object.values(view.places)) {
    for (const card of cards) if (card !== null) known.set(card, (known.get(card) ?? 0) + 1);
  }
  return known;
}

/** Whether `now` shows a card that `then` did not show. */
export function reveals(then: Known, now: Known): boolean {
  for (const [card, count] of now) if (count > (then.get(card) ?? 0)) return true;
  return false;
}

/** Whether `now` shows a card that neither `then` nor somebody else's knowledge held. */
export function learns(then: Known, now: Known, elsewhere: Known): boolean {
  for (const [card, count] of now) {
    if (count > Math.max(then.get(card) ?? 0, elsewhere.get(card) ?? 0)) return true;
  }
  return false;
}

/** Whether the middle was cleared: a finished trick, or a contest with its bids, that people want to look at. */
export function swept(before: View | undefined, after: View): boolean {
  if (!before) return false;
  const cleared = Object.entries(before.places).filter(
    ([place, cards]) => cards.length > 0 && !place.startsWith('hand:') && after.places[place]?.length === 0,
  );
  const middle = cleared.some(([place]) => !place.includes(':'));
  return middle && cleared.reduce((sum, [, cards]) => sum + cards.length, 0) > 1;
}
