// Which game each day deals, the same for everybody.

import type { Rules } from '@messdeck/engine';

export interface DailyGame {
  readonly game: string;
  readonly seats: number;
  readonly rules: Rules;
}

/** The games of the days in turn; of those for four it is one hand. */
const IN_TURN: readonly DailyGame[] = [
  { game: 'flag', seats: 1, rules: {} },
  { game: 'tactics', seats: 4, rules: { match: 'hand' } },
  { game: 'sammys-travels', seats: 1, rules: {} },
  { game: 'do-boy', seats: 4, rules: { match: 'hand' } },
  { game: 'militac', seats: 4, rules: { match: 'hand' } },
];

/** What is played on a day such as "2026-11-16". */
export function gameOf(day: string): DailyGame {
  return IN_TURN[(Date.parse(day) / 86_400_000) % IN_TURN.length];
}

/** The number of a day's deal. */
export const dealOf = (day: string): string => `daily ${day}`;
