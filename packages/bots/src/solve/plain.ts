// Which tricks are plain: suits with or without trumps, four hands in two partnerships, every trick worth the same.

import type { Card, Tricks } from '@messdeck/engine';

export const SUITS = 5;
/** Suits whose ranks matter; the fifth holds at most one card. */
export const RANKED = 4;
export const LONGEST = 13;

/** Whether these tricks are of this plain kind. */
export function isPlain(tricks: Tricks): boolean {
  if (!willBePlain(tricks)) return false;
  const unlike = oddCards(tricks);
  return unlike.length === 0 || !heldCards(tricks).some((card) => unlike.includes(card));
}

/** Whether they are once the odd cards are gone. */
export function willBePlain(tricks: Tricks): boolean {
  if (tricks.trumps === undefined || tricks.hands.length !== 4) return false;
  const lengths = [0, 0, 0, 0, 0];
  const odd = oddCards(tricks);
  for (const card of heldCards(tricks)) if (!odd.includes(card)) lengths[tricks.suit!(card)]++;
  return lengths[4] <= 1 && lengths.every((length) => length <= LONGEST);
}

/** The cards that keep tricks from being plain. */
export function oddCards({ mixing, free, ledLast }: Tricks): readonly Card[] {
  return [...(mixing ?? []), ...(free ?? []), ...(ledLast ?? [])];
}

function heldCards({ hands, trick }: Tricks): readonly Card[] {
  return [...hands.flat(), ...trick];
}
