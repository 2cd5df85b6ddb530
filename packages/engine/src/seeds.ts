// Where every seed comes from. A seed deals the same cards at every table, no matter who plays or how: the deal depends
// on the seed, the number of the hand and the number of the draw within that hand, and on nothing else.

import { Random } from './random.ts';

/** Puts a list into an unpredictable order, in place. */
export interface Shuffler {
  shuffle<T>(list: T[]): T[];
}

/**
 * Which draw of a match this is, both counted from 0. A draw that opens a hand (`Draw.opens`) is the first of that
 * hand; a reshuffle in the middle of a hand is a later one, so it does not change what the next hand is dealt.
 */
export interface DrawNumber {
  readonly hand: number;
  readonly draw: number;
}

/** Chance at one match: the shuffler for each draw. */
export type Chance = (number: DrawNumber) => Shuffler;

/** Chance from a seed. */
export function chanceFrom(seed: string): Chance {
  return ({ hand, draw }) =>
    draw === 0 ? new Random(seed, 'chance', hand) : new Random(seed, 'chance', hand, draw);
}

/** The random numbers of the bot at a seat. */
export function botRandom(seed: string, seat: number): Random {
  return new Random(seed, 'bot', seat);
}

/** Decides who is asked first when several seats may act. */
export function orderRandom(seed: string): Random {
  return new Random(seed, 'order');
}

/** The seed of match `k` of a run. Match 0 uses the seed of the run itself. */
export function matchSeed(seed: string, k: number): string {
  return k === 0 ? seed : `${seed}/${k}`;
}
