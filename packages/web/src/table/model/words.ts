// Events in the words of the page: the log and the announcements speak to the player as "you".

import {
  type Entry,
  type Game,
  linesOf,
  lower,
  nameSeats,
  orderOf,
  predicateOf,
  reportOf,
  type ScoredHand,
  YOU,
} from '@messdeck/engine';
import { figure } from '#words/numbers.ts';
import type { Table } from '../../sources/table.ts';

/** The seat that the page speaks to as "you". */
export function youAt({ you, seat }: Table): number | null {
  return you ?? seat;
}

/** Names as the page says them: the player's own seat is "You". */
export function namesFor(table: Table): string[] {
  return table.names.map((name, seat) => (seat === youAt(table) ? YOU : name));
}

/** What somebody did, without saying who: "plays the Major of Infantry (7)", or "play …" for the player. */
export function deedOf(game: Game, you: number | null, entry: Entry, names: readonly string[] = []): string {
  if (typeof entry.by !== 'number') return reportOf(game, entry.by, entry.do, []);
  if (entry.by === you) return lower(orderOf(game, entry.do, names));
  return predicateOf(game, entry.do, names);
}

/** An entry as a sentence: "West plays the Major of Infantry (7)". */
export function sentenceOf(table: Table, entry: Entry): string {
  const names = namesFor(table);
  if (typeof entry.by !== 'number') return reportOf(table.game, entry.by, entry.do, names);
  return `${names[entry.by]} ${deedOf(table.game, youAt(table), entry)}`;
}

/** How the points of a hand came about, in lines for the page. */
export function linesIn(table: Table, hand: ScoredHand): string[] {
  return linesOf(table.game, hand).map((line) => lineOf(table, line));
}

/** A line of the score sheet with the names filled in: "You held the most: −36." */
export function lineOf(table: Table, line: string): string {
  return ruleIds(nameSeats(line, namesFor(table)))
    .said.replace(/(?<=[a-z] )You\b/g, 'you')
    .replace(/(?<=\s)-(?=\d)/g, '−')
    .replace(/\d{4,}/g, (number) => figure(Number(number)));
}

/** A sentence apart from the rule ids in it: "(DOB-4)" becomes a link. */
export function ruleIds(sentence: string): { readonly said: string; readonly rules: readonly string[] } {
  const rules: string[] = [];
  const said = sentence.replace(/ ?\(([A-Z]{2,3}-H?\d+(?:, [A-Z]{2,3}-H?\d+)*)\)/g, (_, ids: string) => {
    rules.push(...ids.split(', '));
    return '';
  });
  return { said, rules };
}
