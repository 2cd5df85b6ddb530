// A moment of real time: who calls, and when. Bots need as long as people do, and sometimes overlook a call.

import { type Ask, type Match, type Move, type Player, type Random, seatsOf, WAIT } from '@messdeck/engine';

/** A call made within a window: the seat, its move, and the time since the window opened. */
export interface Call {
  readonly seat: number;
  readonly move: Move;
  readonly at: number;
}

/** Two calls so close together count as simultaneous (Bang's tie margin). */
export const TIE_MARGIN = 150;
/** Bots call in this part of the window: not before a person could, not at its very end. */
const QUICKEST = 0.36;
const SLOWEST = 0.9;
/** One call in so many is overlooked. */
const OVERLOOKED = 7;

/** What the bots among the actors would call, with a human reaction time each. */
export async function botCalls(
  match: Match,
  players: readonly (Player | undefined)[],
  random: Random,
  window: number,
): Promise<Call[]> {
  const { game, position } = match;
  const calls: Call[] = [];
  for (const seat of seatsOf(game.actors(position))) {
    const player = players[seat];
    if (!player) continue;
    const moves: Move[] = [];
    const count = game.legal(position, seat, moves);
    if (count === 0) continue;
    const ask: Ask = { moves, count, mayWait: true, text: (i) => game.text(position, seat, moves[i]) };
    const choice = await player.choose(ask);
    if (choice === WAIT || random.below(OVERLOOKED) === 0) continue;
    calls.push({
      seat,
      move: moves[choice],
      at: Math.round(window * (QUICKEST + ((SLOWEST - QUICKEST) * random.below(1000)) / 1000)),
    });
  }
  return calls.sort((a, b) => a.at - b.at);
}
