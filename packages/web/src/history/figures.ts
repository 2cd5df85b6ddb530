// The figures of a game: played, won, streaks, best, averages. Lessons played on are never counted, and matches with
// many hints only where that is wanted.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import * as words from '#words/history.tsx';
import { dayName } from '../shared/day-name.ts';
import type { PastMatch } from './past.ts';
import { lowWins } from './past.ts';

/** A match with more hints than this is not counted unless it is wanted. */
export const MANY_HINTS = 10;

export interface Figures {
  readonly played: number;
  readonly won: number;
  readonly shared: number;
  /** Matches won (or lost: negative) in a row, to the last. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly best?: number;
  readonly average?: number;
  readonly averageMinutes?: number;
}

/** The matches that count, oldest first. */
export function counted(matches: readonly PastMatch[], withHints = false): PastMatch[] {
  return matches
    .filter(({ practice, hints }) => !practice && (withHints || hints <= MANY_HINTS))
    .sort((a, b) => a.ended - b.ended);
}

/** Why the list shows more matches than are counted: "1 practice match and 2 with more than ten hints"; else nothing. */
export function leftOut(matches: readonly PastMatch[], withHints = false): string {
  const practice = matches.filter((match) => match.practice).length;
  const hinted = withHints
    ? 0
    : matches.filter((match) => !match.practice && match.hints > MANY_HINTS).length;
  return listAnd([
    ...(practice > 0 ? [words.practiceMatches(practice)] : []),
    ...(hinted > 0 ? [words.withManyHints(hinted)] : []),
  ]);
}

export function figuresOf(matches: readonly PastMatch[]): Figures {
  const own = matches.map((match) => match.own);
  const low = matches.length > 0 && lowWins(matches[0].game);
  const minutes = matches.map(minutesOf).filter((each) => each !== undefined);
  return {
    played: matches.length,
    won: matches.filter(({ outcome }) => outcome === 'won').length,
    shared: matches.filter(({ outcome }) => outcome === 'shared').length,
    streak: streakAtEnd(matches),
    bestStreak: Math.max(0, ...runs(matches).map(({ won, length }) => (won ? length : 0))),
    ...(own.length > 0 && {
      best: low ? Math.min(...own) : Math.max(...own),
      average: mean(own),
    }),
    ...(minutes.length > 0 && { averageMinutes: mean(minutes) }),
  };
}

/** Longer than this is not played without lying about for a while. */
const LONGEST = 180;

/** How long a match took; undefined where it lay about, or where nobody saw it begin. */
export function minutesOf({ began, ended }: PastMatch): number | undefined {
  const minutes = (ended - began) / 60_000;
  return minutes > 0 && minutes <= LONGEST ? minutes : undefined;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Run {
  readonly won: boolean;
  readonly length: number;
}

/** Wins and losses in a row; shared matches end neither. */
export function runs(matches: readonly PastMatch[]): Run[] {
  const found: Run[] = [];
  for (const { outcome } of matches) {
    if (outcome !== 'won' && outcome !== 'lost') continue;
    const won = outcome === 'won';
    const last = found.at(-1);
    if (last?.won === won) found[found.length - 1] = { won, length: last.length + 1 };
    else found.push({ won, length: 1 });
  }
  return found;
}

function streakAtEnd(matches: readonly PastMatch[]): number {
  const last = runs(matches).at(-1);
  return last === undefined ? 0 : last.won ? last.length : -last.length;
}

/** The average of each value and up to `window` - 1 before it. */
export function rolling(values: readonly number[], window: number): number[] {
  return values.map((_, i) => mean(values.slice(Math.max(0, i - window + 1), i + 1)));
}

/** By how much a match was won (positive) or lost. */
export function margin({ game, own, other = 0 }: PastMatch): number {
  return lowWins(game) ? other - own : own - other;
}

/** How often each value was reached, by value from 0. */
export function tallyOf(values: readonly number[], most: number): number[] {
  const counts = new Array<number>(most + 1).fill(0);
  for (const value of values) if (counts[value] !== undefined) counts[value]++;
  return counts;
}

/** The narrowest span in which more than half of the values lie; of equally narrow ones that with the most. */
export function middleOf(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  let span: readonly [number, number] = [sorted[0], sorted.at(-1)!];
  let most = 0;
  for (const [i, low] of sorted.slice(0, sorted.length - half).entries()) {
    const high = sorted[i + half];
    const inside = sorted.filter((value) => value >= low && value <= high).length;
    const wider = high - low - (span[1] - span[0]);
    if (wider > 0 || (wider === 0 && inside <= most)) continue;
    span = [low, high];
    most = inside;
  }
  return span;
}

/** What the matches of a game have in common in their options: "Engagement · open auction". */
export const optionKey = ({ rules, seats }: PastMatch): string =>
  JSON.stringify([seats.length, Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** Days in a row whose deal was played, up to today or yesterday. */
export function daysInARow(days: ReadonlySet<string>, today: Date): number {
  const day = new Date(today);
  if (!days.has(dayName(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  for (; days.has(dayName(day)); count++) day.setDate(day.getDate() - 1);
  return count;
}
