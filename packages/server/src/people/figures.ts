// Ratings as people read them: figures, places, and which side came where. What moves them is in ratings.ts, which is
// loaded when a match is rated.

/** Figures as people read them: a newcomer begins at 1500. */
const MIDDLE = 25;
const BEGINNING = 1500;
const SCALE = 16;
/** A rating is shown, and has a place, when it is as certain as this. */
const CERTAIN = 7.6;
const ENOUGH = 10;

export interface Played {
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

/** Somebody of whom nothing is known yet. */
export const UNKNOWN: Played = { mu: MIDDLE, sigma: MIDDLE / 3, matches: 0 };

/** A match as it counts: for each seat its rating before, its side, and whether somebody left it. */
export interface Outcome {
  readonly seats: readonly { readonly before: Played; readonly side: number; readonly left: boolean }[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly lowWins: boolean;
}

/** The place of each side: winners first, then by score; who left is last, whatever the score. */
export function ranksOf(
  members: readonly (readonly number[])[],
  {
    seats,
    scores,
    winners,
    lowWins,
  }: Omit<Outcome, 'seats'> & { readonly seats: readonly { readonly left: boolean }[] },
): number[] {
  const worth = members.map((seatsOf) => {
    if (seatsOf.some((at) => seats[at].left)) return Number.NEGATIVE_INFINITY;
    if (seatsOf.some((at) => winners.includes(at))) return Number.POSITIVE_INFINITY;
    const score = scores[seatsOf[0]] ?? 0;
    return lowWins ? -score : score;
  });
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}

/** Whether a rating is certain enough to be shown. */
export function isRanked({ sigma, matches }: Played): boolean {
  return matches >= ENOUGH && sigma <= CERTAIN;
}

/** About how many more matches it takes until it is shown; at least one. */
export function matchesMissing({ matches }: Played): number {
  return Math.max(1, ENOUGH - matches);
}

/** A rating as people read it, and what it does not know. */
export function figures({ mu, sigma }: Pick<Played, 'mu' | 'sigma'>): {
  readonly rating: number;
  readonly give: number;
} {
  return {
    rating: Math.round(BEGINNING + (mu - MIDDLE) * SCALE),
    give: Math.max(1, Math.round(sigma * SCALE)),
  };
}

/** The places between which each stands: those whom the figures cannot tell apart share them. */
export function placesOf(
  all: readonly { readonly rating: number; readonly give: number }[],
): { readonly from: number; readonly to: number }[] {
  const lows = all.map(({ rating, give }) => rating - give).sort((a, b) => b - a);
  const highs = all.map(({ rating, give }) => rating + give).sort((a, b) => b - a);
  return all.map(({ rating, give }) => ({
    from: 1 + countFirst(lows, (low) => low > rating + give),
    // Oneself is among those who are not surely below.
    to: countFirst(highs, (high) => high >= rating - give),
  }));
}

/** How many at the head of a sorted list are as wanted. */
function countFirst(sorted: readonly number[], isWanted: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isWanted(sorted[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}
