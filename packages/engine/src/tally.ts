// What the hands of a match came to, and its result.

/** One finished hand: what each seat scored, and why. */
export interface ScoredHand<Facts = unknown> {
  readonly points: readonly number[];
  /** What the points came about from, where that is more than the points: the game exports the type of it. */
  readonly facts?: Facts;
  /** How the points came about, a sentence each; `{2}` stands for the name of seat 2. Left out where a catalog says it. */
  readonly lines?: readonly string[];
}

/** How a match ended: the final scores and the seats that won. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The score of a match so far, hand by hand, and its result once it is over. */
export interface Tally<Facts = unknown> {
  readonly hands: readonly ScoredHand<Facts>[];
  readonly result?: Result;
}
