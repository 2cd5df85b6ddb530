// What counts in United States, and what a hand meant.

import { whatCounts } from '@messdeck/engine/games/united-states';
import type { TableModel } from '../../table/model.ts';
import type { Meaning, Telling } from '../../table/telling.ts';
import { change, lineOf } from '../../table/words.ts';

function handMeaning(model: TableModel): Meaning | undefined {
  const hand = model.table.state.value.tally.hands.at(-1);
  if (!hand) return undefined;
  const best = hand.points.indexOf(Math.max(...hand.points));
  const blocked = hand.lines.some((line) => line.includes('fewest cards'));
  const who = best === model.you ? 'You win' : `${model.names[best]} wins`;
  return {
    kicker: blocked ? 'Nothing could be laid: the hand was blocked' : 'A hand was laid out to its last card',
    meaning: `${who} the hand, ${change(hand.points[best])}`,
    seat: best,
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
