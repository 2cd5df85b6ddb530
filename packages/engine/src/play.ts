// The match runner: seats any mixture of bots, people and programs, lets chance and the clock act, to the end.

import { seatsOf } from './actors.ts';
import { type Ask, askOf, WAIT } from './ask.ts';
import { type Actors, BY_CHANCE, BY_CLOCK, CLOCK, type Entry, type Move, TICK, UNSEEN } from './game.ts';
import type { Match } from './match.ts';
import type { Random } from './random.ts';
import { type Chance, chanceFrom, orderRandom } from './seeds.ts';

/** Anyone who can take a seat in a match: a bot, a person, or a program. */
export interface Player {
  /** The seat's stream. Left out by players who need none, which saves making the views. */
  hear?(entry: Entry): void;
  /** The index of the chosen move, or WAIT. */
  choose(ask: Ask): number | Promise<number>;
}

/**
 * Who is asked next. Seats that let the present moment pass are not asked again before they notice something new; where
 * several may act, one of them is drawn.
 */
export class Turns {
  private readonly order: Random;
  private waiting: Actors;

  constructor(order: Random, waiting: Actors = 0) {
    this.order = order;
    this.waiting = waiting;
  }

  /** The seat to be asked, out of these actors; -1: nobody is left, and the clock ticks. */
  next(actors: Actors): number {
    const seats = actors & ~this.waiting & (BY_CLOCK - 1);
    if (seats === 0) return -1;
    if ((seats & (seats - 1)) === 0) return 31 - Math.clz32(seats);
    const list = seatsOf(seats);
    return list[this.order.below(list.length)];
  }

  /** This seat lets the moment pass. */
  wait(seat: number): void {
    this.waiting |= 1 << seat;
  }

  /** Chance or the clock is about to act, which everybody notices. */
  renew(): void {
    this.waiting = 0;
  }

  /** A seat is about to make this move: those who notice it are asked again. */
  moving({ game, position }: Match, seat: number, move: Move): void {
    if (this.waiting === 0) return;
    let still = 0;
    if (game.notice) {
      for (const waiter of seatsOf(this.waiting))
        if (game.notice(position, seat, move, waiter) === UNSEEN) still |= 1 << waiter;
    }
    this.waiting = still;
  }

  clone(): Turns {
    return this.reseeded(this.order.clone());
  }

  /** The same moment, with other numbers to draw from. */
  reseeded(order: Random): Turns {
    return new Turns(order, this.waiting);
  }
}

/**
 * Plays on until the match is over, or until `until` says so before an event. The seed is for chance and for the order
 * in which simultaneous actors are asked; `chance` is for those who deal otherwise.
 */
export async function playMatch(
  match: Match,
  players: readonly Player[],
  seed: string,
  until?: (match: Match) => boolean,
  chance: Chance = chanceFrom(seed),
): Promise<void> {
  const { game } = match;
  const turns = new Turns(orderRandom(seed));
  players.forEach((player, seat) => {
    if (player.hear) match.watch(seat, (entry) => player.hear?.(entry));
  });
  const moves: Move[] = [];
  for (;;) {
    const actors = game.actors(match.position);
    if (actors === 0 || until?.(match)) return;
    if (actors & BY_CHANCE) {
      turns.renew();
      match.chance(chance(match.dueDraw));
      continue;
    }
    const seat = turns.next(actors);
    if (seat < 0) {
      turns.renew();
      match.move(CLOCK, TICK);
      continue;
    }
    const ask = askOf(match, seat, moves);
    const choice = ask.count === 0 ? WAIT : await players[seat].choose(ask);
    if (choice === WAIT) {
      turns.wait(seat);
      continue;
    }
    const move = moves[choice];
    turns.moving(match, seat, move);
    match.move(seat, move);
  }
}

/** A player who chooses evenly among everything allowed, waiting included. */
export function randomPlayer(random: Random): Player {
  return {
    choose: ({ count, mayWait }) => (mayWait ? random.below(count + 1) - 1 : random.below(count)),
  };
}
