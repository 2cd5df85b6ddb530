// Which card holds a trick of Armed Forces in its first round (ARM-7, ARM-9), for spectators.

import type { View } from '../../game.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { serviceOf, strengthOf } from './cards.ts';

export function winningCard({ places }: View): string | undefined {
  const laid = places['trick'].map((id) => pack.find(id!)!);
  const followed = [...new Set(laid.map((card) => serviceOf[card]))].slice(0, 2);
  const best = laid
    .filter((card) => followed.includes(serviceOf[card]))
    .sort((a, b) => strengthOf[b] - strengthOf[a])
    .at(0);
  return best === undefined ? undefined : pack.ids[best];
}
