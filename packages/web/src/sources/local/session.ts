// Matches of this browser: opened from the shelf, listed while unfinished, offered again after a reload.

import { isRefusal, type Rules, type SeatOfRecord, settleRules } from '@messdeck/engine';
import type { StoredMatch } from '@messdeck/host';
import { loadGame } from '../../app/games.ts';
import { deleteMatch, listUnfinished, saveMatch } from './store.ts';

export interface Opening {
  readonly game: string;
  readonly rules: Rules;
  /** A seat without a bot is the player's own; there is at most one. */
  readonly seats: readonly SeatOfRecord[];
  readonly seed: string;
}

/** Writes a new match down and goes to its table. Resolves to the match's id. */
export async function openMatch({ game: gameId, rules: given, seats, seed }: Opening): Promise<string> {
  const game = await loadGame(gameId);
  if (seats.filter((seat) => seat.bot === undefined).length > 1) {
    throw new Error('On one device one person plays; the other seats are for bots.');
  }
  const rules = settleRules(game, given, seats.length);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const now = Date.now();
  const id = newId();
  await saveMatch({
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
  });
  location.hash = `#/play/${id}`;
  return id;
}

export type { StoredMatch } from '@messdeck/host';

/** Unfinished matches, the last played first. */
export function unfinishedMatches(): Promise<StoredMatch[]> {
  return listUnfinished();
}

/** Throws an unfinished match away. */
export function abandonMatch(id: string): Promise<void> {
  return deleteMatch(id);
}

/** A seed nobody chose. */
export function newSeed(): string {
  return newId();
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}
