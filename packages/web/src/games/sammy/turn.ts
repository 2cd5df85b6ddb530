// Whose hand is to play: the seats in the order they sit, from the leader on.

import type { View } from '@messdeck/engine';
import { factsOf } from './facts.ts';

/** The seat whose hand plays the next card; undefined when nobody is asked. */
export function handToPlay(view: View): number | undefined {
  const { actors, places } = view;
  const { order, leader } = factsOf(view);
  if (leader === undefined || !actors.some((by) => typeof by === 'number')) return undefined;
  return order[(order.indexOf(leader) + (places['trick']?.length ?? 0)) % order.length];
}
