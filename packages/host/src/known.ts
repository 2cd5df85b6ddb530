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

/** How many cards lie in each place but the hands. */
export type Spread = ReadonlyMap<string, number>;

export function spreadOf(places: View['places']): Spread {
  const spread = new Map<string, number>();
  for (const place in places) if (!place.startsWith('hand:')) spread.set(place, places[place].length);
  return spread;
}

/** Whether the middle was cleared: a finished trick, or a contest with its bids, that people want to look at. */
export function swept(before: Spread | undefined, after: Spread | undefined): boolean {
  if (!before || !after) return false;
  let middle = false;
  let cleared = 0;
  for (const [place, count] of before) {
    if (count === 0 || after.get(place) !== 0) continue;
    middle ||= !place.includes(':');
    cleared += count;
  }
  return middle && cleared > 1;
}
