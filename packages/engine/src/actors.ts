// Actors between their two forms: numbers and bit sets inside, names in views and records.

import {
  type Actor,
  type ActorName,
  type Actors,
  BY_CHANCE,
  BY_CLOCK,
  CHANCE,
  CLOCK,
  type Game,
} from './game.ts';

/** Names in the contract's order: chance, clock, seats ascending. */
export function actorNames(actors: Actors): ActorName[] {
  const names: ActorName[] = [];
  if (actors & BY_CHANCE) names.push('chance');
  if (actors & BY_CLOCK) names.push('clock');
  names.push(...seatsOf(actors));
  return names;
}

/** The seats among the actors, ascending. */
export function seatsOf(actors: Actors): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < CLOCK; seat++) if (actors & (1 << seat)) seats.push(seat);
  return seats;
}

/** The sides of a position, each as the list of its seats. */
export function sidesOf<P>(game: Pick<Game<P>, 'side'>, position: P, seats: number): number[][] {
  const sides = new Map<number, number[]>();
  for (let seat = 0; seat < seats; seat++) {
    const side = game.side(position, seat);
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}

/** The engine's number for an actor named in a log or a view. */
export function parseActor(name: ActorName): Actor {
  return name === 'chance' ? CHANCE : name === 'clock' ? CLOCK : name;
}
