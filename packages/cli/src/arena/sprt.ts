// The sequential test of two strengths: is a bot better by at least one rating difference, or by no more than a smaller one? It
// looks at whole deals, played from both sides, since matches of one deal depend on each other (the pentanomial model;
// the likelihoods are those of Fishtest: the distribution that fits best among those with the mean in question).

import { Complaint } from '../complaint.ts';

/** The points of a rating that are held against each other. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export interface Verdict extends Hypotheses {
  /** The logarithm of how much better the second hypothesis explains the results. */
  readonly llr: number;
  /** The test ends where it leaves these: wrong in at most 5 of 100 cases, either way. */
  readonly bounds: readonly [number, number];
  readonly accepted: 'elo0' | 'elo1' | null;
  /** Deals by the bot's score in them, from none to all. */
  readonly deals: readonly number[];
}

const BOUND = Math.log(0.95 / 0.05);
/** A score that never came up is given a little weight, so that it is not taken for impossible. */
const LITTLE = 1e-3;

export function parseHypotheses(text: string): Hypotheses {
  const [elo0, elo1, ...more] = text.split(',').map(Number);
  const fine = [elo0, elo1].every((elo) => Number.isFinite(elo) && Math.abs(elo) <= 1000);
  if (!fine || more.length > 0 || elo0 >= elo1) {
    throw new Complaint(
      `--sprt takes two ratings from -1000 to 1000, the lower first, such as 0,20, not ${JSON.stringify(text)}.`,
    );
  }
  return { elo0, elo1 };
}

/** What the deals say so far; `deals` counts them by the bot's score, in even steps from nothing to everything. */
export function judge({ elo0, elo1 }: Hypotheses, deals: readonly number[]): Verdict {
  const llr = deals.some((count) => count > 0) ? likelihood(deals, elo0, elo1) : 0;
  const accepted = llr >= BOUND ? 'elo1' : llr <= -BOUND ? 'elo0' : null;
  return { elo0, elo1, llr, bounds: [-BOUND, BOUND], accepted, deals };
}

function likelihood(deals: readonly number[], elo0: number, elo1: number): number {
  const counts = deals.map((count) => count || LITTLE);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const odds = counts.map((count) => count / all);
  const [low, high] = [tilted(odds, scoreOf(elo0)), tilted(odds, scoreOf(elo1))];
  return all * odds.reduce((sum, p, i) => sum + p * Math.log(high[i] / low[i]), 0);
}

/** The share of points that a rating difference is worth. */
function scoreOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The likeliest distribution with this mean: the one seen, each score weighed by 1 / (1 + tilt · distance). */
function tilted(odds: readonly number[], mean: number): number[] {
  const distances = odds.map((_, i) => i / (odds.length - 1) - mean);
  // Between these all weights are positive; the mean falls as the tilt grows.
  let low = -1 / distances[distances.length - 1];
  let high = -1 / distances[0];
  for (let round = 0; round < 200; round++) {
    const tilt = (low + high) / 2;
    const excess = odds.reduce((sum, p, i) => sum + (p * distances[i]) / (1 + tilt * distances[i]), 0);
    if (excess > 0) low = tilt;
    else high = tilt;
  }
  const tilt = (low + high) / 2;
  return odds.map((p, i) => p / (1 + tilt * distances[i]));
}
