// Whose hand is to play: the seats in the order they sit, from the leader on.

import type { View } from '@messdeck/engine';

/** The seat whose hand plays the next card; undefined when nobody is asked. */
export function handToPlay({ actors, facts, places }: View): number | undefined {
  const order = facts['order'] as readonly number[];
  const leader = facts['leader'] as number | undefined;
  if (leader === undefined || !actors.some((by) => typeof by === 'number')) return undefined;
  return order[(order.indexOf(leader) + (places['trick']?.length ?? 0)) % order.length];
}
