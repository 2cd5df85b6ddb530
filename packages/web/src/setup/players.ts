// Who can sit at a table: the person at this screen, and bots of four strengths with names of the time.

import type { SeatOfRecord } from '@messdeck/engine';

export interface Level {
  /** The bot as '@messdeck/bots' spells it. */
  readonly bot: string;
  readonly title: string;
  readonly words: string;
}

export const LEVELS: readonly Level[] = [
  { bot: 'random', title: 'Recruit', words: 'Recruits play by whim' },
  { bot: 'search:40', title: 'Sergeant', words: 'Sergeants look at the next card' },
  { bot: 'search:150ms', title: 'Captain', words: 'Captains think ahead' },
  { bot: 'search:700ms', title: 'General', words: 'Generals think long' },
];

/** Who sits down where nothing is chosen. */
export const USUAL_BOT: string = LEVELS[2].bot;

const NAMES: readonly string[] = ['You', 'Mabel', 'Roy', 'Otto', 'Edna', 'Walter', 'Hazel', 'Clyde'];

/** Seats from 0: the player first, then bots; `bots` holds a bot for each seat, the first of them unused. */
export function seatPlayers(count: number, bots: readonly string[] = []): SeatOfRecord[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: NAMES[0] } : { name: NAMES[seat], bot: bots[seat] ?? USUAL_BOT },
  );
}
