// What counts in Armed Forces, and what a hand meant.

import { whatCounts } from '@messdeck/engine/games/armed-forces';
import type { TableModel } from '../../table/model.ts';
import type { Meaning, Telling } from '../../table/telling.ts';
import { lineOf } from '../../table/words.ts';
import { winnerOfHand } from '../hand-winner.ts';

function handMeaning(model: TableModel): Meaning | undefined {
  const hand = model.table.state.value.tally.hands.at(-1);
  if (!hand) return undefined;
  return {
    ...winnerOfHand(model, hand.points),
    lines: hand.lines.map((line) => lineOf(model.table, line)),
  };
}

export const telling: Telling = {
  worth: ({ table }) => ({
    race: { title: `To ${table.rules['target']}`, target: Number(table.rules['target']) },
    ...whatCounts(),
  }),
  handMeaning,
};
