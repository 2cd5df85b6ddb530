// Which card holds a squad of Tactics that is still open (TAC-13), for spectators.

import type { View } from '../../game.ts';
import { companyOf } from '../../mechanics/companies.ts';
import { BID_COMPANIES } from '../../mechanics/company-bids.ts';
import { highest } from '../../mechanics/highest.ts';
import type { Card } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import { strengthOf } from './play.ts';
import type { TacticsFacts } from './view.ts';

export function winningCard({ places, facts }: View): string | undefined {
  const { contract } = facts as TacticsFacts;
  const commanders = BID_COMPANIES.indexOf(contract?.company ?? '');
  const strength = (led: Card, card: Card): number => strengthOf(commanders, companyOf(led), card);
  return highest(
    parker,
    places['squad'] ?? [],
    (card, best, led) => strength(led, card) > strength(led, best),
  );
}
