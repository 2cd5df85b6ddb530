// What counts in Armed Forces, and what a hand meant.

import { whatCounts } from '@messdeck/engine/games/armed-forces';
import type { TableModel } from '../../table/model.ts';
import type { Meaning, Telling } from '../../table/telling.ts';
import { change, lineOf } from '../../table/words.ts';

function handMeaning(model: TableModel): Meaning | undefined {
  const hand = model.table.state.value.tally.hands.at(-1);
  if (!hand) return undefined;
  const most = Math.max(...hand.points);
  const best = hand.points.indexOf(most);
  return {
    kicker: hand.lines[0],
    meaning:
      best === model.you
        ? `You win the hand, ${change(most)}`
        : `${model.names[best]} wins the hand, ${change(most)}`,
    seat: best,
    lines: hand.lines.slice(1).map((line) => lineOf(model.table, line)),
  };
}

export const telling: Telling = {
  worth: ({ table }) => ({
    race: { title: `To ${table.rules['target']}`, target: Number(table.rules['target']) },
    ...whatCounts(),
  }),
  handMeaning,
};
