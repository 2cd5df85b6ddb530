// What counts in Armed Forces, and what a hand meant.

import { serviceScores } from '@messdeck/engine/packs/armed-forces';
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
    counts: [
      ['Cards 1 to 3', '2 dots'],
      ['Cards 4 to 11', '1 dot'],
      ['The weather, 8', '−2 dots'],
      ['A dot, by place', serviceScores.join(' ')],
    ],
    words: 'The service with the most intel on the board comes first and counts most.',
  }),
  handMeaning,
};
