// Events of SIGS in words: sets by what they are, since they have no numbers.

import type { Entry } from '@messdeck/engine';
import { deed } from '../../table/deeds.ts';
import type { TableModel } from '../../table/model.ts';
import { factsOf } from './facts.ts';
import { setInWords, titleOfSet } from './sets.ts';

const VERBS: Readonly<Record<string, readonly [own: string, other: string]>> = {
  add: ['add', 'adds'],
  halt: ['call Halt! with', 'calls Halt! with'],
  swap: ['take', 'takes'],
  lay: ['lay', 'lays'],
  draw: ['take', 'takes'],
};

export function logLine(model: TableModel, entry: Entry): string | null {
  // A window that closes is nothing to tell.
  if (entry.by === 'clock') return null;
  const [verb, ...words] = entry.do.split(' ');
  const spoken = VERBS[verb!];
  if (!spoken || typeof entry.by !== 'number' || entry.do === 'draw reserve') return deed(model, entry);
  const said = spoken[entry.by === model.you ? 0 : 1];
  const { pack } = model.game;
  const name = (id: string): string => pack.say(pack.find(id)!);
  if (verb === 'lay') {
    const { set, cards } = setInWords(words);
    return set.kind === 'kind'
      ? `${said} ${cards.length} ${titleOfSet(set, cards)}`
      : `${said} ${titleOfSet(set, cards)}`;
  }
  if (verb === 'halt') {
    const card = before(model, entry)?.do.split(' ')[1];
    const halted = card !== undefined && pack.find(card) !== undefined ? name(card) : 'the discard';
    return `${said} ${halted}, to the ${titleAt(entry, words[0])}`;
  }
  if (verb === 'swap') return `${said} ${name(words[1])} for ${name(words[0])}`;
  if (verb === 'draw') {
    if (words[0] === 'buried') return `${said} ${name(words[1])} and all above it`;
    const top = before(model, entry)?.view.places['active']?.at(-1);
    return top ? `${said} ${name(top)}` : deed(model, entry);
  }
  return `${said} ${name(words[0])} to the ${titleAt(entry, words[1])}`;
}

/** What the seat noticed before this. */
export function before({ table }: TableModel, entry: Entry): Entry | undefined {
  const entries = table.entries.value;
  return entries[entries.indexOf(entry) - 1];
}

/** The set with this name after the event: "sevens of Roy" need no number. */
export function titleAt({ view }: Entry, name: string): string {
  const set = factsOf(view).sets.find((fact) => fact.name === name);
  const cards = (view.places[name] ?? []).filter((card) => card !== null);
  return set ? titleOfSet(set, cards) : 'set';
}
