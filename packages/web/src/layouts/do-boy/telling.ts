// What counts in Do-Boy, and what a hand meant: the fewest points win.

import type { Entry } from '@messdeck/engine';
import { whatCounts } from '@messdeck/engine/games/do-boy';
import type { TableModel } from '../../table/model.ts';
import type { Meaning, Telling } from '../../table/telling.ts';
import { lineOf, list } from '../../table/words.ts';

function handMeaning(model: TableModel): Meaning | undefined {
  const hand = model.table.state.value.tally.hands.at(-1);
  if (!hand) return undefined;
  const fewest = Math.min(...hand.points);
  const best = model.names.filter((_, seat) => hand.points[seat] === fewest);
  const own = model.seat === null ? undefined : hand.points[model.seat];
  return {
    kicker: 'The fewest points win',
    meaning:
      own === undefined
        ? `${list(best)} took the fewest`
        : own === 0
          ? 'You took nothing'
          : `You took ${own}`,
    lines: hand.lines.map((line) => lineOf(model.table, line)),
  };
}

/** "gives 3 cards": who gets them the rules say. */
function brief(_: TableModel, { do: text }: Entry, said: string): string {
  const [verb, ...cards] = text.split(' ');
  return verb === 'give' ? `gives ${cards.length} cards` : said;
}

export const telling: Telling = {
  brief,
  worth: ({ table }) => ({
    race:
      table.rules['match'] === 'hand'
        ? undefined
        : {
            title: 'Fewest win',
            note: `ends at ${table.rules['target']}`,
            target: Number(table.rules['target']),
          },
    ...whatCounts(),
  }),
  handMeaning,
};
