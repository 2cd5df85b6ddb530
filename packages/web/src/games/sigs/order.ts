// Plays of SIGS to a set, as a hint calls them: the set by what it is, since it has no number on the table.

import { sayBriefly } from '@messdeck/engine';
import type { TableModel } from '../../table/model/model.ts';
import { laid, titleAt } from './log-line.ts';

/** "Lay Army 6 to 8: the WACS for 8", "Add the Nurse Corps to the Army 11 to 13, low end"; undefined: the game's own words do. */
export function order(model: TableModel, text: string): string | undefined {
  const { game, table } = model;
  const [verb, ...words] = text.split(' ');
  const end = /^(low|high)$/.test(words.at(-1)!) ? `, ${words.at(-1)} end` : '';
  const set = (name: string): string => `the ${titleAt(table.entries.value.at(-1)!, name)}${end}`;
  const card = (id: string): string => sayBriefly(game.pack, id);
  if (verb === 'lay') return `Lay ${laid(model, words)}`;
  if (verb === 'add') return `Add ${card(words[0])} to ${set(words[1])}`;
  if (verb === 'swap') return `Take ${card(words[1])} from ${set(words[2])} for ${card(words[0])}`;
  return verb === 'halt' ? `Halt! It goes to ${set(words[0])}` : undefined;
}
