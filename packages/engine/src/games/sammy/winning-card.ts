// Which card holds a trick of Sammy that is still open (SAM-14, SAM-18), for spectators.

import type { View } from '../../game.ts';
import { highest } from '../../mechanics/highest.ts';
import type { Rules } from '../../options.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { winsOver } from './play.ts';
import { DENOMINATIONS } from './position.ts';
import type { SammyFacts } from './view.ts';

export function winningCard({ places, facts }: View, rules: Rules): string | undefined {
  const { contract } = facts as SammyFacts;
  const trumps = DENOMINATIONS.indexOf(contract?.denomination ?? '');
  const bySuits = rules['mode'] === 'suits';
  return highest(pack, places['trick'] ?? [], (card, best, led) =>
    winsOver(bySuits, trumps, led, best, card),
  );
}
