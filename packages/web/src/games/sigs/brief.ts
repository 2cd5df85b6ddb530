// Events of SIGS on one line of the log, under the heading of a turn: the set by its kind alone.

import { type Entry, sayCard } from '@messdeck/engine';
import * as say from '#words/games/sigs/notes.tsx';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';
import { before, laidInShort, titleAt } from './log-line.ts';

export function brief(model: TableModel, entry: Entry, said: string): string {
  const [verb, ...words] = entry.do.split(' ');
  const { pack } = model.game;
  const name = (id: string): string => sayCard(pack, id);
  const own = entry.by === model.you;
  // Every turn begins with a draw: only one from the Active pile tells something.
  if (entry.do === 'draw reserve') return '';
  if (verb === 'add') return say.addsTo({ own, card: name(words[0]), set: kindAt(entry, words[1]) });
  if (verb === 'halt') {
    const card = before(model, entry)?.do.split(' ')[1] ?? '';
    return pack.find(card) === undefined
      ? say.halt
      : say.haltTo({ card: name(card), set: kindAt(entry, words[0]) });
  }
  // Which auxiliary stands for what is seen on the table.
  if (verb === 'lay') return say.laysSet({ own, set: laidInShort(words) });
  if (verb === 'draw' && words[0] === 'buried') return say.takesDownTo({ own, card: name(words[1]) });
  // Its service is that of the set.
  if (verb === 'swap') return say.swapsFor({ own, rank: words[0].slice(1), card: name(words[1]) });
  return said;
}

/** "nines", or "a run". */
function kindAt(entry: Entry, name: string): string {
  const set = factsOf(entry.view).sets.find((fact) => fact.name === name);
  return set?.kind === 'kind' ? titleAt(entry, name) : say.run;
}
