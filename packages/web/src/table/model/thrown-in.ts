// Hands that are thrown in: everybody passed, nothing is played, and the next is dealt.

import type { TableModel } from './model.ts';

interface Said {
  readonly do: string;
}

/** Whether the hand on the table was thrown in: everybody passed, and the next is to be dealt. */
export function isThrownIn({ view }: TableModel): boolean {
  const { actors, facts } = view.value;
  return actors.includes('chance') && nobodyBid((facts['bids'] ?? []) as unknown as readonly Said[]);
}

export function nobodyBid(said: readonly Said[]): boolean {
  return said.length > 1 && said.every(({ do: text }) => text === 'pass');
}
