// Today's deal: one game a day in turn, the same cards for everybody, one try that counts, a streak of days, and a text
// that tells the result and no card.

import { capital } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import * as words from '#words/patience.tsx';
import { findOnShelf } from '../games/catalog.ts';
import { daysInARow, mean } from '../history/figures.ts';
import type { PastMatch } from '../history/past.ts';
import { scoreOf } from '../history/words.ts';
import { dayName } from '../shared/day-name.ts';
import type { StoredMatch } from '../sources/local/store.ts';
import { gameOf } from './days.ts';

/** The page of a day's deal, to send to others. */
export const linkOf = (day: string): string => `${location.origin}${location.pathname}#/daily/${day}`;

/** Whether an address names a day whose deal has been: those to come are nobody's yet. */
export function isPastDay(text: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text < today;
}

export interface Daily {
  readonly day: string;
  /** The game of the day; a try that an earlier edition began keeps its own. */
  readonly game: string;
  /** The counted try, when it is over. */
  readonly result?: PastMatch;
  /** The counted try, while it is played. */
  readonly open?: StoredMatch;
  readonly streak: number;
  readonly yesterday?: PastMatch;
  /** Of the days with this game. */
  readonly average?: number;
}

export function dailyOf(past: readonly PastMatch[], unfinished: readonly StoredMatch[], now: Date): Daily {
  const day = dayName(now);
  const tries = past.filter(({ daily }) => daily !== undefined);
  const before = dayName(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const result = tries.find(({ daily }) => daily === day);
  const open = unfinished.find(({ daily }) => daily === day);
  const yesterday = tries.find(({ daily }) => daily === before);
  const { game } = result ?? open ?? gameOf(day);
  const alike = tries.filter((each) => each.game === game);
  return {
    day,
    game,
    ...(result && { result }),
    ...(open && { open }),
    streak: daysInARow(new Set(tries.map(({ daily }) => daily!)), now),
    ...(yesterday && { yesterday }),
    ...(alike.length > 0 && { average: mean(alike.map(({ own }) => own)) }),
  };
}

/** "16 November 2026". */
export const sayDay = (day: string): string => words.onDay(new Date(`${day}T12:00`));

export const titleOfGame = (game: string): string => findOnShelf(game)!.game.title;

/** How it went, in a few words: "6 flags", "23 states", "won 85 : 35", "lost with 12 points". */
export function wentOf(match: PastMatch): string {
  const { game, own, outcome } = match;
  if (game === 'flag') return words.flags(own);
  if (game === 'sammys-travels') return words.states(own);
  const score = scoreOf(match);
  return score.includes(':') ? words.wentBetween(outcome, score) : words.wentWith(outcome, score, own);
}

/** The result as text to send, with a link to the same deal: nothing of the cards is in it. */
export function shareText({ day, result, streak }: Daily, link: string): string {
  if (!result) return '';
  const { game, own, plays, hints } = result;
  const hinted = hints === 0 ? words.noHint : words.hints(hints);
  const went =
    game === 'flag'
      ? [words.rankAndFlags(capital(attained[own]), wentOf(result)), '⚑'.repeat(own) + '⚐'.repeat(14 - own)]
      : [capital(wentOf(result))];
  return [
    words.sharedTitle(titleOfGame(game), sayDay(day)),
    ...went,
    words.actions(plays, hinted),
    words.daysPlayed(streak),
    link,
  ].join('\n');
}

/** "9 h 12 min" until midnight. */
export function untilMidnight(now: Date): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}
