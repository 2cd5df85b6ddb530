// Which card holds a squad of Militac that is still open (MIL-12 to MIL-15), for spectators.

import type { View } from '../../game.ts';
import { BID_COMPANIES } from '../../mechanics/company-bids.ts';
import { highest } from '../../mechanics/highest.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import type { Terms } from './position.ts';
import { companyLed, strengthOf } from './president.ts';
import type { MilitacFacts } from './view.ts';

export function winningCard({ places, facts }: View, rules: Rules): string | undefined {
  const { contract } = facts as MilitacFacts;
  const commanders = BID_COMPANIES.indexOf(contract?.company ?? '');
  const power = rules['president'] as Terms['president'];
  const strength = (led: Card, card: Card): number =>
    strengthOf(power, commanders, companyLed(power, commanders, led), card);
  return highest(
    parker,
    places['squad'] ?? [],
    (card, best, led) => strength(led, card) > strength(led, best),
  );
}
