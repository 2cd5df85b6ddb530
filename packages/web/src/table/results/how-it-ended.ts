// Who won, in a few words, for the table that is looked at after the match.

import { inSentence } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import * as words from '#words/table/results.ts';
import type { TableModel } from '../model/model.ts';

/** "Mabel and Otto won.", "you won.": of a patience, and where nobody won, that this is how it lay. */
export function howItEnded(model: TableModel): string {
  const { winners } = model.table.state.value.tally.result!;
  if (winners.length === 0 || model.names.length === 1) return words.howItEnded;
  const first = winners.filter((seat) => seat === model.you);
  const others = winners.filter((seat) => seat !== model.you);
  return words.won(listAnd([...first, ...others].map((seat) => inSentence(model, seat))));
}
