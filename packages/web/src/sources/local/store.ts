// What the browser keeps: matches to the last action, in IndexedDB. Written by the worker, listed by the page.

import type { LogEvent, MatchRecord, Rules, SeatOfRecord } from '@messdeck/engine';
import type { Change, Summary } from '@messdeck/host';
import * as words from '#words/sources.ts';

/** A match as it is kept between two sittings, without its log. */
export interface StoredMatch extends Summary {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
  readonly seed: string;
  readonly began: number;
  /** When it was last played. */
  readonly touched: number;
  /** It goes on from a lesson or a replay, not from the deal of its seed, and counts in no statistics. */
  readonly practice?: boolean;
  /** The player's own seat, where others played too: a match with friends that is over. */
  readonly seat?: number;
  /** The day whose deal it is: its first try counts. */
  readonly daily?: string;
  /** What its shuffles were sealed with, where it was played on a server. */
  readonly seals?: MatchRecord['seals'];
}

interface StoredEvent extends LogEvent {
  readonly match: string;
  readonly step: number;
}

const NAME = 'messdeck';
/** 2: the history of finished matches. What an older edition has stored stays where it is. */
const VERSION = 2;

let opened: Promise<IDBDatabase> | undefined;

export function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('matches', { keyPath: 'id' });
        request.result.createObjectStore('events', { keyPath: ['match', 'step'] });
      }
      request.result.createObjectStore('history', { keyPath: 'id' });
    };
    request.onblocked = () => reject(new Error(words.olderVersionOpen));
    request.onsuccess = () => {
      // A newer edition in another tab may change the store: nothing here holds it up.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** How long other windows are given to let go of the store, in milliseconds. */
const LET_GO = 5000;

/** Forgets all matches, and the store with them. Anyone who has it open lets go of it. */
export function eraseStore(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    const timer = setTimeout(() => reject(new Error(words.blockedByWindow)), LET_GO);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    request.onsuccess = end(resolve);
    request.onerror = end(() => reject(request.error));
  });
}

export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function saveMatch(match: StoredMatch): Promise<void> {
  const transaction = (await open()).transaction('matches', 'readwrite');
  transaction.objectStore('matches').put(match);
  await done(transaction);
}

export async function loadMatch(id: string): Promise<StoredMatch | undefined> {
  const store = (await open()).transaction('matches').objectStore('matches');
  return answer(store.get(id) as IDBRequest<StoredMatch | undefined>);
}

export async function loadLog(id: string): Promise<LogEvent[]> {
  const store = (await open()).transaction('events').objectStore('events');
  const events = await answer(store.getAll(eventsFrom(id, 0)) as IDBRequest<StoredEvent[]>);
  return events.map((event) => ({ by: event.by, do: event.do, at: event.at ?? 0 }));
}

/** Whether any match was played to its end here. */
export async function anyFinished(): Promise<boolean> {
  const store = (await open()).transaction('matches').objectStore('matches');
  const matches = await answer(store.getAll() as IDBRequest<StoredMatch[]>);
  return matches.some(({ over }) => over);
}

/** Matches that are not over, the last played first. */
export async function listUnfinished(): Promise<StoredMatch[]> {
  const store = (await open()).transaction('matches').objectStore('matches');
  const matches = await answer(store.getAll() as IDBRequest<StoredMatch[]>);
  return matches.filter((match) => !match.over).sort((a, b) => b.touched - a.touched);
}

/** Replaces the log by these events from where they stand on and notes how the match stands: one transaction, all or nothing. */
export async function writeLog(match: StoredMatch, { from, events, summary }: Change): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'events'], 'readwrite');
  const store = transaction.objectStore('events');
  store.delete(eventsFrom(match.id, from));
  events.forEach(({ by, do: text }, i) => {
    store.put({ match: match.id, step: from + i, by, do: text } satisfies StoredEvent);
  });
  transaction.objectStore('matches').put({ ...match, ...summary(), touched: Date.now() });
  await done(transaction);
}

export async function deleteMatch(id: string): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'events'], 'readwrite');
  transaction.objectStore('matches').delete(id);
  transaction.objectStore('events').delete(eventsFrom(id, 0));
  await done(transaction);
}

export function eventsFrom(match: string, step: number): IDBKeyRange {
  return IDBKeyRange.bound([match, step], [match, Number.POSITIVE_INFINITY]);
}
