// Which card was the Aide: the one that the bidder's hand has more than before the auction was closed.

import type { Entry } from '@messdeck/engine';

/** The card just taken up, for the seat that took it; undefined for everybody else. */
export function cardTakenUp(entries: readonly Entry[], seat: number | null): string | undefined {
  const [before, after] = entries.slice(-2).map(({ view }) => view.places[`hand:${seat}`] ?? []);
  if (!before || !after || after.length !== before.length + 1) return undefined;
  return after.find((card) => card !== null && !before.includes(card)) ?? undefined;
}
