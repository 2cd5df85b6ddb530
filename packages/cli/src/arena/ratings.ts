// Ratings of several bots from the matches between each two of them: those under which the results are most likely
// (Bradley and Terry's model on the scale of chess: 400 points more win ten to one), 1500 in the mean.

import { Random } from '@messdeck/engine';
import type { Interval, Share } from './figures.ts';

/** One bot alone against others of another kind, deal by deal. */
export interface Encounter {
  readonly bot: number;
  readonly against: number;
  /** How many sides the other bot plays. */
  readonly others: number;
  readonly deals: readonly Share[];
}

export interface Rating {
  readonly rating: number;
  readonly interval: Interval;
}

const MEAN = 1500;
const SCALE = 400 / Math.LN10;
/** Ratings are expected within some 600 points, so that a bot that never wins has one too. */
const PRIOR = (SCALE / 600) ** 2;
const ROUNDS = 60;
const RESAMPLES = 200;

export function rate(bots: number, encounters: readonly Encounter[], seed: string): Rating[] {
  const best = fit(bots, encounters);
  const random = new Random(seed, 'ratings');
  const samples = Array.from({ length: RESAMPLES }, () =>
    fit(
      bots,
      encounters.map((one) => resample(one, random)),
    ),
  );
  return best.map((rating, bot) => {
    const sorted = samples.map((sample) => sample[bot]).sort((a, b) => a - b);
    return { rating, interval: [quantile(sorted, 0.025), quantile(sorted, 0.975)] };
  });
}

/** Climbs to the likeliest strengths, one bot at a time. */
function fit(bots: number, encounters: readonly Encounter[]): number[] {
  const strength = new Array<number>(bots).fill(0);
  const results = encounters.map((one) => ({
    ...one,
    won: one.deals.reduce((sum, deal) => sum + deal.sum, 0),
    played: one.deals.reduce((sum, deal) => sum + deal.of, 0),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let bot = 0; bot < bots; bot++) {
      let slope = -PRIOR * strength[bot];
      let bend = PRIOR;
      for (const { bot: one, against, others, won, played } of results) {
        if (bot !== one && bot !== against) continue;
        const chance = 1 / (1 + others * Math.exp(strength[against] - strength[one]));
        slope += (bot === one ? 1 : -1) * (won - played * chance);
        bend += played * chance * (1 - chance);
      }
      strength[bot] += slope / bend;
    }
  }
  const middle = strength.reduce((sum, one) => sum + one, 0) / bots;
  return strength.map((one) => MEAN + SCALE * (one - middle));
}

function resample(encounter: Encounter, random: Random): Encounter {
  const { deals } = encounter;
  return { ...encounter, deals: deals.map(() => deals[random.below(deals.length)]) };
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.round(part * (sorted.length - 1))];
}
