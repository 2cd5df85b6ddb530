// Another deal of a patience, or this one from the beginning, in the place of what was begun.

import { abandonMatch } from '../sources/local/abandon.ts';
import { sameCards } from '../sources/local/same-cards.ts';
import { openMatchFrom } from '../sources/local/session.ts';
import type { StoredMatch } from '../sources/local/store.ts';

/** Deals the cards of a number, or the same ones where none is given; what was begun may be given up for them. */
export async function dealOther(
  stored: StoredMatch,
  number: string | undefined,
  givesUp: boolean,
): Promise<void> {
  const { id, game, rules, seats } = stored;
  const opening =
    number === undefined ? await sameCards(stored) : { game, rules, seats, seed: number, log: [] };
  if (givesUp) await abandonMatch(id);
  await openMatchFrom(opening);
}
