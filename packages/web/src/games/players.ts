// Who can sit at a table: the person at this screen, and bots of four strengths with names of the time.

import type { SeatOfRecord } from '@messdeck/engine';

export interface Level {
  /** The bot as '@messdeck/bots' spells it. */
  readonly bot: string;
  readonly title: string;
  readonly words: string;
}

export const LEVELS: readonly Level[] = [
  { bot: 'recruit', title: 'Recruit', words: 'Recruits do what comes to mind' },
  { bot: 'sergeant', title: 'Sergeant', words: 'Sergeants look at the next card' },
  { bot: 'captain', title: 'Captain', words: 'Captains think ahead' },
  { bot: 'general', title: 'General', words: 'Generals think long and play endings out' },
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
