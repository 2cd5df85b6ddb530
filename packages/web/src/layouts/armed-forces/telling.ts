// What counts in Armed Forces, and what a hand meant.

import { highIn, whatCounts } from '@messdeck/engine/games/armed-forces';
import { all } from '@messdeck/engine/mechanics/either';
import type { TableModel } from '../../table/model.ts';
import type { EndedHand, Meaning, Telling } from '../../table/telling.ts';
import { lineOf } from '../../table/words.ts';
import { winnerOfHand } from '../hand-winner.ts';
import { factsOf } from './facts.ts';

function handMeaning(model: TableModel, { scored: hand }: EndedHand): Meaning {
  return {
    ...winnerOfHand(model, hand.points),
    lines: hand.lines.map((line) => lineOf(model.table, line)),
  };
}

/** In the second round what everybody has decided; the card to beat is asked. */
function stands(model: TableModel): string | undefined {
  const { high, decided } = factsOf(model.view.value);
  if (model.view.value.phase !== 'improvise' || !high) return undefined;
  const said = decided.map(
    ({ by, improvised }) => `${model.names[by]} ${improvised ? 'improvised' : 'passed'}`,
  );
  return `${high.by === model.you ? 'you are' : `${model.names[high.by]} is`} high${said.length > 0 ? `; ${all(said)}` : ''}`;
}

export const telling: Telling = {
  high: highIn,
  stands,
  worth: ({ table }) => ({
    race: { title: `To ${table.rules['target']}`, target: Number(table.rules['target']) },
    ...whatCounts(),
  }),
  handMeaning,
  figures: () => import('@messdeck/engine/deeds/armed-forces'),
};
