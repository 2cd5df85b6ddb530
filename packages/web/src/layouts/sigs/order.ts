// Plays of SIGS to a set, as a hint calls them: the set by what it is, since it has no number on the table.

import { sayCard } from '@messdeck/engine';
import type { TableModel } from '../../table/model.ts';
import { titleAt } from './log-line.ts';

/** "Add the Nurse Corps to the Army 11 to 13, low end"; undefined: the game's own words do. */
export function order({ game, table }: TableModel, text: string): string | undefined {
  const [verb, ...words] = text.split(' ');
  const end = /^(low|high)$/.test(words.at(-1)!) ? `, ${words.at(-1)} end` : '';
  const set = (name: string): string => `the ${titleAt(table.entries.value.at(-1)!, name)}${end}`;
  // The rank says which card of its service it is.
  const card = (id: string): string => sayCard(game.pack, id).split(',')[0];
  if (verb === 'add') return `Add ${card(words[0])} to ${set(words[1])}`;
  if (verb === 'swap') return `Take ${card(words[1])} from ${set(words[2])} for ${card(words[0])}`;
  return verb === 'halt' ? `Halt! It goes to ${set(words[0])}` : undefined;
}
