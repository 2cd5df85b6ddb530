// Matches of this browser: opened from the shelf, listed while unfinished, offered again after a reload.

import { isRefusal, type LogEvent, type Rules, type SeatOfRecord, settleRules } from '@messdeck/engine';
import * as words from '#words/sources.ts';
import { loadGame } from '../games.ts';
import { listUnfinished, type StoredMatch, saveMatch, writeLog } from './store.ts';

export interface Opening {
  readonly game: string;
  readonly rules: Rules;
  /** A seat without a bot is the player's own; there is at most one. */
  readonly seats: readonly SeatOfRecord[];
  readonly seed: string;
}

/** A match that goes on from a log, such as a lesson's. */
export interface OpeningFrom extends Opening {
  readonly log: readonly LogEvent[];
  /** The match counts in no statistics. */
  readonly practice?: boolean;
  /** The day whose deal it is, for the one try that counts. */
  readonly daily?: string;
}

/** Writes a new match down and goes to its table. Resolves to the match's id. */
export function openMatch(opening: Opening): Promise<string> {
  return openMatchFrom({ ...opening, log: [] });
}

/** The match that is being written down: anyone who presses twice gets one. */
let underWay: Promise<string> | undefined;

export function openMatchFrom(opening: OpeningFrom): Promise<string> {
  underWay ??= writeDown(opening).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function writeDown(opening: OpeningFrom): Promise<string> {
  const { game: gameId, rules: given, seats, seed, log, practice, daily } = opening;
  const game = await loadGame(gameId);
  if (seats.filter((seat) => seat.bot === undefined).length > 1) {
    throw new Error(words.onlyOnePerson);
  }
  const rules = settleRules(game, given, seats.length);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const now = Date.now();
  const id = newId();
  const match: StoredMatch = {
    id,
    game: game.id,
    edition: game.edition,
    rules,
    seats: [...seats],
    seed,
    began: now,
    touched: now,
    steps: 0,
    scores: seats.map(() => 0),
    over: false,
    ...(practice && { practice }),
    ...(daily !== undefined && { daily }),
  };
  const summary = () => ({ steps: log.length, scores: match.scores, over: false });
  if (log.length === 0) await saveMatch(match);
  else await writeLog(match, { from: 0, events: log, summary });
  location.hash = `#/play/${id}`;
  return id;
}

export type { StoredMatch } from './store.ts';

/** Unfinished matches, the last played first. */
export function unfinishedMatches(): Promise<StoredMatch[]> {
  return listUnfinished();
}

/** The number of a deal that nobody chose: short enough to be told and typed. */
export function newSeed(): string {
  return String(1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 999_999_999));
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}
