// The same cards once more: dealt from the same seed; or, where a match went on from a lesson or a replay, or came from a
// file that names no seed, as its own log dealt them first.

import type { LogEvent, Rules, SeatOfRecord } from '@messdeck/engine';
import { newSeed, type OpeningFrom } from './session.ts';
import { loadLog } from './store.ts';

/** A match that is kept, as far as its cards go. */
interface Dealt {
  readonly id: string;
  readonly game: string;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
  readonly seed: string;
  readonly practice?: boolean;
}

/** How to open a match with the cards of this one. */
export async function sameCards({ id, game, rules, seats, seed, practice }: Dealt): Promise<OpeningFrom> {
  if (seed !== '' && !practice) return { game, rules, seats, seed, log: [] };
  return { game, rules, seats, seed: seed || newSeed(), log: firstDeal(await loadLog(id)), practice: true };
}

/** The log up to the first hand that is dealt whole; some games shuffle twice for it. */
export function firstDeal(log: readonly LogEvent[]): LogEvent[] {
  const shuffled = log.findIndex(({ do: text }) => text.startsWith('shuffle'));
  const played = log.findIndex(({ by }, i) => i > shuffled && by !== 'chance');
  return log.slice(0, played < 0 ? log.length : played).map(({ by, do: text }) => ({ by, do: text }));
}
