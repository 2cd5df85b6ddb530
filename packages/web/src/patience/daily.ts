// Today's deal: a Flag that is the same for everybody on a day, one try that counts, a streak of days, and a text that
// tells the result and no card.

import { capital } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import { dayName, daysInARow } from '../history/figures.ts';
import type { PastMatch } from '../history/past.ts';
import type { StoredMatch } from '../sources/local/store.ts';

export const DAILY_GAME = 'flag';

/** The number of a day's deal. */
export const dealOf = (day: string): string => `daily ${day}`;

export interface Daily {
  readonly day: string;
  /** The counted try, when it is over. */
  readonly result?: PastMatch;
  /** The counted try, while it is played. */
  readonly open?: StoredMatch;
  readonly streak: number;
  readonly yesterday?: number;
  readonly average?: number;
}

export function dailyOf(past: readonly PastMatch[], unfinished: readonly StoredMatch[], now: Date): Daily {
  const day = dayName(now);
  const tries = past.filter(({ daily }) => daily !== undefined);
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const result = tries.find(({ daily }) => daily === day);
  const open = unfinished.find(({ daily }) => daily === day);
  const yesterday = tries.find(({ daily }) => daily === dayName(before))?.own;
  return {
    day,
    ...(result && { result }),
    ...(open && { open }),
    streak: daysInARow(new Set(tries.map(({ daily }) => daily!)), now),
    ...(yesterday !== undefined && { yesterday }),
    ...(tries.length > 0 && { average: tries.reduce((sum, { own }) => sum + own, 0) / tries.length }),
  };
}

/** "16 November 2026". */
export const sayDay = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The result as text to send: nothing of the cards is in it. */
export function shareText({ day, result, streak }: Daily): string {
  if (!result) return '';
  const { own, plays, hints } = result;
  const flags = own === 1 ? '1 flag' : `${own} flags`;
  const hinted = hints === 0 ? 'no hint' : hints === 1 ? '1 hint' : `${hints} hints`;
  return [
    `Messdeck · Flag · ${sayDay(day)}`,
    `${capital(attained[own])}: ${flags} of 14`,
    '⚑'.repeat(own) + '⚐'.repeat(14 - own),
    `${plays} actions, ${hinted}`,
    streak === 1 ? 'The first day' : `${streak} days in a row`,
  ].join('\n');
}

/** "9 h 12 min" until midnight. */
export function untilMidnight(now: Date): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
