// Plays of SIGS to a set, as a hint calls them: the set by what it is, since it has no number on the table.

import { sayBriefly } from '@messdeck/engine';
import * as say from '#words/games/sigs/notes.tsx';
import type { TableModel } from '../../table/model/model.ts';
import { laid, titleAt } from './log-line.ts';

/** "Lay Army 6 to 8: the WACS for 8", "Add the Nurse Corps to the Army 11 to 13, low end"; undefined: the game's own words do. */
export function order(model: TableModel, text: string): string | undefined {
  const { game, table } = model;
  const [verb, ...words] = text.split(' ');
  const end = /^(low|high)$/.test(words.at(-1)!) ? say.atEnd(words.at(-1)) : '';
  const set = (name: string): string => say.theSet({ set: titleAt(table.entries.value.at(-1)!, name), end });
  const card = (id: string): string => sayBriefly(game.pack, id);
  if (verb === 'lay') return say.lay(laid(model, words));
  if (verb === 'add') return say.addCard({ card: card(words[0]), set: set(words[1]) });
  if (verb === 'swap')
    return say.takeFromFor({ wanted: card(words[1]), set: set(words[2]), card: card(words[0]) });
  return verb === 'halt' ? say.haltGoesTo(set(words[0])) : undefined;
}
