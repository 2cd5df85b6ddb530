// Ratings are openskill's; the order of strengths is found, nothing is inflated, and who leaves is last.

import { rate, rating } from 'openskill';
import { expect, test } from 'vitest';
import { figures, isRanked, type Played, placesOf, UNKNOWN } from './figures.ts';
import { marksOf } from './marks.ts';
import { ratingsAfter } from './ratings.ts';

const played = (mu: number, sigma: number): Played => ({ mu, sigma, matches: 20 });

interface Match {
  readonly sides: readonly number[];
  readonly scores: readonly number[];
  readonly left?: readonly number[];
  readonly lowWins?: boolean;
}

function after(before: readonly Played[], { sides, scores, left = [], lowWins = false }: Match): Played[] {
  const best = lowWins ? Math.min(...scores) : Math.max(...scores);
  return ratingsAfter({
    seats: before.map((each, seat) => ({ before: each, side: sides[seat], left: left.includes(seat) })),
    scores,
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    lowWins,
  });
}

test('the library gives what its authors publish: two teams, and four on their own', () => {
  const teams = rate([
    [rating(), rating({ mu: 32.444, sigma: 5.123 })],
    [rating({ mu: 43.381, sigma: 2.421 }), rating({ mu: 25.188, sigma: 6.211 })],
  ]);
  const rounded = teams.map((team) => team.map(({ mu, sigma }) => [mu.toFixed(2), sigma.toFixed(2)]));
  expect(rounded).toEqual([
    [
      ['28.67', '8.07'],
      ['33.83', '5.06'],
    ],
    [
      ['43.07', '2.42'],
      ['23.15', '6.14'],
    ],
  ]);
  const four = rate([[rating()], [rating()], [rating()], [rating()]], { rank: [4, 1, 3, 2] });
  const published = [
    [20.963, 8.084],
    [27.795, 8.263],
    [24.689, 8.084],
    [26.553, 8.179],
  ];
  four.forEach(([{ mu, sigma }], at) => {
    expect(Math.abs(mu - published[at][0])).toBeLessThan(0.001);
    expect(Math.abs(sigma - published[at][1])).toBeLessThan(0.001);
  });
});

test('ours are the same for partners and for everybody alone, whatever the seats’ order', () => {
  const before = [played(25, 8.333), played(43.381, 2.421), played(32.444, 5.123), played(25.188, 6.211)];
  const ours = after(before, { sides: [0, 1, 0, 1], scores: [100, 80, 100, 80] });
  const [[a, c], [b, d]] = rate(
    [
      [before[0], before[2]],
      [before[1], before[3]],
    ],
    { rank: [1, 2], tau: 25 / 300 },
  );
  expect(ours.map(({ mu, sigma }) => ({ mu, sigma }))).toEqual([a, b, c, d]);
  const alone = after([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], {
    sides: [0, 1, 2, 3],
    scores: [10, 40, 20, 30],
  });
  const order = [1, 3, 2, 0];
  for (let at = 1; at < 4; at++) expect(alone[order[at - 1]].mu).toBeGreaterThan(alone[order[at]].mu);
});

test('equal scores are a tie, and where the fewest points win they do', () => {
  const [tied, other] = after([UNKNOWN, UNKNOWN], { sides: [0, 1], scores: [50, 50] });
  expect(tied.mu).toBeCloseTo(other.mu, 10);
  const [low, high] = after([UNKNOWN, UNKNOWN], { sides: [0, 1], scores: [3, 50], lowWins: true });
  expect(low.mu).toBeGreaterThan(high.mu);
});

test('who leaves is last, even with the best score; a partner’s rating stays as it was', () => {
  const before = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];
  const [left, one, partner, two] = after(before, { sides: [0, 1, 0, 1], scores: [99, 1, 99, 1], left: [0] });
  expect(left.mu).toBeLessThan(25);
  expect(partner).toBe(UNKNOWN);
  expect([one.mu > 25, two.mu > 25]).toEqual([true, true]);
  const alone = after(before, { sides: [0, 1, 2, 3], scores: [40, 30, 20, 10], left: [0] });
  expect(Math.min(...alone.map(({ mu }) => mu))).toBe(alone[0].mu);
});

/** A seeded source of numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A numbers drawn around 0. */
const bell = (next: () => number): number => next() + next() + next() + next() - 2;

/** Matches of players of fixed strength, who sit down as chance has it. */
function simulate(strengths: readonly number[], sides: readonly number[], matches: number): Played[] {
  const next = random(7);
  const ratings: Played[] = strengths.map(() => UNKNOWN);
  for (let match = 0; match < matches; match++) {
    const order = strengths.map((_, at) => ({ at, by: next() })).sort((a, b) => a.by - b.by);
    const sitting = order.slice(0, sides.length).map(({ at }) => at);
    const bySide = [...new Set(sides)].map((side) =>
      sitting.reduce((sum, at, seat) => sum + (sides[seat] === side ? strengths[at] + 4 * bell(next) : 0), 0),
    );
    const scores = sides.map((side) => bySide[side]);
    const now = after(
      sitting.map((at) => ratings[at]),
      { sides, scores },
    );
    sitting.forEach((at, seat) => {
      ratings[at] = now[seat];
    });
  }
  return ratings;
}

const STRENGTHS = [-6, -4, -2, 0, 2, 4, 6, 8];
const matches = process.env['EVERY_TEST'] ? 100_000 : 3000;

test.each([
  ['partners', [0, 1, 0, 1]],
  ['everybody alone', [0, 1, 2, 3]],
  ['two', [0, 1]],
])(
  `nothing is inflated over ${matches} matches of fixed strength, and their order is found: %s`,
  (_, sides) => {
    const ratings = simulate(STRENGTHS, sides, matches);
    const mean = ratings.reduce((sum, { mu }) => sum + mu, 0) / ratings.length;
    expect(Math.abs(mean - 25)).toBeLessThan(1.5);
    const found = ratings.map(({ mu }, at) => ({ mu, at })).sort((a, b) => a.mu - b.mu);
    expect(found.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const each of ratings) expect(isRanked(each)).toBe(true);
  },
);

test('a rating is shown from the tenth match on, when it is certain enough', () => {
  expect(isRanked({ ...UNKNOWN, matches: 50 })).toBe(false);
  expect(isRanked({ mu: 25, sigma: 7, matches: 9 })).toBe(false);
  expect(isRanked({ mu: 25, sigma: 7, matches: 10 })).toBe(true);
  expect(figures(UNKNOWN)).toEqual({ rating: 1500, give: 133 });
});

test('those whom the figures cannot tell apart share their places', () => {
  const places = placesOf([
    { rating: 1800, give: 40 },
    { rating: 1770, give: 40 },
    { rating: 1600, give: 60 },
    { rating: 1500, give: 20 },
  ]);
  expect(places).toEqual([
    { from: 1, to: 2 },
    { from: 1, to: 2 },
    { from: 3, to: 3 },
    { from: 4, to: 4 },
  ]);
});

test('bots stand at fixed marks in the order of their levels; a captain where everybody begins', () => {
  for (const [game, seats, teams] of [
    ['tactics', 4, true],
    ['sigs', 5, false],
    ['skirmish', 2, false],
  ] as const) {
    const marks = marksOf(game, seats, teams);
    expect(marks.map(({ bot }) => bot)).toEqual(['general', 'captain', 'sergeant', 'recruit']);
    expect(marks.find(({ bot }) => bot === 'captain')!.rating).toBe(1500);
    for (let at = 1; at < 4; at++) expect(marks[at - 1].rating).toBeGreaterThan(marks[at].rating);
  }
  expect(marksOf('flag', 1, false)).toEqual([]);
});
