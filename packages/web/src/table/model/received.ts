// Cards that came to a hand (drawn, given, taken up), until its player acts again. A hand that is dealt is no news, nor
// is a card that its player laid down and takes back.

import type { Entry } from '@messdeck/engine';
import { handIn } from './cards-in.ts';

export function receivedIn(entries: readonly Entry[], seat: number | null): ReadonlySet<string> {
  let at = entries.length - 1;
  if (seat === null || at < 0) return new Set();
  const heldAt = (i: number): string[] => handIn(entries[i].view, seat);
  const now = heldAt(at);
  // Back to before the player's last action, or to a deal: a shuffle, or the first cards of the one who held none.
  let acted = false;
  while (!acted && at > 0 && entries[at].by !== 'chance' && heldAt(at - 1).length > 0)
    acted = entries[at--].by === seat;
  const before = heldAt(at);
  return new Set(now.filter((card) => !before.includes(card)));
}
