// What the table at the terminal says of a game besides its cards (games/<id>/words-terminal.ts).

import type { Entry, View } from './game.ts';
import { signed } from './numbers.ts';
import type { Rules } from './options.ts';
import { agree, inSentence, peopleNamed } from './persons.ts';

/** A table as one seat sees it, and how everybody at it is called. */
export interface TableSeen {
  readonly view: View;
  readonly rules: Rules;
  /** Everything the seat has seen so far. */
  readonly entries: readonly Entry[];
  readonly names: readonly string[];
  /** For each seat its side. */
  readonly sides: readonly number[];
  /** The seat of the player; null for spectators. */
  readonly self: number | null;
}

/** What a game adds to the table at the terminal, all of it optional. */
export interface TerminalNotes {
  /** What is known of the hand, a few words each; undefined where there is nothing to say. */
  facts?(seen: TableSeen): readonly (string | undefined)[];
  /** What stands behind the identifier of a card, where the identifier does not say all that matters. */
  mark?(view: View, id: string): string;
  /** How those marks are read. */
  readonly marks?: string;
  /** The seat that a place on the table belongs to, where its name does not say so. */
  ownerOf?(view: View, place: string): number | undefined;
  /** What scores count, where it is not points. */
  readonly unit?: readonly [one: string, many: string];
  /** Places whose cards are listed in order, the next one last. */
  readonly nextLast?: readonly string[];
}

/** "squads: you 3, they 2", or seat by seat where each plays alone; undefined while nobody has any. */
export function bySide(
  what: string,
  counts: readonly number[] | undefined,
  seen: TableSeen,
): string | undefined {
  if (!counts || counts.every((count) => count === 0)) return undefined;
  const bySeat = counts.length === seen.names.length;
  const who = counts.map((count, i) => `${bySeat ? seen.names[i] : sideName(i, seen)} ${signed(count)}`);
  return `${what}: ${who.join(', ')}`;
}

export function sideName(side: number, { names, sides, self }: TableSeen): string {
  if (self === null) return names.filter((_, seat) => sides[seat] === side).join(' and ');
  return sides[self] === side ? 'you' : 'they';
}

/** "contract 85 in Cavalry by Mabel". */
export function contractLine(many: string, what: string, by: number, { names }: TableSeen): string {
  return `contract ${many} in ${what} by ${names[by]}`;
}

/** "you are", "Mabel is". */
export function isAre(names: readonly string[], seat: number): string {
  const people = peopleNamed(names);
  return `${inSentence(people, seat)} ${agree(people, [seat], 'is', 'are')}`;
}

/** "Mabel dealt". */
export function dealt({ view, names }: TableSeen): string | undefined {
  const { dealer } = view.facts;
  return typeof dealer === 'number' ? `${names[dealer]} dealt` : undefined;
}

/** The cards at a place that can be seen. */
export function openAt({ places }: View, place: string): string[] {
  return (places[place] ?? []).filter((card) => card !== null);
}
