// Who won, in a few words, for the table that is looked at after the match.

import { all } from '@messdeck/engine/mechanics/either';
import type { TableModel } from '../model.ts';
import { youFirst } from '../words.ts';

/** "Mabel and Otto won.", "you won.": of a patience, and where nobody won, that this is how it lay. */
export function howItEnded({ names, table }: TableModel): string {
  const { winners } = table.state.value.tally.result!;
  if (winners.length === 0 || names.length === 1) return 'this is how it ended.';
  return `${all(youFirst(winners.map((seat) => names[seat]))).replace(/^You\b/, 'you')} won.`;
}
