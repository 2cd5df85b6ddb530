// Events of SIGS in words: sets by what they are, since they have no numbers.

import { type Entry, sayBriefly, sayCard } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import * as say from '#words/games/sigs/table.tsx';
import { cardsIn } from '../../table/model/cards-in.ts';
import { deed } from '../../table/model/event-lines.ts';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';
import { setInWords, standFor, titleOfSet } from './sets.ts';

/** What is told here; everything else as everywhere. */
const TOLD: ReadonlySet<string> = new Set(['add', 'halt', 'swap', 'lay', 'draw', 'give']);

export function logLine(model: TableModel, entry: Entry): string | null {
  // Closing windows are not logged.
  if (entry.by === 'clock') return null;
  const [verb, ...words] = entry.do.split(' ');
  if (!TOLD.has(verb) || typeof entry.by !== 'number' || entry.do === 'draw reserve')
    return deed(model, entry);
  const own = entry.by === model.you;
  const { pack } = model.game;
  const name = (id: string): string => sayCard(pack, id);
  const earlier = before(model, entry);
  if (verb === 'lay') return say.lays({ own, set: laid(model, words) });
  if (verb === 'halt') {
    const card = earlier?.do.split(' ')[1];
    const halted = card !== undefined && pack.find(card) !== undefined ? name(card) : say.theDiscard;
    return say.callsHalt({ own, card: halted, set: titleAt(earlier ?? entry, words[0]) });
  }
  if (verb === 'give') {
    // The turn is still that of the player who erred.
    const to = factsOf((earlier ?? entry).view).turn!;
    return say.gives({
      own,
      to: to === model.you ? undefined : model.names[to],
      card: words[0] === '?' ? undefined : name(words[0]),
    });
  }
  if (verb === 'swap') return say.takesFor({ own, card: name(words[1]), paid: name(words[0]) });
  if (verb === 'draw') {
    if (words[0] === 'buried') return say.takesAllAbove({ own, card: name(words[1]) });
    const top = earlier?.view.places['active']?.at(-1);
    return top ? say.takes({ own, card: name(top) }) : deed(model, entry);
  }
  return say.adds({ own, card: name(words[0]), set: titleAt(earlier ?? entry, words[1]) });
}

/** "Army 8 to 10", "3 elevens". */
export function laidInShort(words: readonly string[]): string {
  const { set, cards } = setInWords(words);
  const title = titleOfSet(set, cards);
  return set.kind === 'kind' ? say.severalOfKind({ cards: cards.length, title }) : title;
}

/** "Army 8 to 10", "Marines 3 to 5: the Nurse Corps for 4", "3 elevens: Army 11, Navy 11 and the Nurse Corps". */
export function laid({ faces, game }: TableModel, words: readonly string[]): string {
  const { set, cards } = setInWords(words);
  const stands = standFor(set, cards);
  const made = laidInShort(words);
  if (stands.every((rank) => rank === undefined)) return made;
  const wild = (card: string): string => sayBriefly(game.pack, card);
  const told = cards.flatMap((card, i) => {
    if (stands[i] === undefined) return set.kind === 'kind' ? [faces.short(card)] : [];
    return [set.kind === 'kind' ? wild(card) : say.standsFor({ card: wild(card), rank: stands[i] })];
  });
  return `${made}: ${listAnd(told)}`;
}

/** What the seat noticed before this. */
export function before({ table }: TableModel, entry: Entry): Entry | undefined {
  const entries = table.entries.value;
  return entries[entries.indexOf(entry) - 1];
}

/** The set with this name: "sevens of Roy" need no number. */
export function titleAt({ view }: Entry, name: string): string {
  const set = factsOf(view).sets.find((fact) => fact.name === name);
  return set ? titleOfSet(set, cardsIn(view, name)) : say.set;
}
