// Hands that are thrown in: everybody passed, nothing is played, and the next is dealt.

import type { Entry } from '@messdeck/engine';
import type { TableModel } from './model.ts';

/** Whether the hand on the table was thrown in: everybody passed, and the next is to be dealt. */
export function isThrownIn({ table }: TableModel): boolean {
  const entries = table.entries.value;
  const dealt = entries.findLastIndex(({ by }) => by === 'chance');
  return table.view.value.actors.includes('chance') && nobodyBid(entries.slice(dealt + 1));
}

export function nobodyBid(said: readonly Entry[]): boolean {
  return said.length > 1 && said.every(({ do: text }) => text === 'pass');
}
