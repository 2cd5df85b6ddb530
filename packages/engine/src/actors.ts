// Actors between their two forms: numbers and bit sets inside, names in views and records.

import { type Actor, type ActorName, type Actors, BY_CHANCE, BY_CLOCK, CHANCE, CLOCK } from './game.ts';

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

export function parseActor(name: ActorName): Actor {
  return name === 'chance' ? CHANCE : name === 'clock' ? CLOCK : name;
}
