// Which card holds a squad of Do-Boy that is still open (DOB-5), for spectators.

import type { View } from '../../game.ts';
import { companyOf } from '../../mechanics/companies.ts';
import { highest } from '../../mechanics/highest.ts';
import { parker } from '../../packs/parker.ts';

export function winningCard({ places }: View): string | undefined {
  return highest(
    parker,
    places['squad'] ?? [],
    (card, best, led) => companyOf(card) === companyOf(led) && card > best,
  );
}
