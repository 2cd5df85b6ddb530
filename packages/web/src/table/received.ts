// Cards that came to a hand (drawn, given, taken up), until its player acts again. A hand that is dealt is no news.

import type { Entry } from '@messdeck/engine';
import { handIn } from './cards-in.ts';

export function receivedIn(entries: readonly Entry[], seat: number | null): ReadonlySet<string> {
  const received = new Set<string>();
  if (seat === null) return received;
  for (let i = entries.length - 1; i > 0; i--) {
    const { by, view } = entries[i];
    const before = handIn(entries[i - 1].view, seat);
    // Whoever held nothing was dealt these; a shuffle deals a new hand.
    if (by === 'chance' || before.length === 0) break;
    for (const card of handIn(view, seat)) if (!before.includes(card)) received.add(card);
    if (by === seat) break;
  }
  const now = entries.at(-1);
  return new Set([...received].filter((card) => now && handIn(now.view, seat).includes(card)));
}
