// How long a match takes at a table with one person and bots, by the natural pace of the page: counted from its moves,
// since nobody waits while the lab plays.

import type { Row } from '../row.ts';

/** Seconds: a person's choice, one in a game for one, a bot's move, a look at new cards. */
const PACE = { own: 4, alone: 1.5, bot: 0.9, deal: 8 };

export function minutesOf({ actions, dealt }: Row, seats: number): number {
  const move = seats === 1 ? PACE.alone : (PACE.own + (seats - 1) * PACE.bot) / seats;
  return (actions * move + dealt * PACE.deal) / 60;
}
