// What was taken in this hand of Do-Boy, in points: as far as the seat knows, for the nest lies face down.

import type { View } from '@messdeck/engine';
import { doBoyPoints } from '@messdeck/engine/packs/parker';

function pointsOf(card: string | null): number {
  if (card === 'PRES') return doBoyPoints.president;
  return card?.startsWith('I') ? doBoyPoints.infantryCard : 0;
}

export function pointsTaken({ places }: View, seat: number): number {
  return (places[`taken:${seat}`] ?? []).reduce((sum, card) => sum + pointsOf(card), 0);
}

/** What lies in the squad. */
export function pointsAtStake({ places }: View): number {
  return (places['squad'] ?? []).reduce((sum, card) => sum + pointsOf(card), 0);
}
