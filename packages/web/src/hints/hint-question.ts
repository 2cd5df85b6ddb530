// What the thinking worker is asked: the seat's stream and nothing else. The law of hints holds here: what a seat cannot
// know is in none of this.

import type { Entry, Rules } from '@messdeck/engine';
import type { Table } from '../sources/table.ts';

export interface Question {
  readonly ask: number;
  readonly game: string;
  readonly rules: Rules;
  readonly seats: number;
  readonly seat: number;
  readonly stream: readonly Entry[];
}

/** About the last moment at which the seat was asked: a call window may close while a hint is fetched. */
export function questionOf(table: Table, ask: number): Question {
  const entries = table.entries.value;
  const asked = entries.findLastIndex(({ view }) => view.legal.length > 0);
  return {
    ask,
    game: table.game.id,
    rules: table.rules,
    seats: table.names.length,
    seat: table.seat ?? -1,
    stream: asked < 0 ? entries : entries.slice(0, asked + 1),
  };
}
