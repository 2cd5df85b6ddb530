// Which card holds a trick of Skirmish that is still open (SKI-8), for spectators.

import type { View } from '../../game.ts';
import { highest } from '../../mechanics/highest.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import { POWER } from './position.ts';

export function winningCard({ places }: View): string | undefined {
  return highest(pack, places['trick'] ?? [], (card, best) => POWER[card] > POWER[best]);
}
