// Where every seed comes from. The same seed deals the same cards at every table, whoever sits there: what is dealt
// depends on the seed and on how many chance events there were before, on nothing else.

import type { ActorName } from './game.ts';
import { Random } from './random.ts';

/** Puts a list into an order that nobody can foresee, in place. */
export interface Shuffler {
  shuffle<T>(list: T[]): T[];
}

/** Chance at one match: whoever shuffles for the chance event number `n`, counted from 0. */
export type Chance = (n: number) => Shuffler;

/** Chance from a seed. */
export function chanceFrom(seed: string): Chance {
  return (n) => new Random(seed, 'chance', n);
}

/** How many chance events a log holds: the number of the next one. */
export function drawnIn(log: readonly { readonly by: ActorName }[]): number {
  return log.reduce((drawn, { by }) => (by === 'chance' ? drawn + 1 : drawn), 0);
}

/** The numbers of the bot at a seat. */
export function botRandom(seed: string, seat: number): Random {
  return new Random(seed, 'bot', seat);
}

/** The numbers by which it is decided who is asked first where several may act. */
export function orderRandom(seed: string): Random {
  return new Random(seed, 'order');
}

/** The seed of match number `k` of a run: match 0 has the seed of the run itself. */
export function matchSeed(seed: string, k: number): string {
  return k === 0 ? seed : `${seed}/${k}`;
}
