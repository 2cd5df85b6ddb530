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

export function questionOf(table: Table, ask: number): Question {
  return {
    ask,
    game: table.game.id,
    rules: table.rules,
    seats: table.names.length,
    seat: table.seat ?? -1,
    stream: table.entries.value,
  };
}
