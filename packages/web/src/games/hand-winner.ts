// Who won a hand that each plays for himself: one, or several who took the same.

import { all } from '@messdeck/engine/mechanics/either';
import type { TableModel } from '../table/model/model.ts';
import type { Meaning } from '../table/model/telling.ts';
import { change, youFirst } from '../table/model/words.ts';

/** "You win the hand, +14", "Mabel and Roy share the hand, +9"; with the seat of a lone winner. */
export function winnerOfHand(
  { names, you }: Pick<TableModel, 'names' | 'you'>,
  points: readonly number[],
): Pick<Meaning, 'meaning' | 'seat' | 'short'> {
  const most = Math.max(...points);
  const best = names.flatMap((_, seat) => (points[seat] === most ? [seat] : []));
  const who = all(youFirst(best.map((seat) => names[seat])));
  const short = `${who} ${change(most)}`;
  if (best.length > 1) return { meaning: `${who} share the hand, ${change(most)}`, short };
  const meaning = `${who} ${best[0] === you ? 'win' : 'wins'} the hand, ${change(most)}`;
  return { meaning, seat: best[0], short };
}
