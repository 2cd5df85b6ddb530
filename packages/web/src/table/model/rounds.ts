// Rounds that somebody takes: a trick, a squad, a contest. Read from two views, before and after the event that ends
// one; the layout says what a round is called and what it brought.

import type { Entry, View } from '@messdeck/engine';
import { figure } from '#words/numbers.ts';
import * as words from '#words/table/model.ts';
import type { TableModel } from './model.ts';
import type { Played } from './tricks.ts';

export interface Rounds {
  /** Where its cards lie until it is taken. */
  readonly place: string;
  /** What one is called: "squad". */
  readonly title: string;
  /** Its number in the hand, from the view in which it begins; left out: they are counted. */
  readonly number?: (before: View) => number;
  /** Who took it; left out: anyone who leads next. */
  readonly taker?: (before: View, after: View) => number | undefined;
  /** What it brought: points, or something else in a few words: "Ohio, 26 votes". */
  readonly brought?: (
    model: TableModel,
    before: View,
    after: View,
    taker: number,
  ) => number | string | undefined;
  /** Its cards, where not all of them were played in the open. */
  readonly cards?: (after: View) => readonly Played[];
  /** Whether one card may be all of it, taken as it is played. */
  readonly ofOne?: boolean;
}

export interface Taken {
  readonly taker: number;
  readonly brought: number | string | undefined;
}

/** A round of a hand that is over. */
export interface TakenRound extends Taken {
  /** "Squad 11". */
  readonly title: string;
  /** Its cards, in the order played. */
  readonly cards: readonly Played[];
  /** How the table stood then. */
  readonly view: View;
}

/** Whether this event ended a round, and who took it with what. */
export function takenBy(
  model: TableModel,
  rounds: Rounds,
  before: View | undefined,
  { view: after, by, do: text }: Entry,
): Taken | undefined {
  const begun = before?.places[rounds.place]?.length || (rounds.ofOne && text.startsWith('play '));
  if (!before || !begun || after.places[rounds.place]?.length || by === 'chance') return undefined;
  const leader = after.facts['leader'];
  const taker = rounds.taker ? rounds.taker(before, after) : typeof leader === 'number' ? leader : undefined;
  if (taker === undefined) return undefined;
  return { taker, brought: rounds.brought?.(model, before, after, taker) };
}

/** The round taken last in this hand, in words. */
export function lastTaken(model: TableModel, rounds: Rounds | undefined): string | undefined {
  const entries = model.table.entries.value;
  for (let i = entries.length - 1; rounds && i > 0 && entries[i].by !== 'chance'; i--) {
    const taken = takenBy(model, rounds, entries[i - 1].view, entries[i]);
    if (taken) return takenInWords(model, rounds, taken);
  }
  return undefined;
}

/** "Roy takes the squad: 20 points". */
export function takenInWords(model: TableModel, { title }: Rounds, { taker, brought }: Taken): string {
  return words.takes(model, taker, title, brought === undefined ? undefined : inPoints(brought));
}

/** "20", "−1,000", "Ohio, 26 votes". */
export const broughtWords = (brought: number | string): string =>
  typeof brought === 'number' ? figure(brought) : brought;

function inPoints(brought: number | string): string {
  if (typeof brought !== 'number') return brought;
  return words.points(brought, figure(brought));
}
