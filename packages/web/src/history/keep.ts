// The history in the browser's store: finished matches are read into it from their logs, the oldest go when it is full.
// Matches that an older edition finished are found and read like any other.

import type { LogEvent } from '@messdeck/engine';
import { hintsUsed } from '../shared/hints-used.ts';
import { loadGame } from '../sources/games.ts';
import { answer, done, eventsFrom, loadLog, open, type StoredMatch } from '../sources/local/store.ts';
import { type PastMatch, pastOf } from './past.ts';

/** As many matches are kept; with their logs they take a few megabytes. */
export const MOST_KEPT = 500;

/** The whole history, newest first; matches that have ended since are read into it before. */
export async function history(): Promise<PastMatch[]> {
  await gather();
  const store = (await open()).transaction('history').objectStore('history');
  const kept = await answer(store.getAll() as IDBRequest<PastMatch[]>);
  return kept.sort((a, b) => b.ended - a.ended);
}

async function gather(): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'history']);
  const [matches, keys] = await Promise.all([
    answer(transaction.objectStore('matches').getAll() as IDBRequest<StoredMatch[]>),
    answer(transaction.objectStore('history').getAllKeys()),
  ]);
  const known = new Set(keys as string[]);
  const fresh = matches.filter(({ over, id }) => over && !known.has(id));
  for (const stored of fresh) {
    const [game, log] = await Promise.all([loadGame(stored.game), loadLog(stored.id)]);
    const past = stored.edition === game.edition && pastOf(game, stored, log, hintsUsed(stored.id));
    if (past) await put(past);
  }
  if (fresh.length > 0) await dropOldest();
}

async function put(past: PastMatch): Promise<void> {
  const transaction = (await open()).transaction('history', 'readwrite');
  transaction.objectStore('history').put(past);
  await done(transaction);
}

/** Writes a match that was imported, with its log. */
export async function putImported(
  stored: StoredMatch,
  log: readonly LogEvent[],
  past: PastMatch,
): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'events', 'history'], 'readwrite');
  transaction.objectStore('matches').put(stored);
  const events = transaction.objectStore('events');
  events.delete(eventsFrom(stored.id, 0));
  for (const [step, event] of log.entries()) events.put({ match: stored.id, step, ...event });
  transaction.objectStore('history').put(past);
  await done(transaction);
  await dropOldest();
}

/** Forgets matches with everything that was stored of them. */
async function forget(ids: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'events', 'history'], 'readwrite');
  for (const id of ids) {
    transaction.objectStore('matches').delete(id);
    transaction.objectStore('events').delete(eventsFrom(id, 0));
    transaction.objectStore('history').delete(id);
  }
  await done(transaction);
}

async function dropOldest(): Promise<void> {
  const store = (await open()).transaction('history').objectStore('history');
  const kept = await answer(store.getAll() as IDBRequest<PastMatch[]>);
  const tooMany = kept.sort((a, b) => b.ended - a.ended).slice(MOST_KEPT);
  if (tooMany.length > 0) await forget(tooMany.map(({ id }) => id));
}
