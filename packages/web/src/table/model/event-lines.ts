// What an event is called in the log, in announcements and on plaques: as the game words it, as a layout words it, and
// short, with the cards by their indices.

import { cutOf, type Entry, type Game } from '@messdeck/engine';
import * as words from '#words/table/model.ts';
import type { TableModel } from './model.ts';
import { deedOf, sentenceOf } from './words.ts';

/** What an event is called; null: not worth a line. */
export type LogLine = (model: TableModel, entry: Entry) => string | null;

/** As the game words it. */
export const deed: LogLine = (model, entry) => {
  if (typeof entry.by === 'number') return deedOf(model.game, model.you, entry);
  return entry.do.startsWith('cut ') ? cut(model, entry) : sentenceOf(model.table, entry);
};

/** A cut says what it was for: "The cut for the deal: You …, Mabel …; Roy deals". */
function cut({ game, names, you }: TableModel, entry: Entry): string {
  const said = cutOf(game, entry.do, names, words.theDeal);
  const dealer = entry.view.facts['dealer'];
  if (typeof dealer !== 'number') return words.tieCutAgain(said);
  return words.cutAndDeal(said, dealer === you ? words.youDeal : words.deals(names[dealer]));
}

/** The same model, with cards called by their indices: "plays Inf. 7". */
export function inShort(model: TableModel): TableModel {
  let short = shorts.get(model);
  if (!short) {
    const { game, faces } = model;
    const say = (card: number): string => faces.short(game.pack.ids[card]);
    const brief: Game = { ...game, pack: Object.assign(Object.create(game.pack), { say, briefly: say }) };
    short = Object.assign(Object.create(model), {
      game: brief,
      table: Object.assign(Object.create(model.table), { game: brief }),
    }) as TableModel;
    shorts.set(model, short);
  }
  return short;
}

const shorts = new WeakMap<TableModel, TableModel>();
