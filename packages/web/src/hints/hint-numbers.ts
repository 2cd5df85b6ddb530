// Which cards of the hand a hint speaks of: each wears the numbers of all choices that name it. Sets and discards of many
// cards have no numbers: they are raised when their line is pressed.

import type { Pack } from '@messdeck/engine';

/** A card and the one it goes to; more are a set. */
const FEW = 2;

/** The numbers of the choices, from 1, for every card that one of them names. */
export function numbersOn(
  { find }: Pick<Pack, 'find'>,
  choices: readonly { readonly text: string }[],
): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  for (const [i, { text }] of choices.entries()) {
    const cards = text.split(' ').filter((word) => find(word) !== undefined);
    if (cards.length <= FEW)
      for (const card of cards) numbers.set(card, [...(numbers.get(card) ?? []), i + 1]);
  }
  return numbers;
}
