// The cards that a view shows: those face down are left out.

import type { View } from '@messdeck/engine';

export function cardsIn({ places }: View, place: string): string[] {
  return (places[place] ?? []).filter((card) => card !== null);
}

export function handIn(view: View, seat: number): string[] {
  return cardsIn(view, `hand:${seat}`);
}
