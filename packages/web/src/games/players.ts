// Who can sit at a table: the person at this screen, and bots of four strengths with names of the time.

import { type SeatOfRecord, YOU } from '@messdeck/engine';
import * as words from '#words/games/players.ts';

export interface Level {
  /** The bot as '@messdeck/bots' spells it. */
  readonly bot: string;
  readonly title: string;
  readonly words: string;
}

export const LEVELS: readonly Level[] = [
  { bot: 'recruit', title: words.recruit, words: words.recruitEasy },
  { bot: 'sergeant', title: words.sergeant, words: words.sergeantLooksOneCardAhead },
  { bot: 'captain', title: words.captain, words: words.captainThinksAhead },
  { bot: 'general', title: words.general, words: words.generalThinksLongPlaysEndings },
];

/** Who sits down where nothing is chosen. */
export const USUAL_BOT: string = LEVELS[2].bot;

const NAMES: readonly string[] = [YOU, 'Mabel', 'Roy', 'Otto', 'Edna', 'Walter', 'Hazel', 'Clyde'];

/** Seats from 0: the player first, then bots; `bots` holds a bot for each seat, the first of them unused. */
export function seatPlayers(count: number, bots: readonly string[] = []): SeatOfRecord[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: NAMES[0] } : { name: NAMES[seat], bot: bots[seat] ?? USUAL_BOT },
  );
}
