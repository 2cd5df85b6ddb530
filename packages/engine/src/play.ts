// The match runner: seats any mixture of bots, people and programs, lets chance and the clock act, to the end.

import { seatsOf } from './actors.ts';
import { type Ask, askOf, WAIT } from './ask.ts';
import { type Actors, BY_CHANCE, BY_CLOCK, CLOCK, type Entry, type Move, TICK } from './game.ts';
import type { Match } from './match.ts';
import type { Random } from './random.ts';
import { chanceFrom, orderRandom } from './seeds.ts';

export interface Player {
  /** The seat's stream. Left out by players who need none, which saves making the views. */
  hear?(entry: Entry): void;
  /** The index of the chosen move, or WAIT. */
  choose(ask: Ask): number | Promise<number>;
}

/**
 * Plays on until the match is over, or until `until` says so before an event. The seed is for chance and for the order
 * in which simultaneous actors are asked.
 */
export async function playMatch(
  match: Match,
  players: readonly Player[],
  seed: string,
  until?: (match: Match) => boolean,
): Promise<void> {
  const { game } = match;
  const chance = chanceFrom(seed);
  const order = orderRandom(seed);
  // Seats that let the present moment pass are not asked again before they notice something new.
  let waiting: Actors = 0;
  players.forEach((player, seat) => {
    if (player.hear) match.watch(seat, (entry) => player.hear?.(entry));
  });
  const moves: Move[] = [];
  for (;;) {
    const actors = game.actors(match.position);
    if (actors === 0 || until?.(match)) return;
    if (actors & BY_CHANCE) {
      match.chance(chance(match.dueDraw));
      waiting = 0;
      continue;
    }
    const seat = nextSeat(actors & ~waiting, order);
    if (seat < 0) {
      match.move(CLOCK, TICK);
      waiting = 0;
      continue;
    }
    const ask = askOf(match, seat, moves);
    const choice = ask.count === 0 ? WAIT : await players[seat].choose(ask);
    if (choice === WAIT) {
      waiting |= 1 << seat;
      continue;
    }
    const move = moves[choice];
    if (waiting) waiting = stillWaiting(match, waiting, seat, move);
    match.move(seat, move);
  }
}

/** One of the seats that may act, at random where there are several; -1 for none. */
function nextSeat(actors: Actors, random: Random): number {
  const seats = actors & (BY_CLOCK - 1);
  if (seats === 0) return -1;
  if ((seats & (seats - 1)) === 0) return 31 - Math.clz32(seats);
  const list = seatsOf(seats);
  return list[random.below(list.length)];
}

function stillWaiting(match: Match, waiting: Actors, seat: number, move: Move): Actors {
  const { game, position } = match;
  if (!game.notice) return 0;
  let still = 0;
  for (const waiter of seatsOf(waiting)) {
    if (game.notice(position, seat, move, waiter) === 0) still |= 1 << waiter;
  }
  return still;
}

/** A player who chooses evenly among everything allowed, waiting included. */
export function randomPlayer(random: Random): Player {
  return {
    choose: ({ count, mayWait }) => (mayWait ? random.below(count + 1) - 1 : random.below(count)),
  };
}
